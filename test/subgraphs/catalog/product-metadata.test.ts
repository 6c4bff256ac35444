import type { CatalogContext } from '../../../subgraphs/catalog/catalog-context.js';
import { testDialect } from '../../kit/database.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { SAVE, shirt, staffOf, testCatalog } from './test-catalog.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const catalog = testCatalog();
const staff = staffOf(1);
const FIELDS = '{ namespace key value }';
const run = (text: string, variables: object = {}, as = staff): Promise<any> => catalog.run<any>(text, { ...variables }, as);
const set = async (input: object, as = staff) => (await run(`mutation M($input: SetProductMetadataInput!) { setProductMetadata(input: $input) ${FIELDS} }`, { input }, as)).setProductMetadata;
const remove = async (input: object) => (await run(`mutation M($input: DeleteProductMetadataInput!) { deleteProductMetadata(input: $input) ${FIELDS} }`, { input })).deleteProductMetadata;
const tag = async (verb: 'add' | 'remove', tags: readonly string[], { productId = 1, dryRun = false } = {}) =>
  (await run(`mutation T($input: ProductTagsInput!, $dryRun: Boolean) { ${verb}ProductTags(input: $input, dryRun: $dryRun) { id tags } }`, { input: { productId, tags }, dryRun }))[`${verb}ProductTags`];
const read = async (id = 1) => (await run(`query P($id: SafeInt!) { product(id: $id) { tags metadata ${FIELDS} } }`, { id })).product;
const given = (entries: Readonly<Record<string, string>>) => Object.entries(entries).map(([key, value]) => ({ key, value }));
const erp = (key: string, value: string) => ({ namespace: 'erp', key, value });

beforeAll(async () => {
  await run(SAVE, { input: { products: [shirt(), { title: 'Bowl', variants: [{ sku: 'BOWL', price: { amount: '9.00', currency: 'EUR' } }] }] } });
  await run(SAVE, { input: { products: [shirt({ title: 'Their shirt' })] } }, staffOf(2));
});

test('metadata of a product is set, replaced and removed by namespace and key, and stays when the product is saved', async () => {
  expect(await set({ productId: 1, namespace: 'erp', entries: given({ 'doc-id': '4711', batch: 'A' }) })).toEqual([erp('batch', 'A'), erp('doc-id', '4711')]);
  await set({ productId: 1, namespace: 'pim', entries: given({ a: '1' }) });
  expect(await set({ productId: 1, namespace: 'erp', entries: given({ batch: 'B' }) })).toEqual([erp('batch', 'B'), erp('doc-id', '4711')]);
  await run(SAVE, { input: { products: [shirt({ title: 'Linen shirt, new' })] } });
  expect((await read()).metadata).toEqual([erp('batch', 'B'), erp('doc-id', '4711'), { namespace: 'pim', key: 'a', value: '1' }]);
  expect((await run(`{ product(id: 1) { metadata(namespace: "pim") ${FIELDS} } }`)).product.metadata).toEqual([{ namespace: 'pim', key: 'a', value: '1' }]);
  expect(await remove({ productId: 1, namespace: 'erp', keys: ['batch', 'none'] })).toEqual([erp('doc-id', '4711')]);
  expect(await remove({ productId: 1, namespace: 'erp' })).toEqual([]);
  expect((await read()).metadata).toEqual([{ namespace: 'pim', key: 'a', value: '1' }]);
});

