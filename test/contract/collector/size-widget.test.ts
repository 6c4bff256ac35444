import { PRODUCT_FIGURE, RETURN_FIGURE } from '../../../subgraphs/orders/figures/figures.table.js';
import { openCollector, VISITOR, visitor, type Collector } from './open-collector.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let c: Collector;
let shirt: { readonly id: number; readonly variants: readonly { readonly id: string; readonly sku: string }[] };

const SIZES = ['S', 'M', 'L'] as const;
const COMPANY = async (): Promise<number> => (await c.rows<{ company_id: number }>('SELECT company_id FROM product'))[0]?.company_id ?? 0;

const save = async (...products: readonly object[]): Promise<any[]> => (await c.asStaff('mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { id variants { id sku } } }', { input: { catalogId: 1, products } })).saveProducts;
const sized = (model: string, more: object = {}): object => ({ title: model, sku: model, handle: model.toLowerCase(), status: 'ACTIVE', brand: 'Lume', productType: 'Shirts', variants: SIZES.map((size) => ({ sku: `${model}_RED_${size}`, size })), ...more });

beforeAll(async () => {
  c = await openCollector({ subgraphs: ['identity', 'catalog', 'orders'] });
  await c.asStaff('mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'main', name: 'Main', currency: 'EUR', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }] } });
  [shirt] = await save(sized('SHIRT'), sized('TUNIC'), sized('COAT', { brand: 'Other' }), sized('DRAFT', { status: 'DRAFT' }), { title: 'Mug', sku: 'MUG', handle: 'mug', status: 'ACTIVE', variants: [{ sku: 'MUG-1' }] }) as [typeof shirt];
  await c.publishItems(['SHIRT', 'TUNIC'].flatMap((model, at) => SIZES.map((size, place) => ({ variantId: `018f0000-0000-7000-8000-0000000000${String(at)}${String(place)}`, sku: `${model}_RED_${size}`, size }))));
});
afterAll(() => c.close());
beforeEach(async () => {
  await c.empty();
  await c.database('orders').inTransaction(async (transaction) => {
    for (const table of ['product_figure', 'return_figure', 'order_line', 'orders']) await transaction.execute(`DELETE FROM ${table}`);
  });
  c.clock.turn(1);
});

/** Units of the shirt that were delivered, that came back, and thousands that are on their way, by size. */
async function sold(units: Readonly<Partial<Record<(typeof SIZES)[number], readonly [delivered: number, tooSmall?: number, tooLarge?: number, onTheWay?: number]>>>, model = 'SHIRT'): Promise<void> {
  const companyId = await COMPANY();
  const of = (period: string) => ({ company_id: companyId, period });
  await c.database('orders').inTransaction(async (transaction) => {
    for (const [size, [sum, tooSmall = 0, tooLarge = 0, onTheWay = 0]] of Object.entries(units)) {
      const sku = `${model}_RED_${size}`;
      await transaction.insert(PRODUCT_FIGURE, [{ ...of('2026-10'), sku, currency: 'EUR', orders: sum, units: sum + 1000 * onTheWay, amount_minor: 0, returned: tooSmall + tooLarge, delivered: sum }]);
      await transaction.insert(RETURN_FIGURE, [['too_small', tooSmall], ['Too_Large', tooLarge]].map(([reason, came]) => ({ ...of('2026-10'), sku, reason: String(reason), units: Number(came) })));
    }
  });
}

const get = (query: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}): Promise<Response> => c.send(`/widgets/size?${String(new URLSearchParams({ key: c.key, ...query }))}`, {}, { headers });
const told = async (query: Readonly<Record<string, string>>): Promise<any> => {
  const answer = await get(query);
  return { ...await answer.json() as object, cache: answer.headers.get('cache-control') };
};

const NONE_YET = 'There is no size advice for this product yet.';

test('an unknown product, one that is not on sale and one of another company are not available [I-SIZE-1] [I-TENANT-1]', async () => {
  const { key } = await c.stranger();
  await sold({ M: [90] });
  for (const ref of ['nothing', 'DRAFT', 'DRAFT_RED_M', '%', '\u0000', '💥']) expect([ref, await (await get({ ref })).text()]).toEqual([ref, `{"available":false,"locale":"en","message":"${NONE_YET}"}`]);
  expect(await (await get({ ref: 'SHIRT', key })).text()).toBe(`{"available":false,"locale":"en","message":"${NONE_YET}"}`);
});

