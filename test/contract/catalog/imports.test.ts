import { createLog } from '#kernel/log.js';
import { createProductImports } from '../../../gateway/relay/product-imports.js';
import { takeComplaints } from '../../kit/answers-seen.js';
import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let company: CatalogCompany;
let work: () => Promise<void>;
beforeAll(async () => {
  company = await openCatalogCompany();
  const { call, clock, ids } = company;
  work = () => createProductImports({ call, clock, ids, log: createLog('silent') }).drain();
});
afterAll(() => company.close());

type Key = 'ERP' | 'PIM' | 'READER' | 'OTHER';
const post = (body: string | object, { as = 'ERP', headers = {} }: { as?: Key; headers?: Record<string, string> } = {}): Promise<Response> =>
  company.send('/imports', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers }, as);
const queue = async (products: readonly unknown[], as?: Key): Promise<string> => (await (await post({ products }, as ? { as } : {})).json()).data.id;
const read = async (id: string, as?: Key): Promise<any> => (await company.read(`/imports/${id}`, as)).data;
const products = (count: number, more: (index: number) => object = () => ({})): object[] => Array.from({ length: count }, (_, index) => ({ sku: `P-${String(index)}`, title: `Product ${String(index)}`, ...more(index) }));
const errorOf = async (response: Response): Promise<unknown[]> => {
  const { error } = await response.json() as { error: { code: string; details: unknown } };
  return [response.status, error.code, error.details];
};

test('an import is queued, worked on and read with its results, byte for byte [H-IMPORT-1] [H-IMPORT-2] [H-IMPORT-3]', async () => {
  const response = await post({ products: [{ sku: 'TEE', title: 'Tee', colour: 'red', variants: [{ sku: 'TEE-S', size: 'S' }] }, { sku: 7 }, { sku: 'CAP', variants: [{ sku: 'TEE-S' }] }] });
  const [id = ''] = (response.headers.get('location') ?? '').split('/').slice(-1);
  expect([response.status, response.headers.get('location')]).toEqual([202, `/api/catalog/v1/imports/${id}`]);
  const queued = `"id":"${id}","status":"queued","total":3,"processed":0,"failed":0,"created_at":"2026-11-21T09:30:00.000Z","started_at":null,"finished_at":null`;
  expect(await response.text()).toBe(`{"data":{${queued}}}`);
  const none = '{"created":0,"updated":0,"partial":0,"skipped":0,"failed":0,"invalid":0}';
  expect(await (await company.send(`/imports/${id}`)).text()).toBe(`{"data":{${queued},"results":[],"summary":${none}}}`);
  await work();
  expect(await (await company.send(`/imports/${id}`)).text()).toBe(`{"data":{"id":"${id}","status":"partial","total":3,"processed":3,"failed":2,"created_at":"2026-11-21T09:30:00.000Z","started_at":"2026-11-21T09:30:00.000Z","finished_at":"2026-11-21T09:30:00.000Z","results":[`
    + '{"index":0,"sku":"TEE","product_id":1,"status":"created","errors":[],"notes":[{"field":"colour","variant_sku":null,"reason":"unknown_field","message":"is not a field of this interface"}]},'
    + '{"index":1,"sku":null,"product_id":null,"status":"invalid","errors":[{"field":"sku","variant_sku":null,"message":"must be of the type string"}],"notes":[]},'
    + '{"index":2,"sku":"CAP","product_id":null,"status":"failed","errors":[{"field":"sku","variant_sku":"TEE-S","message":"belongs to another product"}],"notes":[]}],'
    + '"summary":{"created":1,"updated":0,"partial":0,"skipped":0,"failed":1,"invalid":1}}}');
  expect(takeComplaints()).toEqual([expect.stringContaining('data/products/1/sku must be string')]); // the description asks for products
  const people = await company.asStaff('query ($id: ID!) { productImport(id: $id) { results(first: 5) { nodes { index status } } refused: results(first: 5, statuses: [FAILED, INVALID]) { nodes { index } } } }', { id });
  expect([people.productImport.results.nodes.map(({ status }: any) => status), people.productImport.refused.nodes]).toEqual([['CREATED', 'INVALID', 'FAILED'], [{ index: 1 }, { index: 2 }]]);
});

test('one is done where nothing failed, failed where nothing was written [H-IMPORT-4]', async () => {
  const [good, bad] = [await queue([{ sku: 'TEE', brand: 'Nord' }]), await queue([{ title: 'No SKU' }, { sku: 'B', attributes: { none: 1 } }])];
  await work();
  expect([await read(good), await read(bad)]).toMatchObject([{ status: 'done', failed: 0 }, { status: 'failed', failed: 2, summary: { invalid: 2 } }]);
});