test('names of odd characters, a megabyte and too many keys are refused by their field', async () => {
  const right = 'must be up to 60 lower-case letters, digits, -, _ and .';
  const refused = (input: object) => set({ productId: 1, namespace: 'erp', entries: given({ a: '1' }), ...input });
  await expect(refused({ namespace: 'ERP' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { namespace: [right] } });
  await expect(refused({ entries: given({ 'b c': '2' }) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'entries.0.key': [right] } });
  await expect(refused({ entries: given({ a: 'x'.repeat(1_000_000) }) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'entries.0.value': ['must be up to 4000 characters'] } });
  await expect(refused({ entries: Array.from({ length: 101 }, (_, at) => ({ key: `k${String(at)}`, value: '' })) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { entries: ['must be 1 to 100'] } });
  await expect(remove({ productId: 1, namespace: 'erp', keys: ['A'] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'keys.0': [right] } });
});

test('tags are added and removed once each, without blanks around them, and filter the list of products', async () => {
  expect(await tag('add', ['sale', ' new ', 'sale'])).toEqual({ id: 1, tags: ['new', 'sale'] });
  expect(await tag('add', ['sale'], { productId: 2 })).toEqual({ id: 2, tags: ['sale'] });
  const tagged = async (name: string) => (await run('query P($filter: ProductFilter) { products(first: 5, filter: $filter) { nodes { id } } }', { filter: { tag: name } })).products.nodes;
  expect([await tagged('sale'), await tagged('new'), await tagged('SALE'), await tagged('%')]).toEqual([[{ id: 1 }, { id: 2 }], [{ id: 1 }], [], []]);
  expect(await tag('remove', ['sale', 'none'])).toEqual({ id: 1, tags: ['new'] });
  expect([await tagged('sale'), (await read()).tags]).toEqual([[{ id: 2 }], ['new']]);
});

(testDialect === 'sqlite' ? test : test.skip)('products with a tag are found in the index of tags', async () => { // MariaDB plans by what its tables hold
  const { deps: { database } } = catalog.subgraph().context(staff) as CatalogContext;
  const [statement] = await readStatements(database, () => run('{ products(first: 5, filter: { tag: "sale" }) { nodes { id } } }'));
  const steps = await stepsOf(database, statement?.sql ?? '', statement?.parameters ?? []);
  expect(steps.filter((step) => step.includes('product_tag'))).toEqual(['SEARCH t USING COVERING INDEX product_tag_tag (company_id=? AND tag=?)']);
});

test('a dry run answers the tags as they would be and keeps none', async () => {
  expect(await tag('add', ['rehearsed'], { dryRun: true })).toEqual({ id: 1, tags: ['new', 'rehearsed'] });
  expect((await read()).tags).toEqual(['new']);
});

test('tags that cannot be kept are refused by their field', async () => {
  const rule = 'must be up to 50 tags of 1 to 60 characters';
  for (const tags of [[' '], ['x'.repeat(61)], Array.from({ length: 51 }, (_, at) => `t${String(at)}`)]) await expect(tag('add', tags)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { tags: [rule] } });
  await expect(tag('add', [])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { tags: ['must name a tag'] } });
  await expect(tag('add', Array.from({ length: 50 }, (_, at) => `t${String(at)}`))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { tags: [rule] } });
  await expect(run('{ products(first: 1, filter: { tag: "' + 'x'.repeat(61) + '" }) { nodes { id } } }')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.tag': ['must be up to 60 characters'] } });
});

test('no product of another company is found, and their product of the same id has nothing of it', async () => {
  await expect(tag('add', ['a'], { productId: 99 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(set({ productId: 2, namespace: 'erp', entries: given({ a: '1' }) }, staffOf(2))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await run(`{ product(id: 1) { tags metadata ${FIELDS} } }`, {}, staffOf(2))).product).toEqual({ tags: [], metadata: [] });
});

test('who may only read products changes none of it', async () => {
  await expect(set({ productId: 1, namespace: 'erp', entries: given({ a: '1' }) }, staffOf(1, ['catalog.read']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'catalog.write' } });
});

test('the audit log has the tags and the metadata before and after', async () => {
  await set({ productId: 2, namespace: 'erp', entries: given({ a: '1' }) });
  await tag('remove', ['sale'], { productId: 2 });
  const { catalogAuditLog: { nodes } } = await run('{ catalogAuditLog(first: 2) { nodes { operation subject changes { kind id fields { name before after } } } } }');
  expect(nodes).toEqual([
    { operation: 'removeProductTags', subject: '2', changes: [{ kind: 'product', id: '2', fields: [{ name: 'tags', before: ['sale'], after: [] }] }] },
    { operation: 'setProductMetadata', subject: '2', changes: [{ kind: 'product', id: '2', fields: [{ name: 'metadata', before: [], after: [erp('a', '1')] }] }] },
  ]);
});

test('writers at the same time lose nothing: each is written, or refused and written when it repeats', async () => {
  const repeated = (write: () => Promise<unknown>): Promise<unknown> => write().catch((error: unknown) => { expect(error).toMatchObject({ code: 'CONFLICT' }); return repeated(write); });
  const writes = ['w0', 'w1', 'w2'].flatMap((name) => [() => tag('add', [name], { productId: 2 }), () => set({ productId: 2, namespace: 'many', entries: given({ [name]: 'x' }) })]);
  await Promise.all(writes.map(repeated));
  const { tags, metadata } = await read(2);
  expect([tags, metadata.filter(({ namespace }: any) => namespace === 'many').map(({ key }: any) => key)]).toEqual([['w0', 'w1', 'w2'], ['w0', 'w1', 'w2']]);
});
