import { openCatalogAssistant, type CatalogAssistantKit } from './catalog-assistant.js';

let all: CatalogAssistantKit;
let ada: Awaited<ReturnType<CatalogAssistantKit['assistant']>>;
beforeAll(async () => {
  all = await openCatalogAssistant();
  ada = await all.assistant('Ada');
});
afterAll(() => all.close());

const set = (given: object) => all.answerOf(ada.run('catalog_set_stock', given));
const error = (given: object) => all.errorOf(ada.run('catalog_set_stock', given));
const stock = async (sku: string) => (await all.answerOf(ada.run('catalog_get_stock', { skus: [sku] }))).items[0].locations;

test('stock is set where online orders are fulfilled unless a location is named, and the answer says where', async () => {
  await all.warehouse('AA1', { fulfilsOnline: false });
  const answer = { location: 'MI1', location_name: 'Milan store', changed: 1, items: [{ sku: 'SHIRT-L', on_hand: 4, reserved: 0, available: 4 }] };
  expect(await set({ items: [{ sku: 'SHIRT-L', quantity: 4 }], dry_run: true })).toEqual({ dry_run: true, ...answer });
  expect(await stock('SHIRT-L')).toEqual([]);
  expect(await set({ items: [{ sku: 'SHIRT-L', quantity: 4 }] })).toEqual(answer);
  expect(await set({ items: [{ sku: 'SHIRT-L', quantity: 4 }] })).toEqual({ ...answer, changed: 0 });
  expect(await set({ items: [{ sku: 'SHIRT-L', quantity: 2 }], location: 'AA1' })).toMatchObject({ location: 'AA1', items: [{ on_hand: 2 }] });
  expect(await stock('SHIRT-L')).toEqual([{ location: 'AA1', available: 2, on_hand: 2 }, { location: 'MI1', available: 4, on_hand: 4 }]);
});

test('the answer has the units that orders have reserved', async () => {
  await set({ items: [{ sku: 'MUG', quantity: 5 }] });
  await all.place('1001', [['MUG', 2]]);
  expect(await set({ items: [{ sku: 'MUG', quantity: 6 }] })).toMatchObject({ items: [{ sku: 'MUG', on_hand: 6, reserved: 2, available: 4 }] });
});

test('a count with an unknown item or location sets nothing', async () => {
  const before = await stock('SHIRT-M');
  expect(await error({ items: [{ sku: 'SHIRT-M', quantity: 1 }, { sku: 'NO', quantity: 1 }] })).toMatchObject({ code: 'unknown_item', details: { 'items.1': ['no item has the sku NO'] }, next_tool: 'catalog_search_products' });
  expect(await error({ items: [{ sku: 'SHIRT-M', quantity: 1 }], location: 'ROMA' })).toMatchObject({ code: 'not_found', message: 'No location ROMA', details: { locations: ['AA1', 'MI1'] } });
  expect(await stock('SHIRT-M')).toEqual(before);
  expect(await ada.run('catalog_set_stock', { items: [{ sku: 'SHIRT-M', quantity: -1 }] })).toMatchObject({ status: 422, body: { details: [{ field: 'items.0.quantity' }] } });
});

test('an item that is counted twice in one call is refused, for nobody knows which count is right', async () => {
  const before = await stock('SHIRT-M');
  expect(await error({ items: [{ sku: 'SHIRT-M', quantity: 1 }, { sku: 'SHIRT-L', quantity: 1 }, { sku: 'SHIRT-M', quantity: 2 }] })).toMatchObject({ code: 'bad_input', details: { 'items.2.sku': ['is counted twice in this call'] } });
  expect(await stock('SHIRT-M')).toEqual(before);
});

test('the stock of another company is out of reach', async () => {
  const { sku } = await all.foreignProduct();
  const other = await all.stranger('Third');
  await other.warehouse('THEIRS');
  expect(await error({ items: [{ sku, quantity: 1 }] })).toMatchObject({ code: 'unknown_item' });
  expect(await error({ items: [{ sku: 'SHIRT-M', quantity: 1 }], location: 'THEIRS' })).toMatchObject({ code: 'not_found' });
});

test('a location that a warehouse system works is left to it', async () => {
  const warehouseId = await all.warehouse('WH1');
  await all.connect('FULFILLMENT', { name: 'WMS', warehouseId });
  expect(await error({ items: [{ sku: 'SHIRT-M', quantity: 1 }], location: 'WH1' })).toEqual({ code: 'invalid_state', message: 'The warehouse system WMS works this location and would not learn of it: report it there', details: { connection: 'WMS' }, next_tool: 'catalog_get_stock', advice: 'Call catalog_get_stock next' });
});

test('stock is set by those who write commerce', async () => {
  const bob = await all.assistant('Bob', { moduleRoles: { catalog: 'EDITOR', commerce: 'VIEWER' } });
  expect(await bob.run('catalog_set_stock', { items: [{ sku: 'SHIRT-M', quantity: 1 }] })).toMatchObject({ status: 403, body: { code: 'permission_denied', permission: 'commerce.write' } });
});

test('with commerce switched off for assistants stock is neither shown nor written, nor offered, and the refusal says what is off', async () => {
  const before = await stock('SHIRT-M');
  await all.switchOff('commerce');
  const refused = { status: 403, body: { code: 'permission_denied', message: 'The module commerce is switched off for AI clients in Lume: an owner or admin can switch it on' } };
  expect(await ada.run('catalog_set_stock', { items: [{ sku: 'SHIRT-M', quantity: 99 }] })).toMatchObject({ ...refused, body: { ...refused.body, permission: 'commerce.write' } });
  expect(await ada.run('catalog_get_stock', { skus: ['SHIRT-M'] })).toMatchObject({ ...refused, body: { ...refused.body, permission: 'commerce.read' } });
  expect((await ada.list('catalog')).tools.filter(({ name }: { name: string }) => name.endsWith('_stock'))).toEqual([]);
  expect((await ada.run('commerce_search_orders')).body).toMatchObject({ code: 'company_forbidden', message: refused.body.message });
  expect(await all.answerOf(ada.run('catalog_get_product', { sku: 'SHIRT-M' }))).toMatchObject({ id: all.shirt });
  await all.switchOff();
  expect(await stock('SHIRT-M')).toEqual(before);
});