test('only the key that sent it reads an import; a key that reads sends none [H-IMPORT-5]', async () => {
  const id = await queue([{ sku: 'TEE' }]);
  for (const as of ['PIM', 'READER', 'OTHER'] as const) expect(await company.outcome(`/imports/${id}`, as)).toEqual([404, 'import_not_found']);
  expect(await company.outcome('/imports/nothing')).toEqual([404, 'import_not_found']);
  expect((await errorOf(await post({ products: [{ sku: 'A' }] }, { as: 'READER' }))).slice(0, 2)).toEqual([403, 'read_only_key']);
  await work();
});

test.each([
  ['{}', [400, 'validation_failed', { products: ['is required'] }]],
  ['{"products":{}}', [400, 'validation_failed', { products: ['must be of the type array'] }]],
  ['{"products":{"lines":["x"],"total":1}}', [400, 'validation_failed', { products: ['must be of the type array'] }]],
  ['{"products":{"lines":[],"total":1}}', [400, 'validation_failed', { products: [expect.any(String)] }]],
  ['{"products":[{"sku":"A"},{"variants":[{"sku":"B","size":"\\u0000"}]}]}', [400, 'validation_failed', { 'products.1.variants.0.size': ['has a NUL character'] }]],
  ['{"products":[{"sku":"A"}],"products":[]}', [400, 'validation_failed', { products: ['is given twice'] }]],
  ['{"products":[{"sku":"A"},]}', [400, 'invalid_json', expect.anything()]],
  ['{"products":[]}', [400, 'validation_failed', { products: ['must have 1 to 5000 products'] }]],
  [`{"products":[${'1,'.repeat(5000)}1]}`, [400, 'validation_failed', { products: ['must have 1 to 5000 products'] }]],
  [`{"products":[${`"${'x'.repeat(60)}",`.repeat(5000)}1]}`, [400, 'validation_failed', { products: ['must have 1 to 5000 products'] }]],
  ['{"products":', [400, 'invalid_json', expect.anything()]],
  [`{"products":["${'x'.repeat(300_000)}"`, [400, 'invalid_json', expect.anything()]],
  [`{"products":[{"sku":"${'x'.repeat(300_000)}","sku":1}]}`, [400, 'validation_failed', { 'products.0.sku': ['is given twice'] }]],
])('a body that is no list of 1 to 5,000 products is refused, whatever its size (%#) [H-IMPORT-6]', async (body, expected) => {
  expect(await errorOf(await post(body))).toEqual(expected);
});

test('a body of 20 MB is taken, one of a byte more is 413 before it is read [H-IMPORT-7]', async () => {
  const most = 20 * 1024 * 1024;
  const [head, tail] = ['{"products":[{"sku":"LARGE","title":"', '"}]}'];
  const body = head + 'x'.repeat(most - head.length - tail.length) + tail;
  expect((await errorOf(await post(`${body} `))).slice(0, 2)).toEqual([413, 'payload_too_large']);
  const queued = await post(body, { headers: { 'idempotency-key': 'large' } });
  const first = await queued.text();
  expect(queued.status).toBe(202);
  const again = await post(body, { headers: { 'idempotency-key': 'large' } });
  expect([again.headers.get('idempotent-replayed'), await again.text()]).toEqual(['true', first]);
  expect((await errorOf(await post(body.replace('LARGE', 'OTHER'), { headers: { 'idempotency-key': 'large' } }))).slice(0, 2)).toEqual([409, 'idempotency_key_reused']);
  const [call] = (await company.read('/calls?limit=3')).data.filter(({ status }: any) => status === 202);
  const { request } = (await company.read(`/calls/${call.request_id as string}`)).data ?? await company.read(`/calls/${call.request_id as string}`);
  expect(request.body).toBe(body.slice(0, 65_536));
  await work();
  expect((await read(JSON.parse(first).data.id)).results).toMatchObject([{ status: 'invalid', errors: [{ field: 'title' }] }]);
});

