import { DONE, MUG, openWms, refused, TEE, type Wms } from './wms.js';

let wms: Wms;
beforeEach(async () => { wms = await openWms(); });
afterEach(() => wms.close());

const levels = () => wms.rows('SELECT location_code, classification, quantity, as_of FROM stock_level ORDER BY location_code, classification, quantity');
const stock = (body: object) => wms.put('/V1/Stock/Update', body);

test('levels are absolute, by location code and classification [B-STOCK-1] [B-STOCK-2]', async () => {
  expect(await stock({ ProductList: [{ Sku: MUG, Quantity: 40 }, { Sku: TEE, Quantity: 3, Classification: 'Damaged' }] })).toEqual(DONE);
  expect(await stock({ IdWarehouse: 'MI1-BACK', EventDateTime: '2026-11-21T09:00:00+02:00', ProductList: [{ Sku: MUG, Quantity: 5, Classification: 'sellable' }] })).toEqual(DONE);
  expect(await levels()).toEqual([
    { location_code: 'MI1-BACK', classification: 'SELLABLE', quantity: 5, as_of: '2026-11-21T07:00:00.000Z' },
    { location_code: 'MI1-MAIN', classification: 'DAMAGED', quantity: 3, as_of: '2026-11-21T09:30:00.000Z' },
    { location_code: 'MI1-MAIN', classification: 'SELLABLE', quantity: 40, as_of: '2026-11-21T09:30:00.000Z' },
  ]);
});

test('a level may go down and up again, and a report may be repeated [B-STOCK-1] [B-REPEAT-1]', async () => {
  for (const quantity of [10, 5, 10, 10]) {
    wms.clock.turn(1000);
    expect(await stock({ ProductList: [{ Sku: MUG, Quantity: quantity }] })).toEqual(DONE);
  }
  expect((await levels()).map(({ quantity }) => quantity)).toEqual([10]);
  expect(await wms.published('stock.changed')).toBe(3);
});

test('a full report is one call, however many items it has [B-STOCK-5]', async () => {
  const levelsOf = (quantity: number) => ['MI1-MAIN', 'MI1-BACK'].map(() => ({ Sku: MUG, Quantity: quantity }));
  expect(await stock({ ProductList: Array.from({ length: 750 }, () => levelsOf(7)).flat() })).toEqual(DONE);
  expect((await levels()).map(({ quantity }) => quantity)).toEqual([7]);
});

test('an older count does not overwrite a newer one [B-STOCK-3]', async () => {
  const at = (time: string, quantity: number) => stock({ EventDateTime: time, ProductList: [{ Sku: MUG, Quantity: quantity }] });
  expect([await at('2026-11-21T09:00:00Z', 7), await at('2026-11-21T08:00:00Z', 9)]).toEqual([DONE, DONE]);
  expect((await levels()).map(({ quantity }) => quantity)).toEqual([7]);
});

test('one bad item refuses the whole report [B-ALL-1]', async () => {
  expect(await stock({ ProductList: [{ Sku: MUG, Quantity: 40 }, { Sku: 'NOPE', Quantity: 1 }] })).toEqual(refused('ProductList[1]: no item has the barcode NOPE'));
  expect(await levels()).toEqual([]);
});

test('units of orders the warehouse has not acknowledged are subtracted from its reports [B-STOCK-4]', async () => {
  const available = async () => (await wms.rows('SELECT on_hand, reserved FROM stock_position')).map((row) => [row['on_hand'], row['reserved']]);
  await stock({ ProductList: [{ Sku: MUG, Quantity: 40 }] });
  await wms.place('#1', [['MUG', 2]]);
  await wms.newOrders();
  expect(await available()).toEqual([[40, 2]]);
  await wms.post('/V1/Orders/Acknowledge', { OmsOrderNumber: '#1', Success: true });
  expect(await available()).toEqual([[40, 0]]);
});

test('the item registry is off by default, upserts by Sku, and reports unknown barcodes once [B-CATALOGUE-1] [B-CATALOGUE-2] [B-OFF-1]', async () => {
  const entry = { Sku: 'W-1', EAN: MUG, Title: 'Mug', Category: 'Home', WeightGr: 350.4, HeightMm: 95, WidthMm: 80, DepthMm: 80 };
  const register = (...list: object[]) => wms.post('/V1/Catalogue', { IdWarehouse: 'MI1', ProductList: list });
  expect(await register(entry)).toEqual([404, '{"ErrorCode":"Exception","Message":"Not found"}']);
  expect(await wms.post('/V1/Catalogue', 'nonsense')).toEqual([404, '{"ErrorCode":"Exception","Message":"Not found"}']);
  await wms.set({ itemRegistryEnabled: true });
  expect([await register(entry, { Sku: 'W-2', EAN: '9999999999994' }), await register({ Sku: 'W-2', EAN: '9999999999994' }), await register({ ...entry, Title: 'Big mug' })]).toEqual([DONE, DONE, DONE]);
  expect(await wms.rows('SELECT code, barcode, title, weight_g FROM registered_item ORDER BY code')).toEqual([
    { code: 'W-1', barcode: MUG, title: 'Big mug', weight_g: 350 }, { code: 'W-2', barcode: '9999999999994', title: null, weight_g: null },
  ]);
  expect(await wms.rows("SELECT message FROM alert WHERE type = 'UNKNOWN_BARCODE'")).toEqual([{ message: 'The warehouse registered W-2 with the barcode 9999999999994, which the catalog does not know' }]);
  expect(await register(entry, { EAN: '1' })).toEqual(refused('ProductList[1]: Sku is required'));
});
