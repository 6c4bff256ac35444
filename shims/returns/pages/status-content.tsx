import type { VNode } from 'preact';
import { shopperZone } from '#contract/shopper-zone.js';
import type { Language } from '#contract/languages.js';
import { FRAME_WORDS } from '#kit/page/frame-words.js';
import { Badge, ButtonLink, Facts, Link, Moment, Rows, Section, Steps } from '#kit/page/pages.js';
import { ROOTS } from '../paths.js';
import { CHECK_WORDS } from './check-words.js';
import { colorsToTell, pieceLabel, shapeText } from './piece.js';
import { pathOf } from './portal-page.js';
import { progress } from './progress.js';
import { QrCode } from './qr-code.js';
import { factsOf } from './return-facts.js';
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
      <Section id="facts" title={`${words.number} ${found.number}`}><Facts facts={factsOf(found, language)} /></Section>
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
  if (!isWaiting({ status }) && !(available && status === 'IN_TRANSIT')) return null;
  return <Section id="label" title={RETURN_WORDS[language].label}><div id="label-state" class="stack" role="status" data-waits={isAwaited ? '' : undefined}><LabelState {...parts} /></div></Section>;
};

const LabelState = ({ found: { label: { available, isAwaited } }, slug, token, language }: Parts): VNode => {
  const words = RETURN_WORDS[language];
  if (available) return <><p>{words.labelHint}</p><p class="no-print"><ButtonLink href={`${ROOTS.api}/${slug}/r/${token}/label`}>{words.openLabel}</ButtonLink></p></>;
  return isAwaited ? <><p>{words.labelWaits}</p><p><Link href={pathOf(slug, `/r/${token}`)}>{words.reload}</Link></p></> : <p>{words.labelMissing}</p>;
};

const InStore = ({ found, language }: Parts): VNode | null => {
  const words = RETURN_WORDS[language];
  if (!isWaiting(found)) return null;
  return <Section id="code" title={words.code}><p>{words.codeHint}</p><QrCode text={found.number} label={`${words.code}${FRAME_WORDS[language].colon}${found.number}`} /><p><span class="key">{found.number}</span></p></Section>;
};

const KINDS = { ACCEPTED: 'success', NOT_SELLABLE: 'warning', MISSING: 'error' } as const;

const Items = ({ found: { lines }, words, language }: Pick<Parts, 'found' | 'language'> & { readonly words: ReturnWords }): VNode => {
  const colors = colorsToTell(lines);
  return (
    <Section id="items" title={words.items}>
      <Rows rows={lines.map((line, index) => ({
        title: line.title, aside: <><span class="unseen">{words.quantity} </span>× {line.quantity}</>, children: <Item line={line} color={colors[index] ?? null} language={language} />,
      }))} />
    </Section>
  );
};

const Item = ({ line: { title, size, color: own, exchange, outcome }, color, language }: { readonly line: ShopperReturn['lines'][number]; readonly color: string | null; readonly language: Language }): VNode => (
  <>
    {(size ?? color) !== null && <p class="soft small">{shapeText({ size, color })}</p>}
    {exchange && <p class="small">{CHECK_WORDS[language].instead}{FRAME_WORDS[language].colon}{pieceLabel(exchange, { own: { title, color: own }, isTold: true }) || exchange.sku}</p>}
    {outcome && <p><Badge kind={KINDS[outcome]}>{RETURN_WORDS[language].outcomes[outcome]}</Badge></p>}
  </>
);
