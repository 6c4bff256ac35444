import type { Transaction } from '#subgraph-kit/database.js';
import { PARKED_TRACKING } from '../../../subgraphs/orders/tracking/tracking-event.table.js';
import { systemOf } from '../../kit/open-graph.js';
import { openCarriers, type Carriers } from './carriers.js';

let c: Carriers;
beforeAll(async () => { c = await openCarriers(); });
afterAll(() => c.close());

test.each(['{"a":', '['])('a body that is nested too deeply with %s is refused in each dialect, and kept nowhere [F-INTAKE-ERROR-2]', async (open) => {
  const deep = (levels: number, fields: string): string => `{${fields},"x":${open.repeat(levels)}1${(open === '[' ? ']' : '}').repeat(levels)}}`;
  const { aggregator, express, generic } = c.carriers;
  const sent = async (levels: number): Promise<number[]> => {
    const body = deep(levels, '"tracking_number":"DEEP"');
    const answers = [
      await c.post(`${c.intake}/${generic.id}`, body, c.signed(body)),
      await c.post(`${c.intake}/${generic.id}`, `{"events":[${body}]}`, c.signed(`{"events":[${body}]}`)),
      await c.post(`${c.intake}/${aggregator.id}`, deep(levels, `"apiKey":"${aggregator.apiKey}","trackingNumber":"DEEP","qaplaStatusID":4`)),
      await c.post(`${c.intake}/${express.id}?key=${encodeURIComponent(express.webhookSecret)}`, `{"shipments":[${deep(levels, '"id":"DEEP","status":{"timestamp":"2026-11-21T12:00:00","statusCode":"transit"}')}]}`),
    ];
    return answers.map(({ status }) => status);
  };
  for (const levels of [100, 5000, 60_000]) expect([levels, await sent(levels)]).toEqual([levels, [422, 422, 422, 422]]);
  expect(await sent(90)).toEqual([200, 200, 200, 200]);
});

test('events beyond the two hundred that are kept still count for the shipment [F-STATE-1]', async () => {
  await c.shipped('#2H', ['2H']);
  const event = (index: number) => ({ tracking_number: '2H', status: 'in_transit', description: `Scan ${String(index)}`, occurred_at: '2026-11-21T08:30:00Z' });
  expect(await c.generic({ events: Array.from({ length: 210 }, (_, index) => event(index)) })).toEqual([200, { applied: 210, duplicates: 0, unmatched: 0 }]);
  expect(await c.generic({ tracking_number: '2H', status: 'delivered', occurred_at: '2026-11-21T08:31:00Z' })).toEqual([200, { applied: 1, duplicates: 0, unmatched: 0 }]);
  const { status, shipments: [{ trackingEvents }] } = await c.order('#2H');
  expect([status, trackingEvents.length]).toEqual(['DELIVERED', 200]);
});

test('a shipment that has as many events as are kept takes a body again as duplicates, unless it moves the shipment [F-STATE-1]', async () => {
  await c.shipped('#2F', ['2F']);
  const event = (index: number) => ({ tracking_number: '2F', status: 'in_transit', description: `Scan ${String(index)}`, occurred_at: '2026-11-21T08:30:00Z' });
  const body = { events: Array.from({ length: 1000 }, (_, index) => event(index)) };
  expect(await c.generic(body)).toEqual([200, { applied: 1000, duplicates: 0, unmatched: 0 }]);
  expect(await c.generic(body)).toEqual([200, { applied: 0, duplicates: 1000, unmatched: 0 }]);
  expect(await c.generic({ tracking_number: '2F', status: 'held', occurred_at: '2026-11-21T08:29:00Z' })).toEqual([200, { applied: 0, duplicates: 1, unmatched: 0 }]);
  expect(await c.generic({ tracking_number: '2F', status: 'held', occurred_at: '2026-11-21T08:31:00Z' })).toEqual([200, { applied: 1, duplicates: 0, unmatched: 0 }]);
  expect((await c.order('#2F')).shipments[0].status).toBe('READY_FOR_PICKUP');
});

const parkedOf = async (number: string): Promise<{ total: number; bytes: number | null }[]> =>
  c.database.query('SELECT COUNT(*) AS total, SUM(OCTET_LENGTH(event)) AS bytes FROM parked_tracking WHERE company_id = ? AND tracking_number = ?', [c.company, number]);

