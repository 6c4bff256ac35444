import { createHmac } from 'node:crypto';
import { batchOf, BROWSER, ORIGIN } from '../bench/collector-data.js';
import { cartPath } from '../bench/promise-data.js';
import { ask, bearer, type Answered } from './ask.js';
import type { Caller, Kind } from './kind.js';
import { SLUG, type World } from './world.js';

const STATUSES = ['in_transit', 'out_for_delivery'] as const;
const [BEGUN, SECOND] = [Date.now(), 1000];

let events = 0;
let tag = '';

function carrierEvent({ carrier, trackingNumbers }: World, { at }: Caller): Promise<Answered> {
  events += 1;
  const body = JSON.stringify({
    tracking_number: trackingNumbers[events % trackingNumbers.length], status: STATUSES[Math.floor(events / trackingNumbers.length) % STATUSES.length], description: `Scan ${String(events)}`,
    occurred_at: new Date(BEGUN + events * SECOND).toISOString(), location: { city: 'Torino', country_code: 'IT' },
  });
  return ask(at, { host: 'commerce', method: 'POST', path: `/api/oms/v1/webhooks/tracking/${carrier.id}`, headers: { 'x-service-signature': createHmac('sha256', carrier.webhookSecret).update(body).digest('hex') }, body });
}

/** A batch of 50 events of a visitor. */
export const collectBatch = ({ keys }: World, { at }: Caller): Promise<Answered> =>
  ask(at, { host: 'catalog', method: 'POST', path: '/api/collect/v1/events', headers: { 'content-type': 'text/plain', origin: ORIGIN, 'user-agent': BROWSER }, body: batchOf(keys.collector, 50) });

const page = ({ keys }: World, { at }: Caller, tagged = ''): Promise<Answered> =>
  ask(at, { host: 'brain', path: '/api/delivery/v1/studio/sites/1/page?path=%2Fcare', headers: bearer(keys.delivery, tagged === '' ? {} : { 'if-none-match': tagged }) });

/** Calls of shoppers, carriers and websites. */
export const SHOPPER_KINDS: readonly Kind[] = [
  { name: 'E: portal page', turn: (_, { at }) => ask(at, { host: 'commerce', path: `/returns/${SLUG}` }) },
  { name: 'F: tracking page', turn: ({ trackingToken }, { at }) => ask(at, { host: 'commerce', path: `/track/${trackingToken}?lang=en` }) },
  { name: 'F: carrier event', turn: carrierEvent },
  { name: 'G: promise of a cart of 5', turn: ({ keys }, { at }) => ask(at, { host: 'commerce', path: cartPath(keys.store) }) },
  { name: 'I: batch of 50 events', turn: collectBatch },
  { name: 'J: page', turn: (world, caller) => page(world, caller) },
  { name: 'J: page not modified (304)', turn: async (world, caller) => {
    if (tag === '') tag = (await page(world, caller)).headers.etag ?? '';
    return page(world, caller, tag);
  } },
];
