import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';
import { jsonSchema } from '#kit/docs/json-schema.js';
import { namedSchemas } from '#kit/docs/named-schemas.js';
import { descriptionsOf } from '#kit/docs/documentation.js';
import { surface as catalog } from '../../shims/catalog/surface.js';
import { surface as collector } from '../../shims/collector/surface.js';
import { surface as commerce } from '../../shims/commerce/surface.js';
import { surface as fulfillment } from '../../shims/fulfillment/surface.js';
import { surface as oidc } from '../../shims/oidc/surface.js';
import { surface as promise } from '../../shims/promise/surface.js';
import { surface as returns } from '../../shims/returns/surface.js';
import { surface as tracking } from '../../shims/tracking/surface.js';
import { surface as wmsJson } from '../../shims/wms-json/surface.js';
import type { paths as Commerce } from '../clients/commerce.generated.js';
import { typedFetch } from '../clients/typed-fetch.js';
import type { paths as WmsJson } from '../clients/wms-json.generated.js';

type Json = Readonly<Record<string, unknown>>;
interface Media { readonly schema: Json; readonly example?: unknown; readonly examples?: Readonly<Record<string, { value: unknown }>> }
interface Content { readonly content?: Readonly<Record<string, Media>> }
interface Operation {
  readonly operationId: string; readonly tags: readonly string[]; readonly summary: string; readonly requestBody?: Content;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly description: string }[];
  readonly responses: Readonly<Record<string, Content & { readonly description: string; readonly headers: Json }>>;
}
interface Description {
  readonly info: Json; readonly servers: readonly { url: string }[]; readonly security: readonly Json[]; readonly tags: readonly { name: string; description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: Json; readonly schemas: Json; readonly headers: Readonly<Record<string, { required?: boolean }>> };
}

const read = (descriptions: ReadonlyMap<string, () => string>): Description => JSON.parse(descriptions.get('openapi.json')?.() ?? '') as Description;
const [A, B, D, E, F, G, H, I, K] = [read(descriptionsOf(fulfillment)), read(descriptionsOf(wmsJson)), read(descriptionsOf(commerce)), read(descriptionsOf(returns)), read(descriptionsOf(tracking)), read(descriptionsOf(promise)), read(descriptionsOf(catalog)), read(descriptionsOf(collector)), read(descriptionsOf(oidc))];
const EACH: [string, Description][] = [['A', A], ['B', B], ['D', D], ['E', E], ['F', F], ['G', G], ['H', H], ['I', I], ['K', K]];

const operations = ({ paths }: Description): [string, Operation][] => Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]));
const responses = (description: Description) => operations(description).flatMap(([call, { responses: answers }]) => Object.entries(answers).map(([status, answer]) => ({ call, status: Number(status), answer })));

test.each(EACH)('the description of %s has no dangling reference [A-DOCS-1] [B-DOCS-1] [D-DOCS-1]', (_, description) => {
  const follow = (pointer: string): unknown => pointer.split('/').slice(1).reduce<unknown>((part, step) => (part as Json | undefined)?.[step], description);
  const missing = [...JSON.stringify(description).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, pointer = '']) => pointer).filter((pointer) => follow(pointer) === undefined);
  expect(missing).toEqual([]);
});

