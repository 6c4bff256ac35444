import { get } from 'node:http';
import { eur, newOrder, openIntegration, type Integration } from './integration.js';

let d: Integration;
beforeAll(async () => {
  d = await openIntegration();
  await d.stock(10, 4);
  d.clock.turn(60_000);
  await d.report('LY1', [{ sku: 'MUG', quantity: 3 }]);
});
afterAll(() => d.close());

const incoming = (items: object[]) => d.asStaff('mutation S($input: SetIncomingStockInput!) { setIncomingStock(input: $input) }', { input: { locationCode: 'MI1', items } });
const mug = { sku: 'MUG', barcode: '4006381333931' };
const tee = { sku: 'TEE', barcode: '5901234123457' };
const at = (location_code: string, on_hand: number, reserved = 0) => ({ location_code, on_hand, reserved, available: on_hand - reserved, incoming: [] });
const sku = (one: { sku: string }): string => one.sku;

test('an item is its availability at each location, sorted by the last change [D-INVENTORY-1] [D-LIST-1]', async () => {
  const { data, next_cursor } = await d.read('/inventory');
  expect(data).toEqual([
    { ...tee, updated_at: '2026-11-21T09:30:00.000Z', available: 4, locations: [at('MI1', 4)] },
    { ...mug, updated_at: '2026-11-21T09:31:00.000Z', available: 13, locations: [at('LY1', 3), at('MI1', 10)] },
  ].map((item) => ({ ...item, updated_at: expect.any(String), locations: expect.arrayContaining(item.locations) })));
  expect(next_cursor).toBeNull();
  expect(data.map(({ updated_at }: { updated_at: string }) => updated_at.slice(0, 16))).toEqual(['2026-11-21T09:30', '2026-11-21T09:31']);
});

test('units of an order are reserved until its warehouse accepts it [D-INVENTORY-1]', async () => {
  d.clock.turn(60_000);
  await d.create({ ...newOrder('I-1'), number: '#I1', lines: [{ sku: 'TEE', quantity: 1, unit_price: eur('10.00') }] });
  expect((await d.read('/inventory?sku=TEE')).data).toMatchObject([{ available: 3, locations: [at('MI1', 4, 1)] }]);
  expect((await d.read('/inventory')).data.map(sku)).toEqual(['MUG', 'TEE']);
  await d.warehouse.post('/orders/I1/accept');
  expect((await d.read('/inventory?sku=TEE')).data).toMatchObject([{ available: 4, locations: [at('MI1', 4)] }]); // its later reports are net of the order
});