test('two hundred events of an unknown number are parked of each connection, others are as unmatched; a repeat parks nothing [F-INTAKE-UNKNOWN-1]', async () => {
  const other = await c.connect({ carrier: { format: 'GENERIC' } });
  const event = (index: number) => ({ tracking_number: 'P1', status: 'in_transit', description: `Scan ${String(index)}`, occurred_at: '2026-11-21T08:30:00Z' });
  const events = Array.from({ length: 300 }, (_, index) => event(index));
  const total = async (): Promise<number | undefined> => (await parkedOf('P1'))[0]?.total;
  expect([await c.generic({ events: events.slice(0, 150) }), await total()]).toEqual([[200, { applied: 0, duplicates: 0, unmatched: 150 }], 150]);
  expect([await c.generic({ events }), await total()]).toEqual([[200, { applied: 0, duplicates: 0, unmatched: 300 }], 200]);
  expect([await c.generic({ events }), await total()]).toEqual([[200, { applied: 0, duplicates: 0, unmatched: 300 }], 200]);
  expect([await c.generic({ tracking_number: 'P1', status: 'held', occurred_at: '2026-11-21T08:45:00Z' }, other), await total()]).toEqual([[200, { applied: 0, duplicates: 0, unmatched: 1 }], 201]);
  const shipment = await c.shipped('#2P', ['P1']); // the last two hundred of all connections, whatever was parked before
  expect([shipment.status, shipment.trackingEvents.length, await total()]).toEqual(['READY_FOR_PICKUP', 200, 0]);
});

test('of thousands of parked events of a number, the shipment that gets it reads no more than it keeps', async () => {
  const raw = 'x'.repeat(16_000);
  const rows = Array.from({ length: 4000 }, (_, index) => {
    const fingerprint = index.toString(16).padStart(64, '0');
    return { company_id: c.company, tracking_number: 'P2', fingerprint, connection_id: c.carriers.generic.id, received_at: '2026-11-21T08:30:00.000Z', place: index, event: JSON.stringify({
      trackingNumber: 'P2', status: 'IN_TRANSIT', code: null, isUnmapped: false, description: `Scan ${String(index)}`, location: '', occurredAt: '2026-11-21T08:30:00.000Z', estimatedAt: null, isDelayed: false, raw, fingerprint,
    }) };
  });
  for (let from = 0; from < rows.length; from += 500) await c.database.inTransaction((transaction) => transaction.insert(PARKED_TRACKING, rows.slice(from, from + 500)));
  const parsed = jest.spyOn(JSON, 'parse');
  const shipment = await c.shipped('#2Q', ['P2']);
  const read = parsed.mock.calls.filter(([text]) => text.startsWith('{"trackingNumber":"P2"'));
  parsed.mockRestore();
  expect([shipment.trackingEvents.length, read.length]).toEqual([200, 200]);
  expect(await parkedOf('P2')).toMatchObject([{ total: 0 }]);
});

test('an event is parked with what the carrier sent up to four kilobytes, under each of its numbers, and without it above [F-RAW-1]', async () => {
  const event = (number: string, note: string) => ({ tracking_number: number, status: 'in_transit', occurred_at: '2026-11-21T08:30:00Z', note });
  await c.generic({ events: [event('P3', 'x'.repeat(3000)), event('P4', 'x'.repeat(4096)), event('P5', '\u0416'.repeat(2000))] });
  const [short = 0, long = 0, wide = 0] = (await Promise.all(['P3', 'P4', 'P5'].map(parkedOf))).map(([row]) => Number(row?.bytes));
  expect([short > 3000 && short < 4096, long < 1000, wide < 1000]).toEqual([true, true, true]);
  const raws = async (order: string, number: string): Promise<unknown> => {
    await c.shipped(order, [number]);
    return (await c.asStaff('query R($reference: ID!) { order(reference: $reference) { shipments { trackingEvents { raw } } } }', { reference: order })).order.shipments[0].trackingEvents;
  };
  expect([await raws('#P3', 'P3'), await raws('#P4', 'P4')]).toEqual([[{ raw: JSON.stringify(event('P3', 'x'.repeat(3000))) }], [{ raw: null }]]);
});

test('events of numbers that did not appear go after thirty days, some hundred in a transaction; those at the edge stay [F-INTAKE-UNKNOWN-1]', async () => {
  const received = (number: string, count: number, before: number) => Array.from({ length: count }, (_, place) => ({
    company_id: c.company, tracking_number: number, fingerprint: `${String(before)} ${String(place)}`, connection_id: null, received_at: new Date(c.clock.now().getTime() - 30 * 86_400_000 - before).toISOString(), place, event: '{}',
  }));
  await c.database.inTransaction((transaction) => transaction.insert(PARKED_TRACKING, [...received('P8', 501, 2), ...received('P8', 200, 1), ...received('P9', 1, 0)]));
  const { inTransaction } = c.database;
  const deleted: unknown[] = [];
  Object.assign(c.database, { inTransaction: (work: (transaction: Transaction) => Promise<unknown>) => inTransaction(async (transaction) => {
    const result = await work(transaction);
    deleted.push(result);
    return result;
  }) });
  const purge = async (): Promise<unknown> => (await c.run('mutation { purgeParkedTrackingEvents }', {}, systemOf())).purgeParkedTrackingEvents;
  expect([await purge().finally(() => { Object.assign(c.database, { inTransaction }); }), deleted]).toEqual([701, [501, 200]]); // of one moment all at once: a carrier's call has no more
  expect([await purge(), (await parkedOf('P9'))[0]?.total]).toEqual([0, 1]);
});
