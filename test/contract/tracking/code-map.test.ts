import { openCarriers, type Carrier, type Carriers } from './carriers.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let c: Carriers;
beforeAll(async () => { c = await openCarriers(); });
afterAll(() => c.close());

const CHANGE = 'mutation U($input: UpdateConnectionInput!, $dryRun: Boolean) { updateConnection(input: $input, dryRun: $dryRun) { carrier { statusMap { code status } } } }';
const change = async ({ id }: Pick<Carrier, 'id'>, codes: readonly object[], dryRun = false): Promise<any> => (await c.asStaff(CHANGE, { input: { id, carrier: { codes } }, dryRun })).updateConnection.carrier.statusMap;
const REPROCESS = 'mutation R($input: ReprocessTrackingEventsInput!, $dryRun: Boolean) { reprocessTrackingEvents(input: $input, dryRun: $dryRun) { events shipments { before after orderStatusBefore order { number status } } } }';
const reprocess = async ({ id }: Pick<Carrier, 'id'>, codes: readonly object[], dryRun = false): Promise<any> => (await c.asStaff(REPROCESS, { input: { connectionId: id, codes }, dryRun })).reprocessTrackingEvents;
const unmapped = async ({ id }: Pick<Carrier, 'id'>): Promise<any> => (await c.asStaff('query U($id: ID!) { unmappedCarrierCodes(connectionId: $id) { code seen use { shipments example { trackingNumber raw } } } }', { id })).unmappedCarrierCodes;

test('two people who map codes at once do not undo each other\'s work, and who has read another meaning is told', async () => {
  const carrier = await c.connect({ carrier: { format: 'GENERIC', statusMap: [{ code: 'CON', status: 'DELIVERED' }] } });
  const both = await Promise.all([change(carrier, [{ code: 'A1', status: 'HELD', before: null }]), change(carrier, [{ code: 'B2', status: 'IN_TRANSIT', before: null }])]);
  expect(both.at(-1)).toHaveLength(3);
  await expect(change(carrier, [{ code: 'a1', status: 'EXCEPTION', before: null }])).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('a1') });
  expect(await change(carrier, [{ code: 'A1', status: 'HELD', before: null }])).toHaveLength(3); // what was wanted is there already
  expect(await change(carrier, [{ code: 'a1', status: 'EXCEPTION', before: 'HELD' }, { code: 'con' }], true)).toEqual(expect.arrayContaining([{ code: 'a1', status: 'EXCEPTION' }, { code: 'B2', status: 'IN_TRANSIT' }]));
  expect(await change(carrier, [{ code: 'b2', status: null, before: 'IN_TRANSIT' }])).toEqual(expect.arrayContaining([{ code: 'A1', status: 'HELD' }, { code: 'CON', status: 'DELIVERED' }]));
  await expect(change(carrier, [{ code: 'x', status: 'HELD' }, { code: 'X' }])).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(change(carrier, [{ code: ' ', status: 'HELD' }])).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('a connection says what the codes of its format mean without a map', async () => {
  const standard = async (id: string): Promise<any> => (await c.asStaff('query C($id: ID!) { connection(id: $id) { carrier { standardMap { code status } } } }', { id })).connection.carrier.standardMap;
  expect(await standard(c.carriers.express.id)).toEqual([{ code: 'pre-transit', status: 'PENDING' }, { code: 'transit', status: 'IN_TRANSIT' }, { code: 'delivered', status: 'DELIVERED' }, { code: 'failure', status: 'EXCEPTION' }]);
  expect(await standard(c.carriers.aggregator.id)).toContainEqual({ code: '99', status: 'DELIVERED' });
  expect(await standard(c.carriers.generic.id)).toContainEqual({ code: 'out_for_delivery', status: 'OUT_FOR_DELIVERY' });
});

