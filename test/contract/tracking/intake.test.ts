import { randomUUID } from 'node:crypto';
import { systemOf } from '../../kit/open-graph.js';
import { until } from '../../kit/until.js';
import { openCarriers, type Carriers } from './carriers.js';

let c: Carriers;
beforeAll(async () => { c = await openCarriers(); });
afterAll(() => c.close());

const NONE = { applied: 0, duplicates: 0, unmatched: 0 };
const statusOf = async (number: string): Promise<[order: string, shipment: string]> => {
  const { status, shipments: [shipment] } = await c.order(number);
  return [status, shipment.status];
};

test('a carrier reports in the generic format: the shipment and its order are delivered, and a retry changes nothing [F-INTAKE-GENERIC-1] [F-STATE-2] [F-INTAKE-DUPLICATE-1]', async () => {
  await c.shipped('#2001', ['G1']);
  const body = { events: [
    { tracking_number: 'G1', status: 'in_transit', description: 'In viaggio', occurred_at: '2026-11-21T08:30:00Z', location: { city: 'Bologna', country_code: 'IT' } },
    { tracking_number: 'G1', status: 'CON', description: 'Consegnata', occurred_at: '2026-11-21 10:15:00', location: 'Torino' }, // local to Rome
  ] };
  expect(await c.generic(body)).toEqual([200, { applied: 2, duplicates: 0, unmatched: 0 }]);
  expect(await c.order('#2001')).toMatchObject({ status: 'DELIVERED', shipments: [{ status: 'DELIVERED', deliveredAt: '2026-11-21T09:15:00.000Z', trackingEvents: [{ status: 'DELIVERED', description: 'Consegnata' }, { status: 'IN_TRANSIT', description: 'In viaggio' }] }] });
  expect(await c.generic(body)).toEqual([200, { applied: 0, duplicates: 2, unmatched: 0 }]);
  expect(await c.generic({ tracking_number: 'G1', description: 'Consegnata', status: 'CON', occurred_at: '2026-11-21T09:15:42Z' })).toEqual([200, { applied: 0, duplicates: 1, unmatched: 0 }]);
});

test('an event without a status says it in its description, in five languages; a code that says nothing leaves the status as it is [F-INTAKE-GENERIC-2]', async () => {
  await c.shipped('#2002', ['G2']);
  const seen: string[] = [];
  for (const [minute, description] of ['In consegna', 'Could not be delivered', 'Abholbereit in der Filiale', 'Retour à l’expéditeur', 'En tránsito', 'Код 77'].entries()) {
    await c.generic({ tracking_number: 'G2', description, occurred_at: `2026-11-21T09:0${String(minute)}:00Z` });
    seen.push((await statusOf('#2002'))[1]);
  }
  expect(seen).toEqual(['OUT_FOR_DELIVERY', 'EXCEPTION', 'READY_FOR_PICKUP', 'RETURNED_TO_SENDER', 'IN_TRANSIT', 'IN_TRANSIT']);
});

test.each([
  ['a word of the platform counts before the carrier\'s code', { status: 'held', carrier_code: 'CON' }, 'HELD'],
  ['a word that the map has counts before the code', { status: 'CON', carrier_code: 'zz' }, 'DELIVERED'],
  ['a word that nobody knows leaves it to the code', { status: 'Q7', carrier_code: 'con', description: 'In transito' }, 'DELIVERED'],
  ['a word and a code that nobody knows leave it to the description', { status: 'Q7', carrier_code: 'Q8', description: 'In transito' }, 'IN_TRANSIT'],
  ['without a word the code counts', { status: '', carrier_code: 'CON' }, 'DELIVERED'],
])('%s [F-INTAKE-GENERIC-1]', async (name, event, status) => {
  const number = name.replaceAll(/\W/g, '').slice(0, 40);
  await c.shipped(`#${number}`, [number]);
  await c.generic({ tracking_number: number, ...event });
  expect((await c.order(`#${number}`)).shipments[0].trackingEvents).toMatchObject([{ status }]);
});

