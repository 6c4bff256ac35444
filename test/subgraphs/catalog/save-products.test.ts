import { connected } from '../../kit/schema.js';
import { SAVE, shirt, staffOf, system, testCatalog } from './test-catalog.js';

interface Saved { saveProducts: { id: number; updatedAt: string; handle: string | null; brand: string | null; variants: { id: string; sku: string; title: string; updatedAt: string; price: object }[] }[] }
interface Waiting { catalogOutbox: { companyId: number; id: string; type: string; sequence: string; index: number; payload: Record<string, unknown> }[] }

const catalog = testCatalog();
const ANY_ID: unknown = expect.any(String);
const save = async (companyId: number, ...products: object[]) => (await catalog.run<Saved>(SAVE, { input: { products } }, staffOf(companyId))).saveProducts;
const OUTBOX = 'query { catalogOutbox(first: 500) { companyId id type sequence index payload } }';
const events = async (companyId: number) => (await catalog.run<Waiting>(OUTBOX, {}, system)).catalogOutbox.filter((event) => event.companyId === companyId);
const types = async (companyId: number) => (await events(companyId)).filter(({ type }) => type.startsWith('variant.')).map(({ type, payload }) => `${type} ${String(payload['sku'])}`);

test('a new product gets the first public number of its company, its variants in the order they were sent', async () => {
  const [product] = await save(1, shirt());
  expect(product).toEqual({
    id: 1, externalId: 'erp-1', title: 'Linen shirt', handle: 'linen-shirt', status: 'ACTIVE', brand: 'Nord', updatedAt: '2026-11-21T09:30:00.000Z',
    variants: [
      { id: ANY_ID, sku: 'SHIRT_GREEN_S', title: 'Linen shirt Green/S', size: 'S', color: 'Green', weightG: 240, price: { amount: '59.90', currency: 'EUR', minorUnits: 5990 }, updatedAt: '2026-11-21T09:30:00.000Z' },
      { id: ANY_ID, sku: 'SHIRT_GREEN_M', title: 'Linen shirt Green/M', size: 'M', color: 'Green', weightG: 250, price: { amount: '59.90', currency: 'EUR', minorUnits: 5990 }, updatedAt: '2026-11-21T09:30:00.000Z' },
    ],
  });
  const [another] = await save(2, shirt());
  expect(another?.id).toBe(1);
});

test('a new product\'s number comes after those that the stored series has drawn', async () => {
  const source = await connected(catalog.location);
  await source.query("INSERT INTO counter (company_id, series, `last_value`) VALUES (42, 'product', 40)");
  await source.destroy();
  expect(await save(42, shirt())).toMatchObject([{ id: 41 }]);
});

test('every new variant publishes an event with all fields that other subgraphs store', async () => {
  const [product] = await save(3, shirt());
  const [first, second] = await events(3);
  expect(first).toEqual({
    companyId: 3, id: ANY_ID, type: 'variant.changed', sequence: '2026-11-21T09:30:00.000Z', index: 0,
    payload: {
      variantId: product?.variants[0]?.id, productId: 1, sku: 'SHIRT_GREEN_S', barcode: '4006381333931', title: 'Linen shirt Green/S', size: 'S', color: 'Green',
      weightG: 240, imageUrl: null, priceMinor: 5990, currency: 'EUR',
    },
  });
  expect(second).toMatchObject({ index: 1, payload: { sku: 'SHIRT_GREEN_M' } });
  expect(catalog.woken.length).toBeGreaterThan(0);
});

test('saving the same content again publishes no event and changes no change sequence', async () => {
  const before = await save(4, shirt());
  catalog.clock.turn(60_000);
  const woken = catalog.woken.length;
  expect(await save(4, shirt())).toEqual(before);
  expect(await types(4)).toHaveLength(2);
  expect(catalog.woken).toHaveLength(woken);
});

test('a change of one variant advances its and its product\'s change sequence and publishes one event', async () => {
  const [before] = await save(5, shirt());
  catalog.clock.turn(60_000);
  const [after] = await save(5, shirt({ variants: [{ sku: 'SHIRT_GREEN_M', price: { amount: '49.90', currency: 'EUR' } }] }));
  expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''));
  expect(after?.variants.map(({ updatedAt }) => updatedAt === before?.updatedAt)).toEqual([true, false]);
  expect(after?.variants[1]).toMatchObject({ sku: 'SHIRT_GREEN_M', size: 'M', color: 'Green', weightG: 250, price: { minorUnits: 4990 } });
  expect(await types(5)).toEqual(['variant.changed SHIRT_GREEN_S', 'variant.changed SHIRT_GREEN_M', 'variant.changed SHIRT_GREEN_M']);
});

test('a new title publishes an event for every variant, listed or not', async () => {
  await save(6, shirt());
  const [product] = await save(6, shirt({ title: 'Summer shirt', variants: [{ sku: 'SHIRT_GREEN_M', price: { amount: '59.90', currency: 'EUR' } }] }));
  expect(product?.variants.map(({ title }) => title)).toEqual(['Summer shirt Green/S', 'Summer shirt Green/M']);
  expect(await types(6)).toHaveLength(4);
});