test('a dry run says which orders would move too; a mapping is undone, parcels are back where their descriptions have them, and the code is listed again [F-UNMAPPED-1]', async () => {
  await c.shipped('#3001', ['M1']);
  const carrier = await c.connect({ carrier: { format: 'GENERIC' } });
  const event = { tracking_number: 'M1', status: 'QQ7', description: 'In transito verso la filiale', occurred_at: '2026-11-21T09:00:00Z' };
  await c.generic({ events: [event, { ...event, occurred_at: '2026-11-21T09:10:00Z', description: 'Boh' }] }, carrier);
  expect(await unmapped(carrier)).toEqual([{ code: 'QQ7', seen: 2, use: { shipments: 1, example: { trackingNumber: 'M1', raw: expect.stringContaining('"Boh"') } } }]);
  const moved = { events: 2, shipments: [{ before: 'IN_TRANSIT', after: 'READY_FOR_PICKUP', orderStatusBefore: 'SHIPPED', order: { number: '#3001', status: 'SHIPPED' } }] };
  expect(await reprocess(carrier, [{ code: 'QQ7', status: 'DELIVERED' }], true)).toEqual({ events: 2, shipments: [{ before: 'IN_TRANSIT', after: 'DELIVERED', orderStatusBefore: 'SHIPPED', order: { number: '#3001', status: 'DELIVERED' } }] });
  await change(carrier, [{ code: 'QQ7', status: 'HELD', before: null }]);
  expect([await reprocess(carrier, [{ code: 'qq7', status: 'HELD' }]), await unmapped(carrier)]).toEqual([moved, []]);
  await change(carrier, [{ code: 'QQ7', before: 'HELD' }]);
  const back = { events: 2, shipments: [{ before: 'READY_FOR_PICKUP', after: 'IN_TRANSIT', orderStatusBefore: 'SHIPPED', order: { number: '#3001', status: 'SHIPPED' } }] };
  expect(await reprocess(carrier, [{ code: 'qq7', status: null }])).toEqual(back);
  expect((await unmapped(carrier)).map(({ code, seen }: any) => [code, seen])).toEqual([['QQ7', 2]]);
  expect((await c.order('#3001')).shipments[0].trackingEvents.map(({ status }: any) => status)).toEqual([null, 'IN_TRANSIT']);
  expect(await reprocess(carrier, [{ code: 'QQ7', status: null }])).toEqual({ events: 0, shipments: [] });
});

test('shipments are found by words of their orders, tracking numbers, and by how long nothing was heard of them', async () => {
  await c.shipped('#3002', ['FIND77']);
  const statuses = ['LABEL_CREATED', 'PICKED_UP', 'IN_TRANSIT', 'READY_FOR_PICKUP', 'DELIVERED'];
  const found = async (filter: object): Promise<string[]> => (await c.asStaff('query S($filter: ShipmentFilter!) { shipments(first: 50, filter: $filter) { nodes { trackingNumbers lastReportedAt } } }', { filter: { statuses, ...filter } })).shipments.nodes.flatMap(({ trackingNumbers }: any) => trackingNumbers);
  expect([await found({ search: 'find7' }), await found({ search: '3002' }), await found({ search: 'nobodyhasthis' })]).toEqual([['FIND77'], ['FIND77'], []]);
  expect([await found({ search: '3002', quietSince: '2026-01-01T00:00:00Z' }), await found({ search: '3002', quietSince: '2100-01-01T00:00:00Z' })]).toEqual([[], ['FIND77']]);
  await c.generic({ tracking_number: 'FIND77', status: 'in_transit', description: 'x' });
  const { shipment } = await c.asStaff('{ shipment(reference: "FIND77") { id lastReportedAt order { number } } }');
  expect(shipment).toMatchObject({ order: { number: '#3002' }, lastReportedAt: expect.stringMatching(/^20/) });
  expect(await found({ search: '3002', quietSince: shipment.lastReportedAt })).toEqual([]);
  expect((await c.asStaff('query S($id: ID!) { shipment(reference: $id) { trackingNumbers } none: shipment(reference: "NONE") { id } }', { id: shipment.id }))).toEqual({ shipment: { trackingNumbers: ['FIND77'] }, none: null });
});

test('a code whose letters have accents is mapped, read anew, forgotten and listed again like any other', async () => {
  await c.shipped('#3003', ['ACC1']);
  const carrier = await c.connect({ carrier: { format: 'GENERIC' } });
  await c.generic({ tracking_number: 'ACC1', status: 'ÜBERGEBEN', description: 'Boh', occurred_at: '2026-11-21T09:00:00Z' }, carrier);
  expect((await unmapped(carrier)).map(({ code, use: { shipments } }: any) => [code, shipments])).toEqual([['ÜBERGEBEN', 1]]);
  await change(carrier, [{ code: 'Übergeben', status: 'DELIVERED', before: null }]);
  expect(await reprocess(carrier, [{ code: 'übergeben', status: 'DELIVERED' }])).toMatchObject({ events: 1, shipments: [{ after: 'DELIVERED' }] });
  await change(carrier, [{ code: 'ÜBERGEBEN', before: 'DELIVERED' }]);
  expect(await unmapped(carrier)).toEqual([]); // until its events are read anew
  expect(await reprocess(carrier, [{ code: 'übergeben', status: null }])).toMatchObject({ events: 1 });
  expect((await unmapped(carrier)).map(({ code, seen }: any) => [code, seen])).toEqual([['ÜBERGEBEN', 1]]);
});

test('a map that is emptied in the same change holds what is put into it, and nothing of before', async () => {
  const carrier = await c.connect({ carrier: { format: 'GENERIC', statusMap: [{ code: 'OLD', status: 'DELIVERED' }] } });
  const { updateConnection } = await c.asStaff(CHANGE, { input: { id: carrier.id, carrier: { statusMap: null, codes: [{ code: 'NEW', status: 'HELD' }] } } });
  expect(updateConnection.carrier.statusMap).toEqual([{ code: 'NEW', status: 'HELD' }]);
});