test.each([
  ['0', 'LABEL_CREATED'], ['20', 'PICKED_UP'], [3, 'IN_TRANSIT'], ['8', 'IN_TRANSIT'], ['4', 'OUT_FOR_DELIVERY'], ['5', 'EXCEPTION'], ['10', 'READY_FOR_PICKUP'], ['6', 'EXCEPTION'], ['95', 'RETURNED_TO_SENDER'],
] as const)('status %s of an aggregator makes a shipment %s [F-INTAKE-AGGREGATOR-1]', async (id, status) => {
  const number = `#21${String(id)}`;
  await c.shipped(number, [`A${String(id)}`]);
  expect(await c.aggregator({ trackingNumber: `A${String(id)}`, courier: 'BRT', date: '2026-11-21 10:05:00', courierStatus: 'x', place: 'Torino', qaplaStatusID: id, qaplaStatus: 'y', return: 0, hasChildren: 0, isChild: 0 })).toEqual([200, '{"result":"OK"}']);
  expect(await c.order(number)).toMatchObject({ shipments: [{ status, trackingEvents: [{ occurredAt: '2026-11-21T09:05:00.000Z', description: 'x' }] }] });
});

test('an aggregator hears OK of an unknown number too, a held parcel has detail 1, and a parcel delivered on its way back came back [F-INTAKE-AGGREGATOR-2]', async () => {
  await c.shipped('#2003', ['A-6']);
  expect(await c.aggregator({ trackingNumber: 'unknown', date: '2026-11-21 10:05:00', qaplaStatusID: 99 })).toEqual([200, '{"result":"OK"}']);
  await c.aggregator({ trackingNumber: 'A-6', date: '2026-11-21 10:05:00', qaplaStatusID: '6', statusDetails: [{ id: 1, detail: 'depot' }] });
  expect(await statusOf('#2003')).toEqual(['SHIPPED', 'READY_FOR_PICKUP']);
  await c.aggregator({ trackingNumber: 'A-6', date: '2026-11-21 10:15:00', qaplaStatusID: '99', return: 1 });
  expect(await statusOf('#2003')).toEqual(['SHIPPED', 'RETURNED_TO_SENDER']);
});

test('an express carrier sends its history; pieces count where its id is unknown; a body without shipments is a handshake [F-INTAKE-EXPRESS-1]', async () => {
  await c.shipped('#2004', ['JD01']);
  const shipment = {
    id: '00340434', service: 'express', status: { timestamp: '2026-11-21T10:20:00', location: { address: { countryCode: 'DE', postalCode: '53113', addressLocality: 'Bonn' } }, statusCode: 'transit', status: 'OK', description: 'Im Paketzentrum' },
    estimatedDeliveryTimeFrame: { estimatedFrom: '2026-11-23T08:00:00Z', estimatedThrough: '2026-11-23T18:00:00Z' }, details: { pieceIds: ['JD01'] },
    events: [{ timestamp: '2026-11-21T10:20:00', statusCode: 'transit', description: 'Im Paketzentrum' }, { timestamp: '2026-11-21T09:10:00+01:00', statusCode: 'unknown', status: 'x', description: 'Abgeholt' }],
  };
  expect(await c.express({ shipments: [shipment] })).toEqual([200, { applied: 2, duplicates: 0, unmatched: 0 }]);
  const { shipments: [{ status, trackingEvents, trackingToken }] } = await c.order('#2004');
  expect([status, trackingEvents.map(({ occurredAt, status: said }: { occurredAt: string; status: string }) => [occurredAt, said])]).toEqual(['IN_TRANSIT', [['2026-11-21T09:20:00.000Z', 'IN_TRANSIT'], ['2026-11-21T08:10:00.000Z', 'PICKED_UP']]]);
  expect((await c.read(trackingToken))[1].data.estimated_delivery_at).toBe('2026-11-23T18:00:00.000Z');
  expect(await c.express({})).toEqual([200, NONE]);
  await c.express({ shipments: [{ id: 'JD01', status: { timestamp: '2026-11-21T12:00:00', statusCode: 'delivered', description: 'Zugestellt' } }] });
  expect(await statusOf('#2004')).toEqual(['DELIVERED', 'DELIVERED']);
});

