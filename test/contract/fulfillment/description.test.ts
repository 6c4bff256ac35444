import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { FULFILLMENT_ERRORS } from '../../../shims/fulfillment/errors.js';
import { openWarehouse, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => { warehouse = await openWarehouse(); });
afterEach(() => warehouse.close());

type Json = Record<string, unknown>;
interface Operation { operationId: string; parameters: { name: string; in: string; required: boolean; schema: Json }[]; requestBody?: { required: boolean }; responses: Record<string, { content: { 'application/json': { schema: Json; example?: unknown } } }> }
interface Description { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Json> } }

const described = async (): Promise<Description> => (await fetch(`${warehouse.base}/api/fulfillment/v1/openapi.json`)).json() as Promise<Description>;

/** Every published code with its status (document 1, A, Errors; decisions 1, A). */
const CATALOGUE = {
  unauthorized: [401], insufficient_scope: [403], // of document 3, Authentication, K: the token of an app
  connection_paused: [403], connection_not_active: [403], order_not_found: [404], return_not_found: [404], not_found: [404],
  order_not_accepted: [409], order_already_shipped: [409], order_cancelled: [409], order_cancel_requested: [409], invalid_state: [409],
  idempotency_key_reused: [409], idempotency_key_in_progress: [409], unknown_item: [422], too_many_items: [422], labels_not_enabled: [422], rate_limited: [429],
  validation_failed: [422], invalid_json: [400], invalid_cursor: [400], method_not_allowed: [405], order_not_ready: [409], order_already_accepted: [409],
  documents_not_ready: [409], labels_not_ready: [409], payload_too_large: [413], internal_error: [500, 503],
};

test('the error table has every code of the document, with its status, and no other [A-ERR-CODES]', () => {
  const table: Record<string, number[]> = {};
  for (const { code, status } of Object.values(FULFILLMENT_ERRORS)) table[code] = [...new Set([...table[code] ?? [], status])].sort();
  expect(table).toEqual(CATALOGUE);
});

test('the description and the page name every code of the document [A-ERR-CODES] [A-DOCS-1]', async () => {
  const { components } = await described();
  const { error } = (components.schemas['Error'] as { properties: { error: { properties: { code: { enum: string[] } } } } }).properties;
  expect(error.properties.code.enum.toSorted()).toEqual(Object.keys(CATALOGUE).sort());
  const page = await (await fetch(`${warehouse.base}/docs`)).text();
  expect(Object.keys(CATALOGUE).filter((code) => !page.includes(`<code>${code}</code>`))).toEqual([]);
});

test('the description lists the calls of the interface with their parameters [A-DOCS-1]', async () => {
  const { openapi, paths } = await described();
  expect(openapi).toBe('3.1.0');
  const calls = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { parameters, requestBody }]) =>
    [`${method} ${path}`, parameters.map(({ name, in: place, required }) => `${place} ${name}${required ? '!' : ''}`).join(', '), requestBody?.required]));
  expect(calls).toEqual([
    ['get /ping', '', undefined],
    ['get /orders', 'query status, query updated_since, query cursor, query limit', undefined],
    ['get /orders/{number}', 'path number!', undefined],
    ['post /orders/{number}/accept', 'path number!, header Idempotency-Key, header X-Service-Dry-Run', false],
    ['post /orders/accept', 'header Idempotency-Key, header X-Service-Dry-Run', true],
    ['post /orders/{number}/reject', 'path number!, header Idempotency-Key, header X-Service-Dry-Run', true],
    ['post /orders/{number}/picked', 'path number!, header Idempotency-Key, header X-Service-Dry-Run', true],
    ['post /orders/{number}/shipments', 'path number!, header Idempotency-Key, header X-Service-Dry-Run', false],
    ['post /orders/{number}/cancel', 'path number!, header Idempotency-Key, header X-Service-Dry-Run', false],
    ['get /orders/{number}/labels', 'path number!', undefined],
    ['post /orders/{number}/labels', 'path number!, header Idempotency-Key, header X-Service-Dry-Run', true],
    ['get /orders/{number}/documents', 'path number!', undefined],
    ['get /stock', 'query location_code, query updated_since, query cursor, query limit', undefined],
    ['put /stock', 'header Idempotency-Key, header X-Service-Dry-Run', true],
    ['get /returns', 'query status, query updated_since, query cursor, query limit', undefined],
    ['post /returns', 'header Idempotency-Key, header X-Service-Dry-Run', true],
    ['get /returns/{return}', 'path return!', undefined],
    ['post /returns/{return}/accept', 'path return!, header Idempotency-Key, header X-Service-Dry-Run', false],
    ['post /returns/{return}/receive', 'path return!, header Idempotency-Key, header X-Service-Dry-Run', true],
    ['get /events', 'query since, query cursor, query limit', undefined],
    ['get /calls', 'query status, query operation, query from, query to, query cursor, query limit', undefined],
    ['get /calls/{request_id}', 'path request_id!', undefined],
    ['get /webhooks/deliveries', 'query status, query cursor, query limit', undefined],
    ['post /webhooks/deliveries/{id}/resend', 'path id!, header Idempotency-Key, header X-Service-Dry-Run', undefined],
    ['post /webhooks/ping', 'header Idempotency-Key, header X-Service-Dry-Run', undefined],
    ['post /sandbox/orders', 'header Idempotency-Key, header X-Service-Dry-Run', false],
    ['post /sandbox/orders/{number}/cancel', 'path number!, header Idempotency-Key, header X-Service-Dry-Run', undefined],
    ['post /sandbox/returns', 'header Idempotency-Key, header X-Service-Dry-Run', true],
    ['get /sandbox/certification', '', undefined],
  ]);
  expect(paths['/orders']?.['get']?.parameters.map(({ schema }) => schema)).toEqual([
    { type: 'string', enum: ['to_fulfill', 'accepted', 'processed', 'shipped', 'cancelled'], default: 'to_fulfill' },
    { type: 'string', format: 'date-time' },
    { type: 'string' },
    { type: 'integer', minimum: 1, maximum: 200, default: 50 },
  ]);
});

