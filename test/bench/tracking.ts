import { createHmac } from 'node:crypto';
import { showPage } from './page-figure.js';
import { showFigure } from './report.js';
import { benchSurface, send, WARM_UP, type Call, type Side } from './sides.js';
import { fillTracking, type TrackingBench } from './tracking-data.js';
import { showDelay } from './tracking-figures.js';

// node dist/test/bench/tracking.js: CPU per call of reading a shipment and of taking carriers' events against a handler written by hand that does the same work.

const ORDERS = 1_400;
const INTAKE = '/api/oms/v1/webhooks/tracking';
const [BATCH, SHOWN, BEGUN] = [100, 60, Date.parse('2026-02-01T10:00:00Z')];
const STATUSES = ['in_transit', 'out_for_delivery'] as const;

/** Reads come from many addresses, since each has 60 a minute. */
const addresses = () => {
  let calls = 0;
  return (): string => { calls += 1; return `10.${String((calls >> 16) & 255)}.${String((calls >> 8) & 255)}.${String(calls & 255)}`; };
};

interface Reading {
  readonly token: string;
  readonly from: () => string;
}

const reading = (path: string, { token, from }: Reading): Call['send'] => (side) => send(side, { method: 'GET', path: `${path}/${token}?lang=en`, headers: { 'x-forwarded-for': from() } });
const reads = (given: Reading) => ({ json: reading('/api/oms/v1/public/tracking', given), page: reading('/track', given) });

/** Events of the parcels in turn, each later than the one before. */
function eventMaker({ numbers }: TrackingBench) {
  const events = numbers.slice(1); // the first one is read
  return () => {
    sent += 1;
    return { number: events[sent % events.length] ?? '', at: new Date(BEGUN + sent * 1000).toISOString(), status: STATUSES[Math.floor(sent / events.length) % STATUSES.length] ?? 'in_transit', text: `Scan ${String(sent)}` };
  };
}

let sent = 0;

const post = (side: Side, path: string, { body, headers = {} }: { body: string; headers?: Record<string, string> }): Promise<string> => send(side, { method: 'POST', path: `${INTAKE}/${path}`, headers: { 'content-type': 'application/json', ...headers }, body });

/** Posts so many generic events in a call. */
function sendEvents(bench: TrackingBench, count: number): (side: Side) => Promise<string> {
  const [next, { generic: { id, webhookSecret } }] = [eventMaker(bench), bench.carriers];
  const event = () => { const { number, at, status, text } = next(); return { tracking_number: number, status, description: text, occurred_at: at, location: { city: 'Torino', country_code: 'IT' } }; };
  return (side) => {
    const body = JSON.stringify(count === 1 ? event() : { events: Array.from({ length: count }, event) });
    return post(side, id, { body, headers: { 'x-service-signature': createHmac('sha256', webhookSecret).update(body).digest('hex') } });
  };
}

function intakeCalls(bench: TrackingBench): Call[] {
  const [next, { aggregator, express }] = [eventMaker(bench), bench.carriers];
  const one = { bounds: { unlogged: 2 }, warmUp: WARM_UP.record, perRound: 60, rounds: 8 };
  return [
    { ...one, name: 'one generic event', send: sendEvents(bench, 1) },
    { ...one, name: 'one aggregator event', send: (side) => { const { number, at, status, text } = next(); return post(side, aggregator.id, { body: JSON.stringify({ apiKey: aggregator.apiKey, trackingNumber: number, date: at.slice(0, 19).replace('T', ' '), qaplaStatusID: status === 'in_transit' ? '3' : '4', courierStatus: text, place: 'Torino' }) }); } },
    { ...one, name: 'one express event', send: (side) => { const { number, at, text } = next(); return post(side, `${express.id}?key=${encodeURIComponent(express.webhookSecret)}`, { body: JSON.stringify({ shipments: [{ id: number, status: { timestamp: at, statusCode: 'transit', description: text, location: { address: { addressLocality: 'Bonn', countryCode: 'DE' } } } }] }) }); } },
    { name: 'batch of 100 generic events', bounds: { unlogged: 1.5 }, warmUp: SHOWN, perRound: 12, rounds: 8, send: sendEvents(bench, BATCH) },
  ];
}

const FROM = addresses();

await benchSurface('tracking', {
  fill: (databases) => fillTracking(databases, ORDERS),
  calls: ({ credential }) => {
    const bench = JSON.parse(credential) as TrackingBench;
    const read: Call = { name: 'tracking JSON', bounds: { unlogged: 1.5 }, warmUp: WARM_UP.record, perRound: 200, rounds: 8, send: reads({ token: bench.token, from: FROM }).json };
    return [read, ...intakeCalls(bench)];
  },
  afterwards: async (under, calls) => {
    const { database, ours, credential } = under;
    const bench = JSON.parse(credential) as TrackingBench;
    await showPage(under, { surface: 'tracking', name: 'tracking page', ...reads({ token: bench.token, from: FROM }) });
    for (const perCall of [1, 10]) await showDelay(under, { perCall, send: sendEvents(bench, perCall) });
    const batch = calls.find(({ name }) => name.startsWith('batch'));
    if (!batch) return;
    const began = performance.now();
    for (let call = 0; call < SHOWN; call += 1) await batch.send(ours);
    showFigure({ surface: 'tracking', figure: 'generic events a second, one caller, batches of 100', database, value: SHOWN * BATCH * 1000 / (performance.now() - began), unit: '/s', bound: undefined });
  },
});