test('wrong keys and signatures of each dialect are refused in its words, never with a 500 [F-INTAKE-AUTH-1] [REL-S3]', async () => {
  const { generic, aggregator, express } = c.carriers;
  const body = '{"tracking_number":"G1","status":"exception"}';
  const { 'x-service-signature': good } = c.signed(body);
  const flipped = good.replace(/^./, (first) => (first === '0' ? '1' : '0'));
  const refused = async (path: string, headers: Record<string, string>, sent = body) => { const { status, text } = await c.post(`${c.intake}/${path}`, sent, headers); return [status, text]; };
  for (const signature of [flipped, good.toUpperCase(), '', 'x', good.slice(1)]) expect(await refused(generic.id, { 'x-service-signature': signature })).toEqual([401, '{"error":"invalid_signature"}']);
  for (const [headers, sent] of [[{}, body], [{ 'x-service-signature': good }, `${body} `]] as const) expect(await refused(generic.id, headers, sent)).toEqual([401, '{"error":"invalid_signature"}']);
  for (const query of ['', '?key=', '?key=x', `?key=${generic.webhookSecret}`, `?key=a&key=${encodeURIComponent(express.webhookSecret)}`]) expect(await refused(`${express.id}${query}`, {}, '{}')).toEqual([401, '{"error":"invalid_signature"}']);
  for (const apiKey of ['"x"', '""', 'null', '5', `"${aggregator.webhookSecret}"`]) expect(await refused(aggregator.id, {}, `{"apiKey":${apiKey},"trackingNumber":"A"}`)).toEqual([401, '{"result":"KO"}']);
  await c.asStaff('mutation R($id: ID!) { rotateConnection(id: $id) { apiKey } }', { id: (await c.connect({ carrier: { format: 'GENERIC' } })).id });
});

test('a rotated secret ends at once, and a draft or paused connection takes nothing [F-INTAKE-AUTH-2]', async () => {
  const carrier = await c.connect({ carrier: { format: 'GENERIC' } });
  const { rotateConnection: renewed } = await c.asStaff('mutation R($id: ID!) { rotateConnection(id: $id) { webhookSecret } }', { id: carrier.id });
  expect([(await c.generic({ events: [] }, carrier))[0], await c.generic({ events: [] }, { ...carrier, ...renewed })]).toEqual([401, [200, NONE]]);
  await c.asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id: carrier.id });
  expect(await c.generic({ events: [] }, { ...carrier, ...renewed })).toEqual([403, { error: 'connection_paused' }]);
  expect(await c.generic({ events: [] }, await c.connect({ activate: false }))).toEqual([403, { error: 'connection_not_active' }]);
});

test('an unknown connection is 404, also one of another kind and one that is no id; another path has a message [F-INTAKE-ERROR-1]', async () => {
  const { createConnection: { connection: { id } } } = await c.asStaff('mutation C { createConnection(input: { kind: COMMERCE, name: "ERP", activate: true }) { connection { id } } }');
  for (const other of [randomUUID(), id, 'x', '%00']) expect(await c.post(`${c.intake}/${String(other)}`, '{}')).toMatchObject({ status: 404, text: '{"error":"not_found"}' });
  expect(await c.post(`${c.intake}/a/b`, '{}')).toMatchObject({ status: 404, text: '{"message":"Not found."}' });
});

test('what cannot be read is 422 with its flaws; one bad event does not stop the others [F-INTAKE-ERROR-2]', async () => {
  await c.shipped('#2005', ['G5']);
  const flawed = async (payload: unknown) => c.generic(payload);
  expect(await flawed({ status: 'delivered', occurred_at: 'yesterday' })).toEqual([422, { error: 'validation_failed', details: { occurred_at: ['must be a time such as 2026-11-21T09:30:00Z'], tracking_number: ['is required'] } }]);
  expect(await flawed({ events: [5, {}] })).toEqual([422, { error: 'validation_failed', details: { 'events.0': ['must be an object'] } }]);
  for (const payload of [[], 'x', { events: {} }, { tracking_number: ['G5'] }, { tracking_number: 'x'.repeat(121) }]) expect((await flawed(payload))[0]).toBe(422);
  expect(await flawed({ events: [{ tracking_number: 'G5', status: 'out_for_delivery', occurred_at: '2026-11-21T09:00:00Z' }, { tracking_number: 'G5', occurred_at: 'x' }] })).toEqual([200, { applied: 1, duplicates: 0, unmatched: 0, rejected: 1 }]);
  for (const body of ['{', '\u0000', '{"a":1,"a":2}']) expect(await c.post(`${c.intake}/${c.carriers.generic.id}`, body, c.signed(body))).toMatchObject({ status: 422 });
});