test('answers hold against the description, and so do its own examples [A-DOCS-1] [A-VERSION-1]', async () => {
  const description = await described();
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema(description, 'api');
  const answers: [string, string, string, Response][] = [
    ['get', '/ping', '200', await warehouse.send('/ping')],
    ['get', '/orders', '200', await warehouse.send('/orders')],
    ['get', '/orders/{number}', '200', await warehouse.send('/orders/1042')],
    ['get', '/orders/{number}', '404', await warehouse.send('/orders/1')],
    ['post', '/orders/{number}/accept', '200', await warehouse.send('/orders/1042/accept', { method: 'POST' })],
    ['post', '/orders/{number}/accept', '409', await warehouse.send('/orders/1042/accept', { method: 'POST' })],
    ['get', '/orders/{number}/labels', '422', await warehouse.send('/orders/1042/labels')],
    ['get', '/orders/{number}/documents', '200', await warehouse.send('/orders/1042/documents')],
    ['post', '/orders/{number}/reject', '422', await warehouse.send('/orders/1042/reject', { method: 'POST' })],
    ['get', '/returns', '200', await warehouse.send('/returns')],
    ['get', '/returns/{return}', '404', await warehouse.send('/returns/R1')],
    ['post', '/returns', '201', await warehouse.send('/returns', { method: 'POST', body: '{"lines":[{"sku":"MUG_RED_STD","quantity":1,"classification":"sellable"}]}' })],
  ];
  for (const [method, path, status, response] of answers) {
    expect([path, String(response.status)]).toEqual([path, status]);
    const content = description.paths[path]?.[method]?.responses[status]?.content['application/json'];
    const valid = ajv.compile({ $ref: `api#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}/responses/${status}/content/application~1json/schema` });
    for (const value of [await response.json(), content?.example].filter((given) => given !== undefined)) expect([path, valid(value), valid.errors]).toEqual([path, true, null]);
  }
});

test.each(['/docs', '/api/fulfillment/v1/docs'])('%s is one page with every call and no external resource [A-DOCS-1]', async (path) => {
  const response = await fetch(`${warehouse.base}${path}`);
  const page = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const id of ['ping', 'orders.list', 'orders.read', 'orders.accept', 'orders.accept_many', 'orders.reject', 'orders.picked', 'orders.shipments', 'orders.cancel', 'labels.read', 'labels.make', 'documents.read', 'stock.list', 'stock.update', 'returns.list', 'returns.read', 'returns.accept', 'returns.receive', 'returns.register', 'events.list', 'calls.list', 'calls.read', 'errors']) expect(page).toContain(`id="${id}"`);
  expect(page).toContain('curl -H ');
  expect(page).not.toMatch(/https?:\/\/|<script|src=/);
});