test('ids, attributes and HTML of an import are limited as those of single writes are [H-LIMITS-1] [H-HTML-1]', async () => {
  const id = await queue([{ sku: 'I1', external_id: 'a\u0001' }, { sku: 'I2', external_id: 'x'.repeat(256) }, { sku: 'I3', attributes: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`k${String(at)}`, 1])) }, { sku: 'I4', description: '<p>a</p><script>b</script>' }]);
  takeComplaints(); // the description has the length of an id
  await work();
  expect((await read(id)).results).toMatchObject([
    { status: 'invalid', errors: [{ field: 'external_id', message: 'must not contain control or broken characters' }] }, { status: 'invalid', errors: [{ field: 'external_id', message: 'must have at most 255 characters' }] },
    { status: 'invalid', errors: [{ field: 'attributes', message: 'must have at most 500 entries' }] }, { status: 'created', notes: [{ field: 'description', reason: 'html_removed' }] },
  ]);
  expect((await company.read('/products/I4')).data.description).toBe('<p>a</p>');
});

test('large imports are read beside other calls, their products as those of small ones [H-IMPORT-8]', async () => {
  const id = await queue(products(1200, (index) => ({ description: 'ù'.repeat(300), variants: [{ sku: `P-${String(index)}-M`, size: 'M', prices: [{ price: 19.9 }] }] })));
  expect(await read(id)).toMatchObject({ total: 1200, status: 'queued' });
  await work();
  expect((await read(id)).summary).toMatchObject({ created: 1200 });
  expect((await company.read('/products/P-1199')).data).toMatchObject({ title: 'Product 1199', description: 'ù'.repeat(300) });
});

test('an import belongs to the key as it was: a key that may not write any more ends it, and what was not written says so [H-IMPORT-9]', async () => {
  const { id: keyId } = company.keys.PIM;
  const id = await queue(products(3), 'PIM');
  await company.asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id: keyId });
  await work();
  await company.asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: keyId });
  const reason = [{ field: null, variant_sku: null, message: 'The key was revoked, paused or made read-only before this product was written' }];
  expect(await read(id, 'PIM')).toMatchObject({ status: 'failed', processed: 3, failed: 3, results: [0, 1, 2].map((index) => ({ index, sku: null, status: 'failed', errors: reason })) });
});

test('stock is set once the products are written; what orders refuses makes a product partial [H-IMPORT-10]', async () => {
  await company.warehouse('MI1');
  const id = await queue([
    { sku: 'S-1', title: 'Stocked', variants: [{ sku: 'S-1', stock: [{ location: 'MI1', available: 7 }] }] },
    { sku: 'S-2', title: 'Elsewhere', variants: [{ sku: 'S-2', stock: [{ location: 'NOWHERE', available: 7 }] }] },
  ]);
  await work();
  expect(await read(id)).toMatchObject({ status: 'partial', failed: 0, results: [{ status: 'created', errors: [] }, { status: 'partial', errors: [{ field: 'stock', variant_sku: 'S-2' }] }] });
  expect((await company.read('/products/S-1')).data.variants[0].stock).toMatchObject([{ location: 'MI1', available: 7 }]);
});

test('of a product that an import names twice the later stock holds, near and far [H-IMPORT-10]', async () => {
  const item = (sku: string, available: number): object => ({ sku, variants: [{ sku, stock: [{ location: 'MI1', available }] }] });
  const between = Array.from({ length: 30 }, (_, index) => item(`B-${String(index)}`, 1));
  const id = await queue([item('NEAR', 1), item('NEAR', 2), item('FAR', 1), ...between, item('FAR', 2)]);
  await work();
  const { status, results } = await read(id);
  expect([status, results.filter(({ sku }: any) => sku === 'NEAR' || sku === 'FAR').map((one: any) => one.status)]).toEqual(['done', ['created', 'updated', 'created', 'updated']]);
  for (const sku of ['NEAR', 'FAR']) expect((await company.read(`/products/${sku}`)).data.variants[0].stock).toMatchObject([{ location: 'MI1', available: 2 }]);
});

test('stock that a system owns stays in an import, with a note [H-LOCK-2]', async () => {
  const locked = { input: { catalogId: 1, fields: ['stock'] } };
  await company.asStaff('mutation ($input: LockFieldsInput!) { lockFields(input: $input) { field } }', { input: { ...locked.input, owner: 'WMS' } });
  const id = await queue([{ sku: 'NEAR', variants: [{ sku: 'NEAR', stock: [{ location: 'MI1', available: 9 }] }] }, { sku: 'LOCKED', variants: [{ sku: 'LOCKED', stock: [{ location: 'MI1', available: 9 }] }] }]);
  await work();
  await company.asStaff('mutation ($input: UnlockFieldsInput!) { unlockFields(input: $input) { field } }', locked);
  const note = (sku: string): object => ({ field: 'stock', variant_sku: sku, reason: 'field_locked', message: 'is owned by WMS' });
  expect(await read(id)).toMatchObject({ status: 'done', results: [{ status: 'skipped', notes: [note('NEAR')] }, { status: 'created', notes: [note('LOCKED')] }] });
  expect((await company.read('/products/NEAR')).data.variants[0].stock).toMatchObject([{ available: 2 }]);
  expect((await company.read('/products/LOCKED')).data.variants[0].stock).toEqual([]);
});