test('each names its own root, version and ways to authenticate [A-DOCS-1] [B-DOCS-1] [D-DOCS-1]', () => {
  expect(EACH.slice(0, 3).map(([, { info, servers, security, components }]) => [info['title'], info['version'], servers, security, components.securitySchemes])).toEqual([
    ['Fulfilment API', 'v1', [{ url: '/api/fulfillment/v1' }], [{ key: [] }], { key: { type: 'http', scheme: 'bearer' } }],
    ['JSON WMS facade', 'V1', [{ url: '/V1' }], [{ apiKey: [] }, { bearer: [] }, { basic: [] }], { apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' }, bearer: { type: 'http', scheme: 'bearer' }, basic: { type: 'http', scheme: 'basic' } }],
    ['Commerce API', 'v1', [{ url: '/api/commerce/v1' }], [{ key: [] }], { key: { type: 'http', scheme: 'bearer' } }],
  ]);
});

test.each(EACH)('every operation of %s has a unique name, a described subject, and a description of every parameter [A-DOCS-1] [B-DOCS-1] [D-DOCS-1]', (_, description) => {
  const names = operations(description).map(([, { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
  const subjects = new Map(description.tags.map((tag) => [tag.name, tag.description]));
  expect(operations(description).filter(([, { tags }]) => tags.length !== 1 || !subjects.get(tags[0] ?? '')).map(([call]) => call)).toEqual([]);
  expect(operations(description).flatMap(([call, { parameters }]) => parameters.filter((parameter) => parameter.description === '').map(({ name }) => `${call} ${name}`))).toEqual([]);
});

test.each(EACH)('every example of %s, of bodies, answers and each error, matches its schema [A-DOCS-1] [B-DOCS-1] [D-DOCS-1]', (_, description) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'doc', components: description.components }, 'doc');
  const flaws = ({ schema }: Media, value: unknown): unknown => (ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"doc#/components')) as Json, value) ? [] : ajv.errors);
  const contents = operations(description).flatMap(([call, { requestBody, responses: answers }]) => [...(requestBody ? [[call, requestBody] as const] : []), ...Object.entries(answers).map(([status, answer]) => [`${call} ${status}`, answer] as const)]);
  for (const [place, { content = {} }] of contents) {
    const [[type, media] = []] = Object.entries(content);
    if (type === undefined || type === 'text/html') continue; // nothing, or a page
    const examples = media?.examples ? Object.values(media.examples).map(({ value }) => value) : [media?.example];
    expect([place, examples.length > 0, media && examples.flatMap((example) => flaws(media, example))]).toEqual([place, true, []]);
  }
});

test.each(EACH)('every operation of %s describes a success or a redirect and, but for documents for everybody, a refusal [A-DOCS-1] [B-DOCS-1] [D-DOCS-1]', (_, description) => {
  const lacking = (first: string, also = first): string[] => operations(description).filter(([, { responses: answers }]) => !Object.keys(answers).some((status) => status.startsWith(first) || status === also)).map(([call]) => call);
  expect([lacking('2', '303'), lacking('4').filter((call) => !call.startsWith('get /.well-known/'))]).toEqual([[], []]);
});

test('an order that is created again answers 200 with the order, and 201 the first time; created labels answer 201 [D-DOCS-1] [A-DOCS-1]', () => {
  const schemaOf = (description: Description, path: string, status: string): unknown => Object.values(description.paths[path]?.['post']?.responses[status]?.content ?? {})[0]?.schema;
  expect([schemaOf(D, '/orders', '200'), schemaOf(D, '/orders', '201')]).toEqual([{ $ref: '#/components/schemas/Order' }, { $ref: '#/components/schemas/Order' }]);
  expect(Object.keys(A.paths['/orders/{number}/labels']?.['post']?.responses ?? {}).filter((status) => status.startsWith('2'))).toEqual(['201']);
});

test('headers are those of the interface: B has no rate headers, Retry-After, keys or dry runs [B-DOCS-1] [A-DOCS-1] [D-DOCS-1]', () => {
  const headersOf = (description: Description, status: number) => [...new Set(responses(description).filter((response) => response.status === status).flatMap(({ answer }) => Object.keys(answer.headers)))].sort();
  const rate = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  expect([...new Set(responses(B).flatMap(({ answer }) => Object.keys(answer.headers)))]).toEqual(['X-Request-Id']);
  expect(operations(B).flatMap(([, { parameters }]) => parameters.filter((parameter) => parameter.in === 'header'))).toEqual([]);
  for (const description of [A, D]) {
    expect(headersOf(description, 429)).toEqual([...rate, 'Retry-After', 'X-Request-Id', 'X-Service-Dry-Run']);
    expect(headersOf(description, 200)).toEqual(['Idempotent-Replayed', ...rate, 'X-Request-Id', 'X-Service-Dry-Run']);
    expect(operations(description).filter(([call, { responses: answers }]) => call.startsWith('get') && Object.values(answers).some(({ headers }) => 'X-Service-Dry-Run' in headers || 'Idempotent-Replayed' in headers))).toEqual([]);
  }
});

test('errors are those of the interface, from its own writer, and of a route only those it can meet [B-DOCS-1] [A-DOCS-1] [D-DOCS-1]', () => {
  const codesOf = (description: Description, path: string, method: string) => Object.entries(description.paths[path]?.[method]?.responses ?? {}).flatMap(([status, { content = {} }]) => Object.keys(Object.values(content)[0]?.examples ?? {}).map((code) => `${status} ${code}`));
  expect(codesOf(D, '/ping', 'get')).toEqual(['401 unauthorized', '403 insufficient_scope', '403 connection_paused', '403 connection_not_active', '429 rate_limited', '500 internal_error', '503 internal_error']);
  expect(codesOf(D, '/orders/{order}', 'get')).toEqual([
    '401 unauthorized', '403 insufficient_scope', '403 connection_paused', '403 connection_not_active', '404 order_not_found', '404 not_found', '429 rate_limited', '500 internal_error', '503 internal_error',
  ]);
  expect(codesOf(B, '/Labels/Get', 'get')).toEqual([
    '200 done', '200 LabelNotReady', '400 Order not found', '400 Exception', '401 Unauthorized', '403 Forbidden', '404 Labels are managed by the WMS', '429 Too many requests', '500 service paused', '500 Internal error',
  ]);
  const example = (description: Description, path: string, error: string) => {
    const [status = '', code = ''] = error.split(/ (.*)/);
    return Object.values(Object.values(description.paths[path] ?? {})[0]?.responses[status]?.content ?? {})[0]?.examples?.[code]?.value;
  };
  expect(example(B, '/Orders/Processed', '400 Order not found')).toEqual({ ErrorCode: 'Exception', Message: 'Order not found: #1099' });
  expect(example(B, '/Labels/Get', '200 LabelNotReady')).toEqual({ ErrorCode: 'LabelNotReady', success: false });
  expect(example(A, '/stock', '422 validation_failed')).toEqual({ error: { code: 'validation_failed', message: 'The call has fields that cannot be used', request_id: '019aa5f2-7c00-7d20-8a5e-2f6b1c3d4e5f', details: { limit: ['must be at least 1'] } } });
});

test.each(EACH)('no integer of %s has bounds that are JavaScript\'s, and each keeps those of the interface [A-DOCS-1] [B-DOCS-1] [D-DOCS-1]', (_, description) => {
  expect(JSON.stringify(description)).not.toContain('9007199254740991');
  expect(jsonSchema(z.object({ any: z.int(), some: z.int().min(1).max(200), positive: z.int().min(0) }), 'output').properties).toEqual({ any: { type: 'integer' }, some: { type: 'integer', minimum: 1, maximum: 200 }, positive: { type: 'integer', minimum: 0 } });
});

test('two different schemas of one name are refused [A-DOCS-1]', () => {
  const { refer, all } = namedSchemas();
  const named = (shape: z.ZodObject) => jsonSchema(shape.meta({ id: 'Thing' }), 'output');
  expect(refer(named(z.object({ a: z.string() })))).toEqual({ $ref: '#/components/schemas/Thing' });
  refer(named(z.object({ a: z.string() })));
  expect(Object.keys(all())).toEqual(['Thing']);
  expect(() => refer(named(z.object({ b: z.string() })))).toThrow('Two different schemas are called Thing');
});

test('the types that are generated from them refuse values that do not match [D-DOCS-1] [B-DOCS-1]', () => {
  const [erp, wms] = [typedFetch<Commerce>('', {}), typedFetch<WmsJson>('', {})];
  const refused = [ // by the compiler: each line is an error
    // @ts-expect-error -- there is no such path
    () => erp('get', '/order', {}),
    // @ts-expect-error -- an order has lines
    () => erp('post', '/orders', { body: { external_id: 'x', currency: 'EUR', shipping_address: { country_code: 'IT' }, shipping: { method_code: 'std' } } }),
    // @ts-expect-error -- a path has its parameter
    () => erp('get', '/orders/{order}', {}),
    // @ts-expect-error -- there is no such status
    () => erp('get', '/orders', { query: { status: 'lost' } }),
    // @ts-expect-error -- an answer is yes or no
    () => wms('post', '/Orders/Acknowledge', { body: [{ OmsOrderNumber: '#1', Success: 'maybe' }] }),
    // @ts-expect-error -- a body is required
    () => wms('post', '/Orders/Processed', {}),
  ];
  expect(refused).toHaveLength(6);
});
