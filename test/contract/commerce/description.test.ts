import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { COMMERCE_ERRORS } from '../../../shims/commerce/errors.js';
import { newOrder, openIntegration, type Integration } from './integration.js';

let d: Integration;
beforeAll(async () => {
  d = await openIntegration();
  await d.stock(10, 10);
});
afterAll(() => d.close());

type Json = Record<string, unknown>;
interface Operation { parameters: { name: string; in: string; required: boolean }[]; requestBody?: { required: boolean }; responses: Record<string, { headers: Json; content: Record<string, { schema: Json; example?: unknown }> }> }
interface Description { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Json> } }

const described = () => d.read('/openapi.json') as Promise<Description>;

/** Every published code with its status (document 2, D, Errors; 2-decisions, D). */
const CATALOGUE = {
  unauthorized: [401], insufficient_scope: [403], connection_paused: [403], connection_not_active: [403], order_not_found: [404], return_not_found: [404], invalid_cursor: [400], validation_failed: [422],
  rate_limited: [429], invalid_json: [400], method_not_allowed: [405], not_found: [404], payload_too_large: [413], internal_error: [500, 503], order_already_exists: [409], unknown_item: [422],
  idempotency_key_reused: [409], idempotency_key_in_progress: [409], invalid_state: [409],
};

test('the error table has every code of the document, with its status, and no other [D-ERROR-3]', () => {
  const table: Record<string, number[]> = {};
  for (const { code, status } of Object.values(COMMERCE_ERRORS)) table[code] = [...new Set([...table[code] ?? [], status])].sort();
  expect(table).toEqual(CATALOGUE);
});

test('the challenge of a 403 for the token of an app is described at each call, whatever else has its code', async () => {
  const { paths } = await described();
  const challenged = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ responses }) => Object.keys(responses['403']?.headers ?? {}).includes('WWW-Authenticate')));
  expect(challenged.length).toBeGreaterThan(10);
  expect(challenged).not.toContain(false);
});

test('the description lists the calls with their parameters [D-DOCS-1]', async () => {
  const { openapi, paths } = await described();
  expect(openapi).toBe('3.1.0');
  const calls = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { parameters, requestBody }]) =>
    [`${method} ${path}`, parameters.map(({ name, in: place, required }) => `${place} ${name}${required ? '!' : ''}`).join(', '), requestBody?.required]));
  expect(calls).toEqual([
    ['get /ping', '', undefined],
    ['get /orders', 'query status, query updated_since, query cursor, query limit', undefined],
    ['post /orders', 'header Idempotency-Key, header X-Service-Dry-Run', true],
    ['get /orders/{order}', 'path order!', undefined],
    ['get /orders/{order}/timeline', 'path order!', undefined],
    ['get /returns', 'query status, query updated_since, query cursor, query limit', undefined],
    ['get /returns/{return}', 'path return!', undefined],
    ['get /inventory', 'query sku, query barcode, query location_code, query updated_since, query cursor, query limit', undefined],
    ['get /locations', '', undefined],
    ['get /exports/orders', 'query status, query updated_since, query cursor', undefined],
    ['get /exports/returns', 'query status, query updated_since, query cursor', undefined],
    ['get /exports/inventory', 'query sku, query barcode, query location_code, query updated_since, query cursor', undefined],
    ['get /events', 'query since, query cursor, query limit', undefined],
    ['get /calls', 'query status, query operation, query from, query to, query cursor, query limit', undefined],
    ['get /calls/{request_id}', 'path request_id!', undefined],
    ['get /webhooks/deliveries', 'query status, query cursor, query limit', undefined],
    ['post /webhooks/deliveries/{id}/resend', 'path id!, header Idempotency-Key, header X-Service-Dry-Run', undefined],
    ['post /webhooks/ping', 'header Idempotency-Key, header X-Service-Dry-Run', undefined],
    ['post /sandbox/orders', 'header Idempotency-Key, header X-Service-Dry-Run', false],
    ['post /sandbox/orders/{order}/ship', 'path order!, header Idempotency-Key, header X-Service-Dry-Run', false],
    ['post /sandbox/orders/{order}/cancel', 'path order!, header Idempotency-Key, header X-Service-Dry-Run', undefined],
    ['post /sandbox/orders/{order}/return', 'path order!, header Idempotency-Key, header X-Service-Dry-Run', false],
    ['get /sandbox/certification', '', undefined],
  ]);
});

test('the examples and real answers match the description [D-DOCS-1] [D-ORDER-1] [D-RETURNS-1]', async () => {
  const { paths, components } = await described();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'doc', components }, 'doc');
  const schemaOf = (path: string, method: string, status: number): Json => JSON.parse(JSON.stringify(Object.values(paths[path]?.[method]?.responses[String(status)]?.content ?? {})[0]?.schema ?? {}).replaceAll('"#/components', '"doc#/components')) as Json;
  for (const [path, methods] of Object.entries(paths)) for (const [method, { responses }] of Object.entries(methods)) {
    const [status = '', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
    const [content] = Object.values(answer?.content ?? {});
    expect([path, ajv.validate(schemaOf(path, method, Number(status)), content?.example), ajv.errors]).toEqual([path, true, null]);
  }
  const created = await (await d.create(newOrder('D-1'))).json();
  await d.warehouse.post('/returns', '{"tracking_number":"T9","lines":[{"sku":"TEE","quantity":1,"classification":"damaged"}]}');
  for (const [path, method, status, answer] of [
    ['/orders', 'post', 201, created], ['/orders', 'get', 200, await d.read('/orders')], ['/orders/{order}/timeline', 'get', 200, await d.read('/orders/1001/timeline')], ['/returns', 'get', 200, await d.read('/returns')],
    ['/inventory', 'get', 200, await d.read('/inventory')], ['/locations', 'get', 200, await d.read('/locations')], ['/events', 'get', 200, await d.read('/events')], ['/ping', 'get', 200, await d.read('/ping')],
  ] as const) expect([path, ajv.validate({ ...schemaOf(path, method, status), unevaluatedProperties: false }, answer), ajv.errors]).toEqual([path, true, null]);
});

test('the documentation page names every call and code [D-DOCS-1]', async () => {
  const response = await d.send('/docs');
  const page = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(Object.keys(CATALOGUE).filter((code) => !page.includes(`<code>${code}</code>`))).toEqual([]);
  expect(Object.keys((await described()).paths).filter((path) => !page.includes(path))).toEqual([]);
});

test('returns are filtered by status and read by number or id; one that was not announced is the warehouse\'s [D-RETURNS-2] [D-RETURNS-4]', async () => {
  const [found] = (await d.read('/returns?status=not_compliant')).data as { id: string; number: string; updated_at: string }[];
  expect(found).toMatchObject({ source: 'warehouse', announced: false, order_id: null, order_number: null, status: 'not_compliant', outcome: { compliant: false } });
  expect(await d.read(`/returns/${String(found?.id)}`)).toEqual(await d.read(`/returns/${String(found?.number)}`));
  expect((await d.read('/returns?status=requested')).data).toEqual([]);
  expect((await d.read(`/returns?updated_since=${String(found?.updated_at)}`)).data).toHaveLength(1);
  expect((await d.read('/returns?updated_since=2030-01-01T00:00:00Z')).data).toEqual([]);
});
