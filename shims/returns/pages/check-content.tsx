import type { VNode } from 'preact';
import { decimalMoneyText } from '#contract/money-text.js';
import { Button, Facts, FileField, Form, Link, Section, TextArea, type FormState } from '#kit/page/pages.js';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../photo-limits.js';
import { methodLabel } from '../words.js';
import { CHECK_WORDS, type CheckWords } from './check-words.js';
import { queryOfChoice, type Choice } from './choice.js';
import type { Estimate } from './check-page.js';
import { CHOOSE_WORDS } from './choose-words.js';
import { ExchangeField, pieceOf, QuantityField, ReasonField } from './line-fields.js';
import { LineHead } from './line-head.js';
import { fieldsOf, phraseOf, picked, type PickedLine } from './lines.js';
import { pathOf, type ShopperOrder } from './portal-page.js';

interface Parts {
  readonly order: ShopperOrder;
  readonly choice: Choice;
  readonly slug: string;
  readonly estimate: Estimate | null;
  readonly state: FormState;
  /** What a second click sends again: it makes one return. */
  readonly requestKey: string;
}

/** The field of the key. */
export const KEY_FIELD = 'request_key';

/** Everything that was chosen, what is still asked, and the button that makes the return. */
export const CheckContent = ({ order, choice, slug, estimate, state, requestKey }: Parts): VNode => {
  const words = CHECK_WORDS[order.language];
  const lines = picked(order, choice.lines);
  const needs = ({ chosen: { reason } }: PickedLine) => order.reasons.find(({ code }) => code === reason);
  const isPhotoNeeded = lines.some((line) => needs(line)?.requiresPhoto === true);
  return (
    <Form state={state} hasFiles>
      <input type="hidden" name={KEY_FIELD} value={requestKey} />
      <Section id="what" title={words.what}>
        {lines.map((line) => <Checked line={line} order={order} words={words} state={state} />)}
        <p><Link href={pathOf(slug, `/order${queryOfChoice(choice)}`)}>{words.changeItems}</Link></p>
      </Section>
      <Section id="summary" title={words.summary}>
        <Facts facts={factsOf({ order, choice, estimate }, words)} />
        <p><Link href={pathOf(slug, `/order/how${queryOfChoice(choice)}`)}>{words.changeHow}</Link></p>
      </Section>
      <Section id="more" title={words.more}>
        {lines.filter((line) => needs(line)?.requiresComment === true).map(({ line }) => <TextArea name={fieldsOf(line).comment} label={words.comment(phraseOf(line))} hint={words.commentHint} maxLength={LONGEST} />)}
        <div data-most={MOST_PHOTOS} data-largest={LARGEST_PHOTO} data-too-many={words.tooManyPhotos} data-too-large={words.photoTooLarge}>
          <FileField name="photos" label={words.photos} hint={isPhotoNeeded ? `${words.photosNeeded}. ${words.photosHint}` : words.photosHint} accept={ACCEPTED} isMultiple isOptional={!isPhotoNeeded} />
        </div>
        <TextArea name="note" label={words.note} maxLength={LONGEST} isOptional />
      </Section>
      <div class="row"><Button>{words.confirm}</Button></div>
    </Form>
  );
};

const LONGEST = 2000;
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,.heic';

/** A line as it was chosen; what was refused of it, or is asked again, can be chosen here. */
const Checked = ({ line: { line, chosen }, order, words, state: { flaws, typed } }: Pick<Parts, 'order' | 'state'> & { readonly line: PickedLine; readonly words: CheckWords }): VNode => {
  const [names, choose] = [fieldsOf(line), CHOOSE_WORDS[order.language]];
  const isAsked = (name: string): boolean => name in flaws || name in typed;
  const wanted = line.exchangeOptions.find(({ barcode }) => barcode === chosen.exchange);
  return (
    <div class="card" role="group" aria-label={phraseOf(line)}>
      <LineHead line={line} price={`${String(chosen.quantity)} × ${decimalMoneyText(line.price, order.currency, order.language)}`}>
        <p class="soft small">{order.reasons.find(({ code }) => code === chosen.reason)?.label}</p>
        {chosen.exchange !== '' && <p class="small">{words.instead}: {wanted ? pieceOf(wanted) : chosen.exchange}</p>}
      </LineHead>
      {isAsked(names.quantity) && <QuantityField line={line} words={choose} />}
      {isAsked(names.reason) && <ReasonField line={line} reasons={order.reasons} words={choose} />}
      {isAsked(names.exchange) && <ExchangeField line={line} label={words.exchange(phraseOf(line))} prompt={words.exchangePrompt} />}
    </div>
  );
};

function factsOf({ order, choice: { resolution, method, store }, estimate }: Pick<Parts, 'order' | 'choice' | 'estimate'>, words: CheckWords): [string, string][] {
  const place = order.stores.find(({ code }) => code === store);
  const money = (amount: string): string => decimalMoneyText(amount, order.currency, order.language);
  return [
    ...(resolution ? [[words.youGet, CHOOSE_WORDS[order.language].resolutions[resolution]] satisfies [string, string]] : []),
    ...(estimate ? [[resolution === 'STORE_CREDIT' ? words.credit : words.refund, money(estimate.estimated)] satisfies [string, string]] : []),
    ...(estimate && Number(estimate.fee) > 0 ? [[words.withheld, money(estimate.fee)] satisfies [string, string]] : []),
    ...(method ? [[words.way, methodLabel(method, order.language)] satisfies [string, string]] : []),
    ...(place ? [[words.store, [place.name, place.address, place.city].filter((part) => part !== null).join(', ')] satisfies [string, string]] : []),
  ];
}