test('a body of 1 MB is taken and one byte more refused; 10,000 events are taken and one more refused [F-INTAKE-LIMIT-1]', async () => {
  await c.shipped('#2006', ['G6']);
  const path = `${c.intake}/${c.carriers.generic.id}`;
  const sized = (bytes: number): string => { const start = '{"tracking_number":"G6","status":"held","description":"'; return `${start}${'x'.repeat(bytes - start.length - 2)}"}`; };
  const most = sized(1024 * 1024);
  expect(await c.post(path, most, c.signed(most))).toMatchObject({ status: 200, text: '{"applied":1,"duplicates":0,"unmatched":0}' });
  const over = sized(1024 * 1024 + 1);
  expect(await c.post(path, over, c.signed(over))).toMatchObject({ status: 413, text: '{"error":"payload_too_large"}' });
  const many = (count: number) => ({ events: Array.from({ length: count }, (_, at) => ({ tracking_number: 'G6', occurred_at: new Date(Date.parse('2026-11-01T00:00:00Z') + at * 60_000).toISOString(), status: 'held' })) });
  expect(await c.generic(many(10_000))).toEqual([200, { applied: 10_000, duplicates: 0, unmatched: 0 }]);
  expect(await c.generic(many(10_001))).toEqual([422, { error: 'validation_failed', details: { events: ['must have at most 10000 entries'] } }]);
});

test('a connection has 600 calls a minute [F-INTAKE-LIMIT-2]', async () => {
  const carrier = await c.connect({});
  await c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { ratePerMinute } }', { input: { id: carrier.id, ratePerMinute: 2 } });
  expect((await c.asStaff('query C($id: ID!) { connection(id: $id) { ratePerMinute carrier { format timeZone statusMap { code } } } }', { id: c.carriers.generic.id })).connection).toEqual({ ratePerMinute: 600, carrier: { format: 'GENERIC', timeZone: 'Europe/Rome', statusMap: [{ code: 'CON' }] } });
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await c.generic({ events: [] }, carrier))[0]);
  expect(statuses).toEqual([200, 200, 429]);
});

test('events in any order, each ten times, end alike; applied counts only new ones [F-STATE-1] [F-INTAKE-DUPLICATE-1] [REL-R20]', async () => {
  await c.shipped('#2007', ['G7']);
  const events = ['pending', 'picked_up', 'in_transit', 'held', 'out_for_delivery', 'delivered', 'exception'].map((status, hour) => ({ tracking_number: 'G7', status, occurred_at: `2026-11-21T0${String(hour)}:00:00Z` }));
  const applied: number[] = [];
  for (const at of [5, 0, 3, 6, 1, 4, 2]) applied.push((await c.generic({ events: Array.from({ length: 10 }, () => events[at]) }))[1].applied);
  expect([applied, await statusOf('#2007'), (await c.generic({ events }))[1].duplicates]).toEqual([[1, 1, 1, 1, 1, 1, 1], ['DELIVERED', 'EXCEPTION'], 7]);
});

test('events of an unknown number are applied when a parcel gets it; a number that is used again is of the most recent parcel [F-INTAKE-UNKNOWN-1] [F-INTAKE-MATCH-1]', async () => {
  const event = { tracking_number: 'LATE', status: 'out_for_delivery', occurred_at: '2026-11-21T09:00:00Z' };
  expect(await c.generic({ events: [event, event] })).toEqual([200, { applied: 0, duplicates: 0, unmatched: 2 }]);
  await c.shipped('#2008', ['LATE', 'OTHER']);
  expect(await statusOf('#2008')).toEqual(['SHIPPED', 'OUT_FOR_DELIVERY']);
  expect((await c.generic({ events: [event] }))[1]).toEqual({ applied: 0, duplicates: 1, unmatched: 0 });
  await c.shipped('#2009', ['LATE']);
  await c.generic({ tracking_number: 'LATE', status: 'delivered', occurred_at: '2026-11-21T09:10:00Z' });
  expect([await statusOf('#2008'), await statusOf('#2009')]).toEqual([['SHIPPED', 'OUT_FOR_DELIVERY'], ['DELIVERED', 'DELIVERED']]);
});

