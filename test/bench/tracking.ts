import { createHmac } from 'node:crypto';
import { showFigure } from './report.js';
import { benchSurface, send, WARM_UP, type Call, type Side } from './sides.js';
import { fillTracking, type TrackingBench } from './tracking-data.js';

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

function intakeCalls({ numbers, carriers: { aggregator, express, generic } }: TrackingBench): Call[] {
  let sent = 0;
  const events = numbers.slice(1); // the first one is read
  const next = () => {
    sent += 1;
    return { number: events[sent % events.length] ?? '', at: new Date(BEGUN + sent * 1000).toISOString(), status: STATUSES[Math.floor(sent / events.length) % STATUSES.length] ?? 'in_transit', text: `Scan ${String(sent)}` };
  };
  const post = (side: Side, path: string, { body, headers = {} }: { body: string; headers?: Record<string, string> }): Promise<string> => send(side, { method: 'POST', path: `${INTAKE}/${path}`, headers: { 'content-type': 'application/json', ...headers }, body });
  const signed = (body: string) => ({ body, headers: { 'x-service-signature': createHmac('sha256', generic.webhookSecret).update(body).digest('hex') } });
  const event = () => { const { number, at, status, text } = next(); return { tracking_number: number, status, description: text, occurred_at: at, location: { city: 'Torino', country_code: 'IT' } }; };
  const one = { bounds: { unlogged: 2 }, warmUp: WARM_UP.record, perRound: 60, rounds: 8 };
  return [
    { ...one, name: 'one generic event', send: (side) => post(side, generic.id, signed(JSON.stringify(event()))) },
    { ...one, name: 'one aggregator event', send: (side) => { const { number, at, status, text } = next(); return post(side, aggregator.id, { body: JSON.stringify({ apiKey: aggregator.apiKey, trackingNumber: number, date: at.slice(0, 19).replace('T', ' '), qaplaStatusID: status === 'in_transit' ? '3' : '4', courierStatus: text, place: 'Torino' }) }); } },
    { ...one, name: 'one express event', send: (side) => { const { number, at, text } = next(); return post(side, `${express.id}?key=${encodeURIComponent(express.webhookSecret)}`, { body: JSON.stringify({ shipments: [{ id: number, status: { timestamp: at, statusCode: 'transit', description: text, location: { address: { addressLocality: 'Bonn', countryCode: 'DE' } } } }] }) }); } },
    { name: 'batch of 100 generic events', bounds: { unlogged: 1.5 }, warmUp: SHOWN, perRound: 12, rounds: 8, send: (side) => post(side, generic.id, signed(JSON.stringify({ events: Array.from({ length: BATCH }, event) }))) },
  ];
}

await benchSurface('tracking', {
  fill: (databases) => fillTracking(databases, ORDERS),
  calls: ({ credential }) => {
    const bench = JSON.parse(credential) as TrackingBench;
    const from = addresses();
    const read: Call = { name: 'tracking JSON', bounds: { unlogged: 1.5 }, warmUp: WARM_UP.record, perRound: 200, rounds: 8, send: (side) => send(side, { method: 'GET', path: `/api/oms/v1/public/tracking/${bench.token}?lang=en`, headers: { 'x-forwarded-for': from() } }) };
    return [read, ...intakeCalls(bench)];
  },
  afterwards: async ({ database, ours }, calls) => {
    const batch = calls.find(({ name }) => name.startsWith('batch'));
    if (!batch) return;
    const began = performance.now();
    for (let call = 0; call < SHOWN; call += 1) await batch.send(ours);
    showFigure({ surface: 'tracking', figure: 'generic events a second, one caller, batches of 100', database, value: SHOWN * BATCH * 1000 / (performance.now() - began), unit: '/s', bound: undefined });
  },
});