test('a key has up to 20 open imports; those of a key follow each other, a dry run queues none [H-IMPORT-11]', async () => {
  const dry = await post({ products: [{ sku: 'DRY' }] }, { headers: { 'x-service-dry-run': 'true' } });
  expect([dry.status, dry.headers.get('x-service-dry-run')]).toEqual([202, 'true']);
  const queued: string[] = [];
  for (let count = 0; count < 20; count += 1) queued.push(await queue([{ sku: 'ORDER', brand: `Brand ${String(count)}` }]));
  const refused = await post({ products: [{ sku: 'ORDER' }] });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  await work();
  expect((await company.read('/products/ORDER')).data.brand).toBe('Brand 19');
  expect(await company.outcome(`/imports/${(await dry.json()).data.id as string}`)).toEqual([404, 'import_not_found']);
});

test('two imports and PATCHes of one product at once lose nothing and make no second one [H-IMPORT-12]', async () => {
  await company.write([{ sku: 'SHARED', title: 'Shared' }]);
  const fields = ['season', 'material'] as const;
  const many = (field: string): object[] => Array.from({ length: 40 }, (_, index) => ({ sku: 'SHARED', [field]: `${field} ${String(index)}` }));
  const imports = [await queue(many(fields[0])), await queue(many(fields[1]), 'PIM')];
  const patch = async (): Promise<void> => {
    for (let index = 0; index < 20; index += 1) await acknowledged(`gender ${String(index)}`);
  };
  /** One that others kept coming before is refused, to be repeated at once. */
  const acknowledged = async (gender: string): Promise<void> => {
    const response = await company.send('/products/SHARED', { method: 'PATCH', body: JSON.stringify({ gender }) });
    if (response.status === 200) return;
    expect([response.status, (await response.json()).error]).toEqual([503, expect.objectContaining({ message: expect.stringContaining('nothing was written') })]);
    await acknowledged(gender);
  };
  await Promise.all([work(), work(), patch()]);
  for (let again = 0; again < 20; again += 1) { // a product that others kept changing is tried again after a while
    company.clock.turn(16_000);
    await work();
  }
  expect((await Promise.all([read(imports[0] ?? ''), read(imports[1] ?? '', 'PIM')])).map(({ status, processed }) => [status, processed])).toEqual([['done', 40], ['done', 40]]);
  expect((await company.read('/products/SHARED')).data).toMatchObject({ season: 'season 39', material: 'material 39', gender: 'gender 19' });
  expect((await company.asStaff('query { products(first: 5, filter: { skus: ["SHARED"] }) { nodes { id } } }')).products.nodes).toHaveLength(1);
});

test('an import whose turn was lost goes on where it stopped, and is gone after 30 days with all that belongs to it [H-IMPORT-13] [H-IMPORT-14]', async () => {
  const id = await queue(products(5, () => ({ brand: 'Once' })));
  const system = { kind: 'system', companyId: 0, actor: 'worker', scopes: ['system'] } as const;
  const claim = async (): Promise<any> => (await company.run('mutation { claimProductImport { claim { companyId catalogId id token } keyId } }', {}, system)).claimProductImport;
  const { keyId, claim: lost } = await claim();
  expect([keyId, await claim()]).toEqual([company.keys.ERP.id, null]);
  company.clock.turn(15_000);
  await work();
  expect(await read(id)).toMatchObject({ status: 'done', processed: 5, summary: { updated: 5 } });
  expect((await company.run('mutation R($input: RunImportSliceInput!) { runImportSlice(input: $input) }', { input: { claim: lost, mayWrite: true } }, system)).runImportSlice).toBe(false);
  company.clock.turn(30 * 86_400_000 - 1);
  const purge = async (): Promise<number> => (await company.run('mutation { purgeProductImports }', {}, system)).purgeProductImports;
  await purge();
  expect((await read(id)).processed).toBe(5);
  company.clock.turn(2);
  expect(await purge()).toBe(1);
  expect(await company.outcome(`/imports/${id}`)).toEqual([404, 'import_not_found']);
  expect(await company.database('catalog').query('SELECT place FROM product_import_result WHERE import_id = ?', [id])).toEqual([]);
});