test('a product of which nothing is known, or that has one size, is named without advice [I-SIZE-1]', async () => {
  await sold({ S: [2], M: [2] });
  expect(await (await get({ ref: 'shirt' })).text()).toBe(`{"available":false,"product":{"id":${String(shirt.id)},"sku":"SHIRT"},"locale":"en","message":"${NONE_YET}"}`);
  expect(await told({ ref: 'MUG-1' })).toMatchObject({ available: false, product: { sku: 'MUG' } });
});

test('anybody is told the size that shoppers keep most, and how the product turns out [I-SIZE-1] [I-SIZE-4]', async () => {
  await sold({ S: [20, 1], M: [60, 2, 1], L: [20] });
  const answer = await get({ ref: 'SHIRT_RED_L', locale: 'en' });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'application/json; charset=utf-8',
    `{"available":true,"product":{"id":${String(shirt.id)},"sku":"SHIRT"},"recommendation":{"size":"M","confidence":"medium","basis":"all_shoppers"},"locale":"en","message":"Size M is the one that shoppers keep most often. It is true to size."}`]);
  await sold({ M: [60, 40] }, 'TUNIC');
  expect((await told({ ref: 'TUNIC' })).message).toBe('Size M is the one that shoppers keep most often. It runs small.');
});

test.each([['it', 'it', 'La taglia che i clienti tengono più spesso è la M. Veste secondo la taglia.'], ['DE-ch', 'de', 'Am häufigsten wird Größe M behalten. Es fällt der Größe entsprechend aus.'], ['fr_FR', 'fr', 'La taille que les clients gardent le plus souvent est M. Cet article taille normalement.'], ['es', 'es', 'La talla con la que más clientes se quedan es la M. Talla normal.'], ['pt-BR', 'en', 'Size M is the one that shoppers keep most often. It is true to size.'], ['', 'en', 'Size M is the one that shoppers keep most often. It is true to size.'], ['item', 'en', 'Size M is the one that shoppers keep most often. It is true to size.']])('the sentence in the language of %s [I-SIZE-1]', async (locale, language, message) => {
  await sold({ M: [60] });
  expect(await told({ ref: 'SHIRT', locale })).toMatchObject({ locale: language, message });
});

test('a visitor is told by what the storefront saw them buy, only with personalisation, and not after they took it back [I-SIZE-2] [I-SIZE-4]', async () => {
  await sold({ M: [60] });
  const asks = async (visitorId: string): Promise<unknown> => {
    const { recommendation: { size, basis }, cache } = await told({ ref: 'SHIRT', visitor: visitorId });
    return [size, basis, cache];
  };
  const bought = (purposes: readonly string[], at: number): Promise<unknown> => c.events([{ kind: 'purchase', ref: 'SHIRT_RED_S' }], { visitor: { id: visitor(at), purposes } });
  await bought(['analytics'], 1);
  await bought(['analytics', 'personalisation'], 2);
  const anybody = ['M', 'all_shoppers', 'max-age=300'];
  expect([await asks(visitor(1)), await asks(visitor(2)), await asks(visitor(3)), await asks('')]).toEqual([anybody, ['S', 'own_purchase', 'private'], anybody, anybody]);
  await c.consent({ id: visitor(2), consent: 'granted', purposes: ['analytics'] });
  expect(await asks(visitor(2))).toEqual(anybody);
  await bought(['personalisation'], 4);
  await c.consent({ id: visitor(4), consent: 'revoked' });
  expect(await asks(visitor(4))).toEqual(anybody);
});

const ORDER = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }';
const orders = (channelId: string, sku: string, quantity = 1): Promise<unknown> => c.asStaff(ORDER, { input: {
  channel: 'shop', currency: 'EUR', customer: { name: 'Ada', channelId }, shippingAddress: { city: 'Milano', countryCode: 'IT' }, shipping: { methodCode: 'standard' }, lines: [{ sku, quantity, unitPrice: { amount: '10.00', currency: 'EUR' } }] } });