test('a change of the product alone advances its change sequence and publishes nothing of its variants', async () => {
  const [before] = await save(7, shirt());
  catalog.clock.turn(1000);
  const [after] = await save(7, shirt({ brand: 'Sud' }));
  expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''));
  expect(after?.variants).toEqual(before?.variants);
  expect(await types(7)).toHaveLength(2);
});

test('an absent field keeps its value, null clears it', async () => {
  await save(8, shirt());
  const variants = [{ sku: 'SHIRT_GREEN_S', price: { amount: '59.90', currency: 'EUR' } }];
  expect(await save(8, { title: 'Linen shirt', variants })).toMatchObject([{ id: 1, handle: 'linen-shirt', brand: 'Nord' }]);
  expect(await save(8, { title: 'Linen shirt', brand: null, variants })).toMatchObject([{ id: 1, handle: 'linen-shirt', brand: null }]);
});

test('new SKUs of a known external id become variants of that product', async () => {
  await save(9, shirt());
  const [product] = await save(9, shirt({ variants: [{ sku: 'SHIRT_GREEN_L', price: { amount: '59.90', currency: 'EUR' } }] }));
  expect(product?.variants.map(({ sku }) => sku)).toEqual(['SHIRT_GREEN_S', 'SHIRT_GREEN_M', 'SHIRT_GREEN_L']);
});

test('SKUs differ by their capitals', async () => {
  const [product] = await save(10, shirt({ variants: ['sku-a', 'SKU-A'].map((sku) => ({ sku, price: { amount: '1.00', currency: 'EUR' } })) }));
  expect(product?.variants.map(({ sku }) => sku)).toEqual(['sku-a', 'SKU-A']);
});

test('two concurrent saves of one new SKU create one product', async () => {
  const results = await Promise.all([1, 2, 3, 4].map((minor) => save(11, shirt({ variants: [{ sku: 'RACE', price: { amount: `1.0${String(minor)}`, currency: 'EUR' } }] }))));
  expect(new Set(results.map(([product]) => product?.id))).toEqual(new Set([1]));
  expect(new Set(results.map(([product]) => product?.variants[0]?.id)).size).toBe(1);
  expect(await types(11)).toEqual(Array.from({ length: 4 }, () => 'variant.changed RACE'));
});

test('two concurrent saves of different fields are both kept', async () => {
  await save(12, shirt());
  const variants = [{ sku: 'SHIRT_GREEN_S', price: { amount: '59.90', currency: 'EUR' } }];
  await Promise.all([save(12, { title: 'Linen shirt', brand: 'Sud', variants }), save(12, { title: 'Linen shirt', handle: 'sud-shirt', variants })]);
  expect(await save(12, { title: 'Linen shirt', variants })).toMatchObject([{ brand: 'Sud', handle: 'sud-shirt' }]);
});

test('a draft that matches two products is refused and nothing is written', async () => {
  await save(13, shirt(), { title: 'Mug', externalId: 'erp-2', variants: [{ sku: 'MUG', price: { amount: '9.00', currency: 'EUR' } }] });
  const mixed = shirt({ externalId: 'erp-2', brand: 'Sud' });
  await expect(save(13, { title: 'New', variants: [{ sku: 'NEW', price: { amount: '1.00', currency: 'EUR' } }] }, mixed)).rejects.toMatchObject({
    code: 'CONFLICT', details: { 'products.1': ['matches the products 1 and 2'] },
  });
  expect(await types(13)).toHaveLength(3);
});

test('a handle belongs to one product', async () => {
  await save(14, shirt());
  await expect(save(14, { title: 'Mug', handle: 'linen-shirt', variants: [{ sku: 'MUG', price: { amount: '9.00', currency: 'EUR' } }] })).rejects.toMatchObject({
    code: 'ALREADY_EXISTS', details: { 'products.0.handle': ['belongs to another product'] },
  });
});

test('a price of zero is accepted', async () => {
  const gift = { title: 'Gift card sleeve', variants: [{ sku: 'SLEEVE', price: { amount: '0.00', currency: 'EUR' }, weightG: 0 }] };
  expect(await save(41, gift)).toMatchObject([{ variants: [{ weightG: 0, price: { amount: '0.00' } }] }]);
});

