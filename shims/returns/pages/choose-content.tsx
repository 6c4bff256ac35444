import type { VNode } from 'preact';
import { decimalMoneyText } from '#contract/money-text.js';
import { shopperZone } from '#contract/shopper-zone.js';
import { Button, Facts, Form, Link, Moment, RadioGroup, Section, type Brand, type FormState } from '#kit/page/pages.js';
import { RESOLUTION_WORDS } from '../words.js';
import { CHOOSE_WORDS, type ChooseWords } from './choose-words.js';
import { QuantityField, ReasonField } from './line-fields.js';
import { LineHead } from './line-head.js';
import { isOpenOrder, isReturnable, phraseOf, type ShopperLine } from './lines.js';
import { pathOf } from './portal-page.js';
import type { ShopperOrder } from './shown-order.js';

interface Parts {
  readonly order: ShopperOrder;
  readonly slug: string;
  readonly brand: Brand;
  readonly state: FormState;
}

/** The order, and the form in which its shopper chooses what comes back. */
export const ChooseContent = ({ order, slug, brand, state }: Parts): VNode => {
  const words = CHOOSE_WORDS[order.language];
  return (
    <>
      <Facts facts={factsOf(order, words)} />
      {isOpenOrder(order) ? (
        <Form state={state}>
          <input type="hidden" name="sent" value="1" />
          <Section id="items" title={words.items}>{order.lines.map((line) => lineCard(line, order, words))}</Section>
          <RadioGroup name="resolution" label={words.resolution} choices={resolutionsOf(order, words)} />
          <div class="row"><Button>{words.next}</Button></div>
        </Form>
      ) : (
        <>
          <Section id="items" title={words.items}>{order.lines.map((line) => <Unreturnable line={line} order={order} words={words} />)}</Section>
          <Contact brand={brand} words={words} />
        </>
      )}
      <p><Link href={pathOf(slug)}>{words.another}</Link></p>
    </>
  );
};

/** How the store is reached; nothing where it does not say so. */
const Contact = ({ brand: { supportEmail, supportUrl }, words }: { readonly brand: Brand; readonly words: ChooseWords }): VNode | null => {
  const links = [...supportEmail == null ? [] : [[`mailto:${supportEmail}`, supportEmail] as const], ...supportUrl == null ? [] : [[supportUrl, supportUrl] as const]];
  return links.length === 0 ? null : <p>{words.contact} {links.map(([href, text], index) => <>{index > 0 && ' · '}<Link href={href}>{text}</Link></>)}</p>;
};

function factsOf({ name, placedAt, deliveredAt, returnableUntil, blocked, country }: ShopperOrder, words: ChooseWords): [string, VNode | string][] {
  const timeZone = shopperZone(country ?? '');
  return [
    [words.order, name], [words.placed, <Moment at={placedAt} timeZone={timeZone} isDay />],
    ...(deliveredAt === null ? [] : [[words.delivered, <Moment at={deliveredAt} timeZone={timeZone} isDay />] as [string, VNode]]),
    ...(returnableUntil === null || blocked !== null ? [] : [[words.until, <Moment at={returnableUntil} timeZone={timeZone} />] as [string, VNode]]),
  ];
}

/** Not a component: the form finds the labels of fields among its children. */
function lineCard(line: ShopperLine, order: ShopperOrder, words: ChooseWords): VNode {
  if (!isReturnable(line)) return <Unreturnable line={line} order={order} words={words} />;
  return (
    <div class="card" role="group" aria-label={phraseOf(line)}>
      <LineHead line={line} price={decimalMoneyText(line.price, order.currency, order.language)}>{line.returnable < line.quantity && <p class="soft small">{words.left(String(line.returnable), String(line.quantity))}</p>}</LineHead>
      <QuantityField line={line} words={words} />
      <ReasonField line={line} reasons={order.reasons} words={words} />
    </div>
  );
}

const Unreturnable = ({ line, order, words }: { readonly line: ShopperLine; readonly order: ShopperOrder; readonly words: ChooseWords }): VNode => (
  <div class="card" role="group" aria-label={phraseOf(line)}>
    <LineHead line={line} price={decimalMoneyText(line.price, order.currency, order.language)}>{order.blocked === null && <p class="soft small">{words.blocks[line.blocked ?? 'ALREADY_RETURNED']}</p>}</LineHead>
  </div>
);

function resolutionsOf(order: ShopperOrder, words: ChooseWords) {
  const isExchanged = order.lines.some(({ exchangeOptions }) => exchangeOptions.length > 0);
  return order.resolutions.filter((resolution) => resolution !== 'EXCHANGE' || isExchanged).map((resolution) => ({
    value: RESOLUTION_WORDS[resolution], label: words.resolutions[resolution], hint: resolution === 'REFUND' ? [words.hints.REFUND, ...feeOf(order, words)].join(' ') : words.hints[resolution],
  }));
}

/** What is sure of the fee while reasons and method are not chosen; nothing where there is none. */
function feeOf({ leastFee, mostFee, currency, language }: ShopperOrder, { fee, feeDepends }: ChooseWords): string[] {
  const [least, most] = [leastFee, mostFee].map((amount) => decimalMoneyText(amount, currency, language));
  if (Number(mostFee) === 0 || least === undefined || most === undefined) return [];
  return [least === most ? fee(most) : feeDepends(least, most)];
}
