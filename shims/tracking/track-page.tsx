import type { ComponentChildren, VNode } from 'preact';
import { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import { LANGUAGES } from '#contract/languages.js';
import { shopperZone } from '#contract/shopper-zone.js';
import { Badge, ButtonLink, chosenLanguage, definePage, Facts, Moment, Rows, Section, Steps, type Brand } from '#kit/page/pages.js';
import { PublicTrackingDocument } from './operations/public-tracking.generated.js';
import { TRACK_WORDS, type TrackWords } from './page-words.js';
import { ROOTS } from './paths.js';
import { progress } from './progress.js';
import { BY_LINK } from './public-access.js';
import { READS_A_MINUTE, shownTracking, UNSET_COLOR, type Tracking } from './public-tracking.js';
import { shownStatus } from './shown-status.js';
import type { TrackingCaller } from './tracking-caller.js';

/** GET /track/{token}: a shipment as its customer sees it; nothing on it needs a script. */
export const trackPage = definePage<TrackingCaller, z.ZodObject, Tracking>({
  id: 'tracking.page', root: ROOTS.page, path: '/{token}', summary: 'Follow a shipment', description: 'The page of a shipment, for everybody with its link.', example: '/WyIwMTlhYjhlMCJd.c2lnbmF0dXJl-of_a_link',
  input: z.object({}), failures: ['NOT_FOUND', 'RATE_LIMITED'], operation: PublicTrackingDocument,
  declares: { access: BY_LINK, limits: [READS_A_MINUTE], callLog: 'none' },
  read: async ({ call, context, inbound: { params: { token = '' }, query } }) => shownTracking(await call(PublicTrackingDocument, { token, language: chosenLanguage(query['lang']) ?? null }, context)),
  languages: ({ language }) => ({ languages: LANGUAGES, fallback: 'en', own: LANGUAGES.find((known) => known === language) }),
  show: ({ data, language, now }) => {
    const words = TRACK_WORDS[language];
    const [{ status, isToday }, { customerFirstName: name }] = [shownStatus(data, now), data];
    return {
      title: words.titles[status], lead: [...name === '' ? [] : [words.greeting(name)], isToday ? words.today : words.leads[status]].join(' '), brand: brandOf(data), policy: { hidesAddress: true },
      content: <><Journey tracking={data} words={words} now={now} /><Items tracking={data} words={words} /><History tracking={data} words={words} /></>,
    };
  },
});

const brandOf = ({ company: { brand } }: Tracking): Brand => (brand ? { ...brand, accentColor: brand.accentColor ?? UNSET_COLOR } : { name: 'Portico', accentColor: UNSET_COLOR });

interface Parts {
  readonly tracking: Tracking;
  readonly words: TrackWords;
}

const Journey = ({ tracking, words, now }: Parts & { readonly now: Instant }): VNode => {
  const shown = shownStatus(tracking, now);
  return (
    <>
      <Steps label={words.progress} steps={progress(shown.status).map(({ status, state }) => ({
        title: words.steps[status], state, children: status === shown.status ? <p class="soft small"><Moment at={shown.at} timeZone={shopperZone(tracking.destination)} /></p> : undefined,
      }))} />
      <Facts facts={factsOf({ tracking, words })} />
      {tracking.carrierUrl !== null && <p class="no-print"><ButtonLink href={tracking.carrierUrl} kind="secondary">{words.atCarrier}</ButtonLink></p>}
    </>
  );
};

type Fact = readonly [name: string, value: ComponentChildren];

const factsOf = ({ tracking: { estimatedDeliveryAt, deliveredAt, orderName, carrier, trackingNumbers, destination }, words }: Parts): Fact[] => {
  const numbers = trackingNumbers.map((number) => <div><span class="key">{number}</span></div>);
  const isExpected = estimatedDeliveryAt !== null && deliveredAt === null;
  const facts: readonly (readonly [isKnown: boolean, ...fact: Fact])[] = [
    [isExpected, words.expected, isExpected && <Moment at={estimatedDeliveryAt} timeZone={shopperZone(destination)} isDay />], [true, words.order, orderName],
    [destination !== '', words.destination, destination], [carrier !== null, words.carrier, carrier], [numbers.length > 0, words.numbers, numbers],
  ];
  return facts.flatMap(([isKnown, name, value]) => (isKnown ? [[name, value] as const] : []));
};

const Items = ({ tracking: { items }, words }: Parts): VNode | null => (items.length === 0 ? null : (
  <Section id="items" title={words.items}>
    <Rows rows={items.map(({ title, quantity }) => ({ title, aside: <><span class="unseen">{words.quantity} </span>× {quantity}</> }))} />
  </Section>
));

const History = ({ tracking: { events, destination }, words }: Parts): VNode => (
  <Section id="history" title={words.history}>
    {events.length === 0 ? <p class="soft">{words.noEvents}</p> : <Rows rows={events.map(({ occurredAt, status, description, location }) => ({
      title: description === '' ? words.steps[status] : description,
      children: <p class="soft small"><Moment at={occurredAt} timeZone={shopperZone(destination)} />{location !== '' && ` · ${location}`}</p>,
      aside: description === '' ? undefined : <Badge>{words.steps[status]}</Badge>,
    }))} />}
  </Section>
);