const arrive = (): Promise<void> => c.database('orders').inTransaction(async (transaction) => {
  await transaction.execute("UPDATE orders SET status = 'DELIVERED'");
  await transaction.execute('UPDATE order_line SET shipped = quantity');
});

test('a customer whom a signed reference names is told by their orders, wherever they were placed; nobody else is [I-SIZE-2] [I-SIZE-4]', async () => {
  await orders('gid://shopify/Customer/70', 'TUNIC_RED_L', 3);
  const asks = async (id = VISITOR): Promise<unknown> => (await told({ ref: 'SHIRT', visitor: id })).recommendation;
  await c.events([{ kind: 'page_view' }], { customer: c.reference('70'), visitor: { purposes: ['personalisation'] } });
  expect(await asks()).toBeUndefined(); // it is on its way
  await arrive();
  expect(await asks()).toEqual({ size: 'L', confidence: 'high', basis: 'same_brand' });
  await orders('70', 'SHIRT_RED_S');
  await c.events([{ kind: 'purchase', ref: 'SHIRT_RED_S' }], { customer: c.reference('70'), visitor: { purposes: ['personalisation'] } });
  expect(await asks()).toEqual({ size: 'L', confidence: 'high', basis: 'same_brand' }); // so is this, whatever its page saw
  await arrive();
  expect(await asks()).toEqual({ size: 'S', confidence: 'high', basis: 'own_purchase' });
  await c.events([{ kind: 'page_view' }], { customer: c.reference('71'), visitor: { id: visitor(2), purposes: ['personalisation'] } });
  await c.events([{ kind: 'page_view' }], { customer: `${c.reference('70')}0`, visitor: { id: visitor(3), purposes: ['personalisation'] } });
  await c.events([{ kind: 'page_view' }], { customer: c.reference('70'), visitor: { id: visitor(4), purposes: ['analytics'] } });
  await c.events([{ kind: 'purchase', payload: { order: '#1001' } }], { visitor: { id: visitor(5), purposes: ['personalisation'] } });
  for (const at of [2, 3, 4, 5]) expect([at, await asks(visitor(at))]).toEqual([at, undefined]);
});

test('ETag, 304 and Vary [I-SIZE-3]', async () => {
  await sold({ M: [60] });
  const first = await get({ ref: 'SHIRT' });
  const etag = first.headers.get('etag') ?? '';
  expect([etag, first.headers.get('vary'), first.headers.get('cache-control'), first.headers.get('access-control-allow-origin')]).toEqual([expect.stringMatching(/^"[0-9a-f]{32}"$/), 'Origin', 'max-age=300', 'https://shop.example']);
  const again = await get({ ref: 'SHIRT' }, { 'if-none-match': etag });
  expect([again.status, await again.text(), again.headers.get('etag'), again.headers.get('vary'), again.headers.get('cache-control')]).toEqual([304, '', etag, 'Origin', 'max-age=300']);
  expect((await get({ ref: 'SHIRT', locale: 'it' }, { 'if-none-match': etag })).status).toBe(200);
});

test('what is malformed is said, and forged pages and keys get nothing [I-ORIGIN-1] [I-KEY-2] [I-TEST-3]', async () => {
  const refused = async (query: string): Promise<unknown> => c.read(c.send(`/widgets/size?key=${c.key}${query}`));
  expect(await refused('')).toEqual([422, expect.stringContaining('"ref":["is required, once: the product of the page"]')]);
  expect(await refused('&ref=')).toEqual([422, expect.stringContaining('must not be empty')]);
  expect(await refused(`&ref=${'x'.repeat(257)}`)).toEqual([422, expect.stringContaining('must have at most 256 characters')]);
  expect(await refused('&ref=a&ref=b')).toEqual([422, expect.stringContaining('is required, once')]);
  expect(await refused('&ref=a&visitor=short')).toEqual([422, expect.stringContaining('16 to 64 letters')]);
  expect((await c.read(c.send(`/widgets/size?key=${c.key}&ref=a`, {}, { origin: 'https://evil.example' })))[0]).toBe(403);
  expect((await c.read(c.send(`/widgets/size?key=pk_${'0'.repeat(32)}&ref=a`)))[0]).toBe(404);
});

