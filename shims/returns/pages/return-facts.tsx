import type { ComponentChildren, VNode } from 'preact';
import { shopperZone } from '#contract/shopper-zone.js';
import type { Language } from '#contract/languages.js';
import { decimalMoneyText } from '#contract/money-text.js';
import { Link, Moment } from '#kit/page/pages.js';
import { partsOf, storeText } from './amounts.js';
import { CHECK_WORDS } from './check-words.js';
import { CHOOSE_WORDS } from './choose-words.js';
import type { ShopperReturn } from './shopper-return.js';
import { RETURN_WORDS } from './status-words.js';

type Fact = readonly [name: string, value: ComponentChildren];
type MaybeFact = readonly [isKnown: boolean, ...fact: Fact];

/** What is known of a return: its order, what its shopper gets, and how it travels. */
export function factsOf(found: ShopperReturn, language: Language): readonly Fact[] {
  const words = RETURN_WORDS[language];
  const { orderName, createdAt, country, resolution, label: { carrier, trackingNumber, trackingUrl }, store, exchangeTracking } = found;
  const facts: readonly MaybeFact[] = [
    [true, words.order, orderName], [true, words.opened, <Moment at={createdAt} timeZone={shopperZone(country ?? '')} isDay />], [true, CHECK_WORDS[language].youGet, CHOOSE_WORDS[language].resolutions[resolution]],
    ...amountsOf(found, language), [exchangeTracking.length > 0, words.exchangeSent, exchangeTracking.map((page) => <p><Link href={page}>{words.follow}</Link></p>)],
    [carrier !== null, words.carrier, carrier], [trackingNumber !== null, words.tracking, <TrackingNumber number={trackingNumber} page={trackingUrl} />],
    [store !== null, words.store, store && storeText(store)],
  ];
  return facts.flatMap(([isKnown, name, value]) => (isKnown ? [[name, value] as const] : []));
}

const TrackingNumber = ({ number, page }: { readonly number: string | null; readonly page: string | null }): VNode => (page === null ? <span class="key">{number}</span> : <Link href={page}>{number}</Link>);

/** What was given, or is expected, and what of it is for shipping or was withheld; of a cancelled return nothing is expected. */
function amountsOf(found: ShopperReturn, language: Language): readonly MaybeFact[] {
  const { status, refund } = found;
  if (status === 'CANCELLED' && refund.final === null) return [];
  return [...givenOf(found, language), ...partsOf(refund, language).map((part): MaybeFact => [true, ...part])];
}

function givenOf({ resolution, refund: { estimated, final, currency }, credit, country }: ShopperReturn, language: Language): readonly MaybeFact[] {
  const [words, check, money] = [RETURN_WORDS[language], CHECK_WORDS[language], (amount: string): string => decimalMoneyText(amount, currency, language)];
  if (credit) return [[true, words.credit, money(credit.amount)], [true, words.creditCode, <span class="key">{credit.code}</span>], [true, words.creditUntil, <Moment at={credit.expiresAt} timeZone={shopperZone(country ?? '')} isDay />]];
  if (final !== null) return [[true, words.refunded, money(final)]];
  return [[resolution !== 'EXCHANGE', resolution === 'STORE_CREDIT' ? check.credit : check.refund, money(estimated)]];
}
