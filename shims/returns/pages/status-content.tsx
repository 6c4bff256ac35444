import type { ComponentChildren, VNode } from 'preact';
import { shopperZone } from '#contract/shopper-zone.js';
import type { Language } from '#contract/languages.js';
import { decimalMoneyText } from '#contract/money-text.js';
import { Badge, ButtonLink, Facts, Link, Moment, Rows, Section, Steps } from '#kit/page/pages.js';
import { ROOTS } from '../paths.js';
import { CHECK_WORDS } from './check-words.js';
import { CHOOSE_WORDS } from './choose-words.js';
import { pieceOf } from './line-fields.js';
import { pathOf } from './portal-page.js';
import { progress } from './progress.js';
import { QrCode } from './qr-code.js';
import { isWaiting, type ShopperReturn } from './shopper-return.js';
import { RETURN_WORDS, type ReturnWords } from './status-words.js';

interface Parts {
  readonly found: ShopperReturn;
  readonly slug: string;
  readonly token: string;
  readonly language: Language;
}

/** Where a return is, what its shopper does next, and what comes of it. */
export const StatusContent = (parts: Parts): VNode => {
  const { found, slug, token, language } = parts;
  const words = RETURN_WORDS[language];
  const steps = progress(found.status, found.method);
  return (
    <>
      {steps.length > 0 && <Steps label={words.progress} steps={steps.map(({ status, state }) => ({ title: words.steps[status], state }))} />}
      {found.method === 'IN_STORE' ? <InStore {...parts} /> : <Label {...parts} />}
      <Section id="facts" title={`${words.number} ${found.number}`}><Facts facts={factsOf(parts, words)} /></Section>
      <Items found={found} words={words} language={language} />
      <Section id="history" title={words.history}>
        <Rows rows={found.timeline.toReversed().map(({ status, at }) => ({ title: words.steps[status], children: <p class="soft small"><Moment at={at} timeZone={shopperZone(found.country ?? '')} /></p> }))} />
      </Section>
      {isWaiting(found) && <p class="no-print"><ButtonLink kind="danger" href={pathOf(slug, `/r/${token}/cancel`)}>{words.cancel}</ButtonLink></p>}
    </>
  );
};

/** The label, to open and print; while it is made, a script asks again by itself. */
const Label = (parts: Parts): VNode | null => {
  const { found: { status, label: { available, isAwaited } }, language } = parts;
  if (status === 'CANCELLED' || (!available && !isWaiting({ status }))) return null;
  return <Section id="label" title={RETURN_WORDS[language].label}><div id="label-state" role="status" data-waits={isAwaited ? '' : undefined}><LabelState {...parts} /></div></Section>;
};

const LabelState = ({ found: { label: { available, isAwaited } }, slug, token, language }: Parts): VNode => {
  const words = RETURN_WORDS[language];
  if (available) return <><p>{words.labelHint}</p><p class="no-print"><ButtonLink href={`${ROOTS.api}/${slug}/r/${token}/label`}>{words.openLabel}</ButtonLink></p></>;
  return isAwaited ? <><p>{words.labelWaits}</p><p><Link href={pathOf(slug, `/r/${token}`)}>{words.reload}</Link></p></> : <p>{words.labelMissing}</p>;
};

const InStore = ({ found, language }: Parts): VNode | null => {
  const words = RETURN_WORDS[language];
  if (!isWaiting(found)) return null;
  return <Section id="code" title={words.code}><p>{words.codeHint}</p><QrCode text={found.number} label={`${words.code}: ${found.number}`} /><p><span class="key">{found.number}</span></p></Section>;
};

type Fact = readonly [name: string, value: ComponentChildren];
type MaybeFact = readonly [isKnown: boolean, ...fact: Fact];

function factsOf({ found, language }: Parts, words: ReturnWords): readonly Fact[] {
  const { orderName, createdAt, country, resolution, label: { carrier, trackingNumber }, store } = found;
  const facts: readonly MaybeFact[] = [
    [true, words.order, orderName], [true, words.opened, <Moment at={createdAt} timeZone={shopperZone(country ?? '')} isDay />], [true, CHECK_WORDS[language].youGet, CHOOSE_WORDS[language].resolutions[resolution]],
    ...amountsOf(found, language), [trackingNumber !== null, words.tracking, <>{carrier} <span class="key">{trackingNumber}</span></>],
    [store !== null, words.store, [store?.name, store?.address, store?.city].filter((part) => part != null).join(', ')],
  ];
  return facts.flatMap(([isKnown, name, value]) => (isKnown ? [[name, value] as const] : []));
}

function amountsOf({ resolution, refund: { estimated, fee, final, currency } }: ShopperReturn, language: Language): readonly MaybeFact[] {
  const money = (amount: string): string => decimalMoneyText(amount, currency, language);
  const check = CHECK_WORDS[language];
  return [
    [final === null && resolution !== 'EXCHANGE', resolution === 'STORE_CREDIT' ? check.credit : check.refund, money(estimated)],
    [Number(fee) > 0, check.withheld, money(fee)], [final !== null, RETURN_WORDS[language].refunded, money(final ?? '0')],
  ];
}

const KINDS = { ACCEPTED: 'success', NOT_SELLABLE: 'warning', MISSING: 'error' } as const;

const Items = ({ found: { lines }, words, language }: Pick<Parts, 'found' | 'language'> & { readonly words: ReturnWords }): VNode => (
  <Section id="items" title={words.items}>
    <Rows rows={lines.map(({ title, size, color, quantity, exchange, outcome }) => ({
      title, aside: <><span class="unseen">{words.quantity} </span>× {quantity}</>,
      children: (
        <>
          {(size ?? color) !== null && <p class="soft small">{pieceOf({ size, color })}</p>}
          {exchange && <p class="small">{CHECK_WORDS[language].instead}: {pieceOf(exchange) || exchange.sku}</p>}
          {outcome && <p><Badge kind={KINDS[outcome]}>{words.outcomes[outcome]}</Badge></p>}
        </>
      ),
    }))} />
  </Section>
);
