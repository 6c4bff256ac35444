import { createLog } from '#kernel/log.js';
import { createProductImports } from '../../../gateway/relay/product-imports.js';
import { until } from '../../kit/until.js';
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
const queue = async (products: readonly unknown[], as?: Key): Promise<string> => (await (await post({ products }, as ? { as } : {})).json() as any).data.id;
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
    + '{"index":1,"sku":null,"product_id":null,"status":"invalid","errors":[{"field":"sku","variant_sku":null,"message":"Invalid input: expected string, received number"}],"notes":[]},'
    + '{"index":2,"sku":"CAP","product_id":null,"status":"failed","errors":[{"field":"sku","variant_sku":"TEE-S","message":"belongs to another product"}],"notes":[]}],'
    + '"summary":{"created":1,"updated":0,"partial":0,"skipped":0,"failed":1,"invalid":1}}}');
});

test('one is done where nothing failed, failed where nothing was written [H-IMPORT-4]', async () => {
  const [good, bad] = [await queue([{ sku: 'TEE', brand: 'Nord' }]), await queue([{ title: 'No SKU' }, 1])];
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
  const [head, tail] = ['{"products":[{"sku":"LARGE","description":"', '"}]}'];
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
  expect((await read(JSON.parse(first).data.id)).results).toMatchObject([{ status: 'invalid', errors: [{ field: 'description' }] }]);
});

test('large imports are read beside other calls, their products as those of small ones [H-IMPORT-8]', async () => {
  const id = await queue(products(1200, (index) => ({ description: 'ù'.repeat(300), variants: [{ sku: `P-${String(index)}-M`, size: 'M', prices: [{ price: 19.9 }] }] })));
  expect(await read(id)).toMatchObject({ total: 1200, status: 'queued' });
  await company.asStaff('query { products(first: 1) { nodes { id } } }');
  const clear = until(async () => ((await read(id)).status === 'done' ? true : undefined));
  await work();
  await clear;
  expect((await read(id)).summary).toMatchObject({ created: 1200 });
  expect((await company.read('/products/P-1199')).data).toMatchObject({ title: 'Product 1199', description: 'ù'.repeat(300) });
});