test.each([
  ['an event after the later parcel left', '2026-11-21T09:00:00Z', [['PICKED_UP', 'DELIVERED'], 1]],
  ['an event of the evening before, which its warehouse reported late', '2026-11-20T17:00:00Z', [['PICKED_UP', 'DELIVERED'], 1]],
  ['an event between the two', '2026-11-10T09:00:00Z', [['DELIVERED', 'PICKED_UP'], 1]],
  ['an event of the day on which the earlier parcel left', '2026-09-20T07:00:00Z', [['DELIVERED', 'PICKED_UP'], 1]],
  ['a label of the earlier parcel that was made weeks before', '2026-08-25T07:00:00Z', [['DELIVERED', 'PICKED_UP'], 1]],
  ['an event of somebody else\'s parcel long before both', '2026-07-20T07:00:00Z', [['PICKED_UP', 'PICKED_UP'], 0]],
] as const)('of two parcels with a number, %s changes the one that it is of [F-INTAKE-MATCH-1]', async (name, occurredAt, [statuses, applied]) => {
  const number = name.replaceAll(/\W/g, '').slice(0, 40);
  await c.shipped(`#1${number}`, [number], { shippedAt: '2026-09-20T08:00:00Z' });
  await c.shipped(`#2${number}`, [number]);
  expect((await c.generic({ tracking_number: number, status: 'delivered', occurred_at: occurredAt }))[1]).toEqual({ applied, duplicates: 0, unmatched: 1 - applied });
  expect([(await statusOf(`#1${number}`))[1], (await statusOf(`#2${number}`))[1]]).toEqual(statuses);
});

test.each([
  ['a label that was made before the parcel left', '2026-11-12T09:00:00Z', 'DELIVERED'],
  ['an event of an earlier parcel of the number', '2026-10-20T09:00:00Z', 'PICKED_UP'],
])('an event that waited for its number: %s [F-INTAKE-UNKNOWN-1] [F-INTAKE-MATCH-1]', async (name, occurredAt, status) => {
  const number = name.replaceAll(/\W/g, '').slice(0, 40);
  expect((await c.generic({ tracking_number: number, status: 'delivered', occurred_at: occurredAt }))[1]).toEqual({ applied: 0, duplicates: 0, unmatched: 1 });
  await c.shipped(`#${number}`, [number]);
  expect((await statusOf(`#${number}`))[1]).toBe(status);
});

test('a problem, a parcel on its way back and a report after the delivery alert staff, and no longer once the parcel moves on [F-ANOMALY-1]', async () => {
  const { id } = await c.shipped('#2011', ['G11', 'G11-2']);
  const open = async (): Promise<string[]> => (await c.asStaff('query A { alerts(first: 50, openOnly: true) { nodes { type message about { ... on Order { number } } } } }')).alerts.nodes.filter(({ about }: { about: { number: string } | null }) => about?.number === '#2011').map(({ message }: { message: string }) => message).sort();
  let hour = 0;
  const report = (status: string) => { hour += 1; return c.generic({ tracking_number: 'G11', status, occurred_at: `2026-11-21T0${String(hour)}:00:00Z` }); };
  const seen: string[][] = [];
  for (const status of ['exception', 'exception', 'in_transit', 'returned_to_sender', 'delivered', 'held']) {
    await report(status);
    seen.push(await open());
  }
  const problem = 'Order #2011: the carrier reports a problem with the delivery';
  expect([typeof id, seen]).toEqual(['string', [[problem], [problem], [], ['Order #2011: a parcel goes back to the sender'], [], ['Order #2011: the carrier reports something else of a parcel that was delivered']]]);
});