test('supplier deliveries are incoming stock, the next arrival first; another report replaces it [D-INVENTORY-3]', async () => {
  d.clock.turn(60_000);
  await incoming([{ sku: 'MUG', arrivals: [{ quantity: 40, expectedAt: '2026-12-10T08:00:00.000Z' }, { quantity: 5, expectedAt: '2026-12-01T08:00:00.000Z' }] }]);
  const due = [{ quantity: 5, expected_at: '2026-12-01T08:00:00.000Z' }, { quantity: 40, expected_at: '2026-12-10T08:00:00.000Z' }];
  const { data } = await d.read('/inventory');
  expect(data.map(sku)).toEqual(['TEE', 'MUG']);
  expect(data[1].locations).toEqual(expect.arrayContaining([{ ...at('MI1', 10), incoming: due }, at('LY1', 3)]));
  await incoming([{ barcode: mug.barcode, arrivals: [] }]);
  expect((await d.read('/inventory?sku=MUG')).data[0].locations).toEqual(expect.arrayContaining([at('MI1', 10)]));
  await expect(incoming([{ sku: 'NOPE', arrivals: [] }])).rejects.toMatchObject({ code: 'UNKNOWN_ITEM' });
  await expect(incoming([{ sku: 'MUG', arrivals: [{ quantity: 0, expectedAt: '2026-12-01T08:00:00.000Z' }] }])).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('the list is filtered by sku, barcode, location and time, and read page by page [D-INVENTORY-2] [D-LIST-4]', async () => {
  const listed = async (query: string) => (await d.read(`/inventory?${query}`)).data as { sku: string; available: number; updated_at: string; locations: object[] }[];
  expect((await listed('sku=MUG')).map(sku)).toEqual(['MUG']);
  expect((await listed(`barcode=${tee.barcode}`)).map(sku)).toEqual(['TEE']);
  expect(await listed(`sku=MUG&barcode=${tee.barcode}`)).toEqual([]);
  expect(await listed('sku=NOPE')).toEqual([]);
  expect(await listed('location_code=NOPE')).toEqual([]);
  expect(await listed('location_code=LY1')).toMatchObject([{ sku: 'MUG', available: 3, locations: [at('LY1', 3)] }]);
  const [, last] = await listed('');
  expect((await listed(`updated_since=${String(last?.updated_at)}`)).map(sku)).toEqual(['MUG']);
  const first = await d.read('/inventory?limit=1');
  const second = await d.read(`/inventory?limit=1&cursor=${String(first.next_cursor)}`);
  expect([...first.data, ...second.data].map(sku)).toEqual(['TEE', 'MUG']);
  expect(second.next_cursor).toBeNull();
});

test('locations are warehouses and stores with their capabilities [D-LOCATIONS-1]', async () => {
  await d.asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: {
    code: 'ROMA', name: 'Roma store', kind: 'STORE', countryCode: 'IT', timeZone: 'Europe/Rome', fulfilsOnline: false, offersPickup: true, address: { address1: 'Via del Corso 1', city: 'Roma', postalCode: '00186', countryCode: 'IT' },
  } });
  const { data } = await d.read('/locations');
  expect(data.map(({ code }: { code: string }) => code)).toEqual(['LY1', 'MI1', 'ROMA', 'WA1']);
  expect(data[2]).toEqual({
    code: 'ROMA', name: 'Roma store', type: 'store',
    address: { first_name: null, last_name: null, company: null, address1: 'Via del Corso 1', address2: null, city: 'Roma', postal_code: '00186', province_code: null, country_code: 'IT', phone: null },
    timezone: 'Europe/Rome', active: true, fulfils_online: false, pickup: true,
  });
  expect(data[1]).toMatchObject({ type: 'warehouse', fulfils_online: true, pickup: false });
});

const lines = async (path: string): Promise<{ number?: string; sku?: string; cursor: string }[]> => {
  const response = await d.send(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  return (await response.text()).split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as { cursor: string });
};

test('exports are NDJSON: the records of the list, a line each with its cursor [D-EXPORT-1]', async () => {
  const orders = await lines('/exports/orders');
  expect(orders.map(({ cursor: _, ...order }) => order)).toEqual((await d.read('/orders')).data);
  const items = await lines('/exports/inventory');
  expect(items.map(({ cursor: _, ...item }) => item)).toEqual((await d.read('/inventory')).data);
  expect(await lines('/exports/returns')).toEqual([]);
  expect((await lines('/exports/inventory?sku=TEE')).map(({ sku: name }) => name)).toEqual(['TEE']);
});

test('an export of several pages is complete, and resumes after any of its lines [D-EXPORT-2]', async () => {
  for (let round = 0; round < 5; round += 1) {
    await d.asStaff('mutation P($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders: Array.from({ length: 90 }, (_, index) => ({
      number: `#X${String(round)}-${String(index)}`, channel: 'shop', currency: 'EUR', shippingAddress: { countryCode: 'IT' }, shipping: { methodCode: 'std' }, lines: [{ sku: 'MUG', quantity: 1, unitPrice: eur('1.00') }],
    })) } });
  }
  const all = await lines('/exports/orders');
  expect(new Set(all.map(({ number }) => number)).size).toBe(451);
  expect(await lines(`/exports/orders?cursor=${String(all[209]?.cursor)}`)).toEqual(all.slice(210));
  expect(await lines(`/exports/orders?cursor=${String(all.at(-1)?.cursor)}`)).toEqual([]);
  expect(await d.outcome(await d.send('/exports/orders?cursor=x'))).toEqual([400, 'invalid_cursor']);
  expect(await d.outcome(await d.send('/exports/orders?status=nope'))).toEqual([422, 'validation_failed']);
});

test('a caller who disconnects in the middle of an export does not disturb others [D-EXPORT-1]', async () => {
  await new Promise<void>((resolve, reject) => {
    const request = get(`${d.base}/exports/orders`, { headers: { authorization: `Bearer ${d.connections.ERP.apiKey}` } }, (response) => {
      response.once('data', () => { response.destroy(); resolve(); });
    });
    request.once('error', reject);
  });
  expect((await lines('/exports/orders')).length).toBe(451);
});
