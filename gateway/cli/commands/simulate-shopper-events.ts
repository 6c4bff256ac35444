import { instant, systemClock } from '#kernel/clock.js';
import { demoVisits, type DemoVisit, type VisitedProduct } from '../../demo/data/visits.js';
import { SimulatedVisitsAnswer } from '../answers/simulated.js';
import { command } from '../command.js';
import { SimulateShopperEventsDocument } from '../operations/simulate-shopper-events.generated.js';
import { SimulatingStorefrontDocument, type SimulatingStorefrontQuery } from '../operations/simulating-storefront.generated.js';
import { Refusal } from '../refusal.js';
import { WrongUsage } from '../wrong-usage.js';

const [USUAL_VISITS, MOST_VISITS] = [20, 1000];

/** Has shoppers visit the storefront of a collector: they look, search, fill carts and buy, as its pages would report it. */
export const simulateShopperEvents = command({
  words: 'simulate shopper-events', asks: ['identity', 'catalog'],
  help: 'In a sandbox: have shoppers visit the storefront of a collector in the last thirty days, as its pages would report it.',
  options: { collector: { value: 'ID', help: 'The connection of the collector.', required: true }, count: { value: 'COUNT', help: `How many visits, at most ${String(MOST_VISITS)}; ${String(USUAL_VISITS)} by default.` } },
  answers: SimulatedVisitsAnswer,
  run: async ({ ask }, { options: { collector = '', count } }) => {
    const visits = countOf(count);
    const { company, connection, products } = await ask(SimulatingStorefrontDocument, { collector });
    if (company.sandbox !== true) throw new Refusal('This company is no sandbox: its shoppers are real, and none are simulated in it');
    if (!connection.collector) throw new Refusal(`A connection of the kind ${connection.kind} is no collector`);
    const range = rangeOf(products.nodes);
    if (range.length === 0) throw new Refusal('The company has no products that shoppers could look at');
    const now = instant(systemClock);
    const seed = systemClock.now().getTime() % Number.MAX_SAFE_INTEGER;
    const { domains } = connection.collector;
    let stored = 0;
    for (const visit of demoVisits({ seed, count: visits, until: now, range, customers: 0 })) {
      stored += (await ask(SimulateShopperEventsDocument, { input: batchOf(visit, { collector, domains: [...domains], run: String(seed) }) })).collectEvents.stored;
    }
    return { visits, events: stored };
  },
});

function countOf(typed: string | undefined): number {
  if (typed === undefined) return USUAL_VISITS;
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (count < 1 || count > MOST_VISITS) throw new WrongUsage(`--count is a number from 1 to ${String(MOST_VISITS)}`);
  return count;
}

const rangeOf = (products: SimulatingStorefrontQuery['products']['nodes']): VisitedProduct[] => products.flatMap(({ variants }) => {
  const [first] = variants;
  return first ? [{ sku: first.sku, variants }] : [];
});

interface Reporting {
  readonly collector: string;
  readonly domains: string[];
  /** Tells the visits of one run from those of another. */
  readonly run: string;
}

const batchOf = ({ visitorId, session, locale, endedAt, events }: DemoVisit, { collector, domains, run }: Reporting) => ({
  installationId: collector, timeZone: 'Europe/Rome', domains, isTest: false, isWebPixel: false, session: `${session}-${run}`, receivedAt: endedAt, events: events.map((event) => ({ ...event, uid: `${event.uid}-${run}` })),
  visitor: { id: `${visitorId}-${run}`, consent: 'GRANTED' as const, purposes: ['analytics' as const], consentSource: 'manual', locale, channel: 'online-store' },
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
});