test.each([
  ['a problem', ['EXCEPTION', 'OUT_FOR_DELIVERY'], [['DELIVERY_PROBLEM'], []]],
  ['a parcel on its way back', ['RETURNED_TO_SENDER'], [['PARCEL_RETURNED']]],
  ['a problem and a delivery', ['EXCEPTION', 'DELIVERED'], [['DELIVERY_PROBLEM'], []]],
] as const)('%s that staff mark alerts staff as the carrier would [F-ANOMALY-1]', async (name, marks, expected) => {
  const number = `#${name.replaceAll(/\W/g, '')}`;
  const { id } = await c.shipped(number, [number]);
  const open = async (): Promise<string[]> => (await c.asStaff('{ alerts(first: 50) { nodes { type message } } }')).alerts.nodes.flatMap(({ type, message }: { type: string; message: string }) => (message.startsWith(`Order ${number}:`) ? [type] : []));
  const seen: string[][] = [];
  for (const status of marks) {
    await c.asStaff('mutation R($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: id, status } });
    seen.push(await open());
  }
  expect(seen).toEqual(expected);
});

test('a delay ends when staff mark the parcel as on the last van [F-ANOMALY-1]', async () => {
  const { id } = await c.shipped('#D9', ['D9']);
  const open = async (): Promise<string[]> => (await c.asStaff('{ alerts(first: 50) { nodes { type message } } }')).alerts.nodes.flatMap(({ type, message }: { type: string; message: string }) => (message.startsWith('Order #D9:') ? [type] : []));
  await c.aggregator({ trackingNumber: 'D9', qaplaStatusID: 8, date: '2026-11-21 10:00:00', courierStatus: 'In ritardo' });
  expect(await open()).toEqual(['PARCEL_DELAYED']);
  await c.asStaff('mutation R($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: id, status: 'OUT_FOR_DELIVERY' } });
  expect(await open()).toEqual([]);
});

test('codes that no map knows are listed with a proposal; after a change of the map a dry run says what would change, and the events are read anew [F-UNMAPPED-1]', async () => {
  await c.shipped('#2012', ['G12']);
  const carrier = await c.connect({ carrier: { format: 'GENERIC' } });
  const event = { tracking_number: 'G12', status: 'ZZ9', description: 'Lasciato dal vicino', occurred_at: '2026-11-21T09:00:00Z' };
  await c.generic({ events: [{ ...event, status: 'YY1', description: 'In transito', occurred_at: '2026-11-21T08:00:00Z' }, event, { ...event, occurred_at: '2026-11-21T08:30:00Z' }] }, carrier);
  expect(await statusOf('#2012')).toEqual(['SHIPPED', 'IN_TRANSIT']);
  const codes = () => c.asStaff('query U($id: ID!) { unmappedCarrierCodes(connectionId: $id) { code seen description suggestedStatus } }', { id: carrier.id });
  expect((await codes()).unmappedCarrierCodes).toEqual([{ code: 'ZZ9', seen: 2, description: 'Lasciato dal vicino', suggestedStatus: null }, { code: 'YY1', seen: 1, description: 'In transito', suggestedStatus: 'IN_TRANSIT' }]);
  const reprocess = (dryRun: boolean) => c.asStaff('mutation R($input: ReprocessTrackingEventsInput!, $dryRun: Boolean) { reprocessTrackingEvents(input: $input, dryRun: $dryRun) { events hasMore shipments { before after } } }', { input: { connectionId: carrier.id, codes: [{ code: 'zz9', status: 'DELIVERED' }] }, dryRun });
  const changed = { reprocessTrackingEvents: { events: 2, hasMore: false, shipments: [{ before: 'IN_TRANSIT', after: 'DELIVERED' }] } };
  expect([await reprocess(true), await statusOf('#2012')]).toEqual([changed, ['SHIPPED', 'IN_TRANSIT']]);
  expect([await reprocess(false), await statusOf('#2012')]).toEqual([changed, ['DELIVERED', 'DELIVERED']]);
  expect([(await codes()).unmappedCarrierCodes.length, (await reprocess(false)).reprocessTrackingEvents.events]).toEqual([1, 0]);
  await c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: carrier.id, carrier: { statusMap: [{ code: 'ZZ9', status: 'DELIVERED' }] } } });
  expect(await c.generic(event, carrier)).toEqual([200, { applied: 0, duplicates: 1, unmatched: 0 }]);
});

