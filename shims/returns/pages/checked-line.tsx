import type { VNode } from 'preact';
import { decimalMoneyText } from '#contract/money-text.js';
import { FRAME_WORDS } from '#kit/page/frame-words.js';
import type { FormState } from '#kit/page/pages.js';
import { CHECK_WORDS } from './check-words.js';
import { CHOOSE_WORDS } from './choose-words.js';
import { ExchangeField, QuantityField, ReasonField } from './line-fields.js';
import { LineHead } from './line-head.js';
import { fieldsOf, isReturnable, phraseOf, textOf, type PickedLine } from './lines.js';
import type { ShopperOrder } from './shown-order.js';

interface Parts {
  readonly line: PickedLine;
  readonly order: ShopperOrder;
  readonly state: FormState;
}

/** A line as it was chosen; what was refused of it, or is asked again, can be chosen here. */
export const CheckedLine = ({ line: picked, order, state }: Parts): VNode => {
  const [{ line, chosen }, { flaws, typed }, words, choose] = [picked, state, CHECK_WORDS[order.language], CHOOSE_WORDS[order.language]];
  const names = fieldsOf(line);
  const isAsked = (name: string): boolean => name in flaws || name in typed;
  return (
    <div class="card" role="group" aria-label={phraseOf(line)}>
      <LineHead line={line} price={`${textOf(typed, names.quantity) || String(chosen.quantity)} × ${decimalMoneyText(line.price, order.currency, order.language)}`}>
        <Details line={picked} order={order} />
      </LineHead>
      {isAsked(names.quantity) && <QuantityField line={line} words={choose} />}
      {isAsked(names.reason) && <ReasonField line={line} reasons={order.reasons} words={choose} />}
      {isAsked(names.exchange) && <ExchangeField line={line} label={words.exchange(phraseOf(line))} prompt={words.exchangePrompt} />}
    </div>
  );
};

/** Why it cannot be returned, if so; the reason, and what is wanted instead. */
const Details = ({ line: { line, chosen }, order: { language, reasons } }: Omit<Parts, 'state'>): VNode => {
  const wanted = line.exchangeOptions.find(({ barcode }) => barcode === chosen.exchange);
  return (
    <>
      {!isReturnable(line) && <p class="small">{CHOOSE_WORDS[language].blocks[line.blocked ?? 'ALREADY_RETURNED']}</p>}
      <p class="soft small">{reasons.find(({ code }) => code === chosen.reason)?.label}</p>
      {chosen.exchange !== '' && <p class="small">{CHECK_WORDS[language].instead}{FRAME_WORDS[language].colon}{wanted?.label ?? chosen.exchange}</p>}
    </>
  );
};