const CHART = { code: 'shirts', name: 'Shirts', unit: 'CM', productType: 'shirts', measures: ['Chest'], rows: [{ size: 'S', values: ['88-92'] }, { size: 'M', values: [''] }] };
const saveChart = (chart: object): Promise<any> => c.asStaff('mutation ($input: SaveSizeChartInput!) { saveSizeChart(input: $input) { code brand rows { size values } } }', { input: chart });

test('the chart that names most of a product is shown, and is gone when it is removed [I-SIZE-5]', async () => {
  await saveChart(CHART);
  await saveChart({ ...CHART, code: 'other', name: 'Other', brand: 'Other', unit: 'INCH' });
  expect(await (await get({ ref: 'SHIRT', locale: 'it' })).text()).toBe(`{"available":true,"product":{"id":${String(shirt.id)},"sku":"SHIRT"},"size_chart":{"title":"Shirts","unit":"cm","columns":["Chest"],"rows":[{"size":"S","values":["88-92"]},{"size":"M","values":[""]}]},"locale":"it","message":"Consulta la guida alle taglie."}`);
  expect((await told({ ref: 'COAT' })).size_chart).toMatchObject({ title: 'Other', unit: 'in' });
  expect((await c.asStaff('{ catalog { sizeCharts { code name } } }')).catalog.sizeCharts).toEqual([{ code: 'other', name: 'Other' }, { code: 'shirts', name: 'Shirts' }]);
  for (const code of ['shirts', 'other']) await c.asStaff('mutation ($input: SettingCodeInput!) { removeSizeChart(input: $input) { id } }', { input: { code } });
  expect(await told({ ref: 'SHIRT' })).toMatchObject({ available: false });
});

test('a chart that cannot be read by anybody is refused, field by field [I-SIZE-5]', async () => {
  const wrong = { code: 'A b', name: ' ', unit: 'CM', brand: '', measures: ['Chest', 'Chest'], rows: [{ size: 'S', values: ['1'] }, { size: 'S', values: ['1', 'x'.repeat(61)] }] };
  await expect(saveChart(wrong)).rejects.toMatchObject({ code: 'BAD_INPUT', details: {
    code: [expect.any(String)], name: ['must not be empty'], brand: ['must not be empty'], 'measures.1': ['appears twice'], 'rows.1': ['appears twice'], 'rows.0.values': ['must have one value for each measure'], 'rows.1.values.1': ['must have at most 60 characters'] } });
  await expect(saveChart({ ...CHART, rows: [] })).rejects.toMatchObject({ details: { rows: ['must have a size'] } });
});

test('staff read what a size rests on, for a customer only with commerce.read [I-SIZE-4]', async () => {
  await sold({ S: [10, 5], M: [60, 5, 1, 2] });
  const ASK = 'query ($input: SizeAdviceInput!) { sizeAdvice(input: $input) { productId sku fit recommendation { size confidence basis } sizes { size sold delivered returned tooSmall tooLarge } chart { code } } }';
  expect(await c.asStaff(ASK, { input: { productId: shirt.id } })).toEqual({ sizeAdvice: {
    productId: shirt.id, sku: 'SHIRT', fit: 'RUNS_SMALL', recommendation: { size: 'M', confidence: 'MEDIUM', basis: 'ALL_SHOPPERS' }, chart: null,
    sizes: [{ size: 'S', sold: 10, delivered: 10, returned: 5, tooSmall: 5, tooLarge: 0 }, { size: 'M', sold: 2060, delivered: 60, returned: 6, tooSmall: 5, tooLarge: 1 }, { size: 'L', sold: 0, delivered: 0, returned: 0, tooSmall: 0, tooLarge: 0 }] } });
  await orders('72', 'SHIRT_RED_L');
  await arrive();
  expect((await c.asStaff(ASK, { input: { productId: shirt.id, customerId: '72' } })).sizeAdvice.recommendation).toEqual({ size: 'L', confidence: 'HIGH', basis: 'OWN_PURCHASE' });
  await expect(c.asStaff(ASK, { input: { productId: 999 } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