test('a code is listed as unmapped as long as the map does not know it, and again once the map forgets it [F-UNMAPPED-1]', async () => {
  await c.shipped('#2013', ['G13']);
  const carrier = await c.connect({ carrier: { format: 'GENERIC' } });
  await c.generic({ events: ['Kk4', 'LL5'].map((status) => ({ tracking_number: 'G13', status })) }, carrier);
  const codes = async (): Promise<string[]> => (await c.asStaff('query U($id: ID!) { unmappedCarrierCodes(connectionId: $id) { code } }', { id: carrier.id })).unmappedCarrierCodes.map(({ code }: { code: string }) => code);
  const remap = (statusMap: object[]) => c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: carrier.id, carrier: { statusMap } } });
  expect(await codes()).toEqual(['Kk4', 'LL5']);
  await remap([{ code: 'kK4', status: 'HELD' }]);
  expect(await codes()).toEqual(['LL5']);
  await remap([]);
  expect(await codes()).toEqual(['Kk4', 'LL5']);
});

test('another company\'s connection reaches nothing of this one [F-INTAKE-MATCH-2] [REL-S6]', async () => {
  await c.shipped('#2010', ['OURS']);
  const { openCompany } = await import('../../kit/company.js');
  const other = await openCompany(c, 'Other carriers');
  const { createConnection: { connection: { id }, webhookSecret } } = await other.asStaff('mutation C { createConnection(input: { kind: CARRIER, name: "C", activate: true }) { webhookSecret connection { id } } }');
  expect(await c.generic({ tracking_number: 'OURS', status: 'delivered' }, { id, webhookSecret, apiKey: '' })).toEqual([200, { applied: 0, duplicates: 0, unmatched: 1 }]);
  expect(await statusOf('#2010')).toEqual(['SHIPPED', 'PICKED_UP']);
});

test('a parked event that is damaged holds up neither the parcel that appears nor the other events of its number', async () => {
  const parked = (status: string, minute: number) => c.generic({ tracking_number: 'G77', status, occurred_at: `2026-11-21T09:0${String(minute)}:00Z` });
  expect([await parked('in_transit', 1), await parked('held', 2)]).toEqual([[200, { applied: 0, duplicates: 0, unmatched: 1 }], [200, { applied: 0, duplicates: 0, unmatched: 1 }]]);
  await c.database.inTransaction((transaction) => transaction.execute("UPDATE parked_tracking SET event = '{' WHERE tracking_number = ? AND event LIKE '%HELD%'", ['G77']));
  expect(await c.shipped('#2077', ['G77'])).toMatchObject({ status: 'IN_TRANSIT' });
});

test('staff see what the carrier sent, without its key, what it expected of the delivery over time, and when the connection last called [F-RAW-1]', async () => {
  await c.shipped('#R1', ['RAW1']);
  const connection = async (): Promise<string | null> => (await c.asStaff('query C($id: ID!) { connection(id: $id) { lastCallAt } }', { id: c.carriers.aggregator.id })).connection.lastCallAt;
  const events = [
    { tracking_number: 'RAW1', status: 'in_transit', occurred_at: '2026-11-21T08:30:00Z', estimated_delivery_at: '2026-11-23T12:00:00Z', signed_by: 'Ada' },
    { tracking_number: 'RAW1', status: 'in_transit', occurred_at: '2026-11-21T08:40:00Z', estimated_delivery_at: '2026-11-24T12:00:00Z', note: 'x'.repeat(16_384) },
  ];
  await c.generic({ events });
  await c.aggregator({ trackingNumber: 'RAW1', qaplaStatusID: 4, date: '2026-11-21 10:00:00', courierStatus: 'In consegna' });
  const { order: { shipments: [{ trackingEvents, deliveryEstimates }] } } = await c.asStaff('{ order(reference: "#R1") { shipments { trackingEvents { raw } deliveryEstimates { knownAt estimatedAt } } } }');
  expect(trackingEvents.map(({ raw }: { raw: string | null }) => raw && JSON.parse(raw))).toEqual([{ trackingNumber: 'RAW1', qaplaStatusID: 4, date: '2026-11-21 10:00:00', courierStatus: 'In consegna' }, null, events[0]]);
  expect(deliveryEstimates).toEqual([
    { knownAt: '2026-11-21T08:40:00.000Z', estimatedAt: '2026-11-24T12:00:00.000Z' }, { knownAt: '2026-11-21T08:30:00.000Z', estimatedAt: '2026-11-23T12:00:00.000Z' },
  ]);
  expect(await until(async () => await connection() ?? undefined)).toBe(c.clock.now().toISOString());
});