test('every invalid field is reported with its path', async () => {
  const wrong = shirt({
    title: ' ', handle: 'Not A Handle', brand: 'a\tb',
    variants: [
      { sku: 'A', price: { amount: '1.999', currency: 'EUR' }, imageUrl: 'ftp://files.example.test/a.png', weightG: -1 },
      { sku: 'A', price: { amount: '1.00', currency: 'eur' }, color: 'x'.repeat(61), barcode: '4\t' },
    ],
  });
  await expect(save(15, wrong, { title: 'Empty', variants: [] })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    details: {
      'products.0.title': ['must not be empty'],
      'products.0.handle': ['must be lower-case letters and digits joined by single hyphens'],
      'products.0.brand': ['must not contain control or broken characters'],
      'products.0.variants.0.imageUrl': ['must be an http or https address'],
      'products.0.variants.0.weightG': ['must be 0 to 10000000 grams'],
      'products.0.variants.0.price.amount': ['must have at most 2 decimals, as EUR has'],
      'products.0.variants.1.barcode': ['must not contain control or broken characters'],
      'products.0.variants.1.color': ['must have at most 60 characters'],
      'products.0.variants.1.price.currency': ['must be an ISO 4217 code of three capital letters'],
      'products.0.variants.1.sku': ['appears twice in this call'],
      'products.1.variants': ['must name at least one variant'],
    },
  });
});

test('a description may have line breaks and spaces around it, a title or a color may not', async () => {
  const [price, text] = [{ amount: '1.00', currency: 'EUR' }, ' Woven\nin Prato '];
  await expect(save(43, { title: 'a\tb', brand: 'Nord ', description: text, variants: [{ sku: 'A', price, color: 'Red\n', size: ' S' }] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: {
    'products.0.title': ['must not contain control or broken characters'],
    'products.0.brand': ['must not begin or end with a space'],
    'products.0.variants.0.color': ['must not contain control or broken characters'],
    'products.0.variants.0.size': ['must not begin or end with a space'],
  } });
  expect(await save(43, { title: 'Scarf', description: text, variants: [{ sku: 'A', price }] })).toMatchObject([{ title: 'Scarf' }]);
});

test('a save of 201 products is refused, of 200 accepted', async () => {
  const product = (index: number) => ({ title: `Mug ${String(index)}`, variants: [{ sku: `MUG_${String(index)}`, price: { amount: '9.00', currency: 'EUR' } }] });
  await expect(save(16, ...Array.from({ length: 201 }, (_, index) => product(index)))).rejects.toMatchObject({ code: 'TOO_MANY_ITEMS' });
  const saved = await save(16, ...Array.from({ length: 200 }, (_, index) => product(index)));
  expect(saved.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
});

test('a repeated command returns its first result', async () => {
  const keyed = { ...staffOf(17), command: { id: 'key-1', expiresAt: '2026-12-31T00:00:00.000Z' } };
  const first = await catalog.run<Saved>(SAVE, { input: { products: [shirt()] } }, keyed);
  expect(await catalog.run<Saved>(SAVE, { input: { products: [shirt()] } }, keyed)).toEqual(first);
});

test('a caller with read access only cannot save', async () => {
  await expect(catalog.run(SAVE, { input: { products: [shirt()] } }, staffOf(18, ['catalog.read', 'commerce.write']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a removed variant publishes an event, and a product keeps its last one', async () => {
  const [product] = await save(19, shirt());
  const REMOVE = 'mutation Remove($skus: [String!]!) { removeVariants(input: { skus: $skus }) { id variants { sku } } }';
  expect(await catalog.run(REMOVE, { skus: ['SHIRT_GREEN_S'] }, staffOf(19))).toEqual({ removeVariants: [{ id: 1, variants: [{ sku: 'SHIRT_GREEN_M' }] }] });
  expect((await events(19)).at(-1)).toMatchObject({ type: 'product.updated', payload: { productId: 1, fields: ['variants.SHIRT_GREEN_S'] } });
  expect((await events(19)).at(-2)).toMatchObject({ type: 'variant.removed', payload: { variantId: product?.variants[0]?.id, sku: 'SHIRT_GREEN_S' } });
  await expect(catalog.run(REMOVE, { skus: ['SHIRT_GREEN_M'] }, staffOf(19))).rejects.toMatchObject({ code: 'INVALID_STATE' });
  await expect(catalog.run(REMOVE, { skus: ['SHIRT_GREEN_M', 'SHIRT_GREEN_S'] }, staffOf(19))).rejects.toMatchObject({ code: 'UNKNOWN_ITEM', details: { 'skus.1': ['is not the SKU of a variant'] } });
});

test('relayed events leave the outbox, which only the relay reads', async () => {
  await save(20, shirt());
  const ids = (await events(20)).map(({ id }) => id);
  const RELAYED = 'mutation Relayed($ids: [ID!]!) { catalogEventsRelayed(ids: $ids) }';
  await expect(catalog.run(OUTBOX, {}, staffOf(20))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(catalog.run(RELAYED, { ids }, staffOf(20))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await catalog.run(RELAYED, { ids }, system)).toEqual({ catalogEventsRelayed: 3 });
  expect(await catalog.run(RELAYED, { ids }, system)).toEqual({ catalogEventsRelayed: 0 });
  expect(await events(20)).toEqual([]);
  await save(21, shirt());
  const others = await catalog.run<Waiting>('query { catalogOutbox(first: 500, except: [21]) { companyId } }', {}, system);
  expect(others.catalogOutbox.some(({ companyId }) => companyId === 21)).toBe(false);
});