test.each([
  ['Sendung wird morgen zugestellt', 'IN_TRANSIT'], ['Die Sendung wird heute zugestellt', 'OUT_FOR_DELIVERY'], ['Spedizione consegnata al corriere', 'IN_TRANSIT'], ['Entregado al transportista', 'IN_TRANSIT'],
  ['Delivered to local depot', 'IN_TRANSIT'], ['Delivered to carrier facility', 'IN_TRANSIT'], ['Package delivered to sorting center', 'IN_TRANSIT'], ['Consegnato al mittente', 'RETURNED_TO_SENDER'], ['Delivered to sender', 'RETURNED_TO_SENDER'],
  ['Consegna non riuscita', 'EXCEPTION'], ['Geliefert', 'DELIVERED'], ['Remis au destinataire', 'DELIVERED'], ['En proceso de entrega', 'OUT_FOR_DELIVERY'], ['Consegnato al destinatario dal corriere', 'DELIVERED'], ['Delivered, left at front door', 'DELIVERED'],
])('%s is %s: what was handed over on the way, or will be, is no delivery [F-INTAKE-GENERIC-2]', async (description, status) => {
  const number = description.replaceAll(/\W/g, '');
  await c.shipped(`#${number}`, [number]);
  await c.generic({ tracking_number: number, description });
  expect((await c.order(`#${number}`)).shipments[0].trackingEvents).toMatchObject([{ status }]);
});

test('an aggregator\'s key is not in the call log of a refused call, however it is written; numbers have 120 characters at most [F-INTAKE-AUTH-1] [F-INTAKE-ERROR-2]', async () => {
  const { apiKey } = c.carriers.aggregator;
  const escaped = `\\u${apiKey.charCodeAt(0).toString(16).padStart(4, '0')}${apiKey.slice(1)}`;
  expect((await c.aggregator({ trackingNumber: '' }))[0]).toBe(422);
  expect((await c.post(`${c.intake}/${c.carriers.aggregator.id}`, `{"apiKey":"${escaped}","trackingNumber":""}`)).status).toBe(422);
  expect(JSON.stringify(await c.asStaff('{ calls(first: 5) { nodes { requestBody } } }'))).not.toContain(apiKey.slice(1));
  expect((await c.aggregator({ trackingNumber: 'A'.repeat(121) }))[0]).toBe(422);
  expect((await c.express({ shipments: [{ id: 'A'.repeat(121), status: { timestamp: '2026-11-21T12:00:00', statusCode: 'transit' } }] }))[0]).toBe(422);
});

test('the aggregator\'s status 8 is a delay of which staff are alerted until the parcel moves on [F-INTAKE-AGGREGATOR-1] [F-ANOMALY-1]', async () => {
  await c.shipped('#D8', ['D8']);
  const alerts = async (): Promise<string[]> => (await c.asStaff('{ alerts(first: 50) { nodes { type message } } }')).alerts.nodes.flatMap(({ type, message }: { type: string; message: string }) => (message.includes('#D8') ? [type] : []));
  await c.aggregator({ trackingNumber: 'D8', qaplaStatusID: 8, date: '2026-11-21 10:00:00', courierStatus: 'In ritardo' });
  expect([(await c.order('#D8')).shipments[0].status, await alerts()]).toEqual(['IN_TRANSIT', ['PARCEL_DELAYED']]);
  await c.aggregator({ trackingNumber: 'D8', qaplaStatusID: 4, date: '2026-11-21 10:10:00', courierStatus: 'In consegna' });
  expect(await alerts()).toEqual([]);
});

test('events of a number that no shipment gets are parked for thirty days', async () => {
  const purged = async (): Promise<number> => (await c.run('mutation { purgeParkedTrackingEvents }', {}, systemOf())).purgeParkedTrackingEvents;
  c.clock.turn(31 * 86_400_000);
  await purged(); // of the tests above
  expect(await c.generic({ tracking_number: 'NOBODYS', status: 'held', occurred_at: '2026-12-22T08:30:00Z' })).toEqual([200, { ...NONE, unmatched: 1 }]);
  c.clock.turn(30 * 86_400_000);
  expect(await purged()).toBe(0);
  c.clock.turn(1);
  expect([await purged(), await purged()]).toEqual([1, 0]);
});
