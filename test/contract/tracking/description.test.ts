import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readAggregator } from '../../../shims/tracking/read-aggregator.js';
import { readExpress } from '../../../shims/tracking/read-express.js';
import { readGeneric } from '../../../shims/tracking/read-generic.js';
import { pageExamples } from '../../kit/page-examples.js';
import { openCarriers, type Carriers } from './carriers.js';

interface Shape { readonly properties?: Readonly<Record<string, Shape>>; readonly items?: Shape; readonly anyOf?: readonly Shape[]; readonly $ref?: string; readonly enum?: readonly string[]; readonly description?: string; readonly required?: readonly string[] }

let c: Carriers;
let page = '';
let schemas: Readonly<Record<string, Shape>> = {};
let paths: Readonly<Record<string, Readonly<Record<string, any>>>> = {}; // eslint-disable-line @typescript-eslint/no-explicit-any -- a description has any shape
beforeAll(async () => {
  c = await openCarriers();
  page = await (await fetch(`${c.host}/api/oms/v1/public/tracking/docs`)).text();
  ({ paths, components: { schemas } } = await (await fetch(`${c.host}/api/oms/v1/public/tracking/openapi.json`)).json() as { paths: typeof paths; components: { schemas: typeof schemas } });
});
afterAll(() => c.close());

const INTAKE = '/api/oms/v1/webhooks/tracking/{connection}';
const PUBLIC = '/api/oms/v1/public/tracking/{token}';

const namesIn = (shape: Shape | undefined): string[] => (shape === undefined ? [] : [...Object.keys(shape.properties ?? {}), ...[...Object.values(shape.properties ?? {}), ...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : []), ...(shape.$ref ? [schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {}] : [])].flatMap(namesIn)]);

/** The value, noting the names of the fields that are read of it. */
const noting = <T>(value: T, read: Set<string>): T => (typeof value !== 'object' || value === null ? value : new Proxy(value, {
  get: (target, name): unknown => {
    if (typeof name === 'string' && !Array.isArray(target) && name !== 'toJSON') read.add(name);
    const found: unknown = Reflect.get(target, name);
    return typeof found === 'function' ? found : noting(found, read);
  },
}));

test('the bodies of the intake are described with the fields of each format [F-DOCS-1]', () => {
  expect(paths[INTAKE]?.['post'].requestBody).toMatchObject({ content: { 'application/json': { schema: { anyOf: ['AggregatorEvent', 'ExpressBody', 'GenericEvents', 'GenericEvent'].map((name) => ({ $ref: `#/components/schemas/${name}` })) } } } });
  const fields = (name: string): string => Object.keys(schemas[name]?.properties ?? {}).sort().join(' ');
  expect(['AggregatorEvent', 'ExpressBody', 'ExpressShipment', 'ExpressEvent', 'GenericEvents', 'GenericEvent'].map(fields)).toEqual([
    'apiKey courier courierStatus date hasChildren isChild place qaplaStatus qaplaStatusID reference return statusDetails trackingNumber', 'shipments',
    'destination details estimatedDeliveryTimeFrame estimatedTimeOfDelivery events id origin service status', 'description location remark status statusCode timestamp', 'events',
    'carrier_code description estimated_delivery_at event_id location occurred_at signed_by status tracking_number',
  ]);
  expect(['AggregatorEvent', 'ExpressBody', 'GenericEvents', 'GenericEvent'].map((name) => schemas[name]?.required)).toEqual([['apiKey', 'trackingNumber'], undefined, ['events'], ['tracking_number']]);
  expect(schemas['AggregatorEvent']?.properties?.['qaplaStatusID']?.description).toContain('3 in_transit, 4 out_for_delivery, 5 exception');
  expect(schemas['GenericEvent']?.properties?.['occurred_at']?.description).toContain('Without it that is the time of receipt');
});

test('every field that is read of a body is described [F-DOCS-1]', () => {
  const read: Record<string, Set<string>> = { aggregator: new Set(), express: new Set(), generic: new Set() };
  const seen = (name: string): Set<string> => read[name] ?? new Set();
  readAggregator(noting({ trackingNumber: '1', qaplaStatusID: 6, statusDetails: [{ id: 2 }] }, seen('aggregator')), 'UTC');
  const event = { description: 'x', location: { address: {} } };
  readExpress(noting({ shipments: [{ id: '1', status: event, events: [event], details: { pieceIds: ['2'] }, estimatedDeliveryTimeFrame: {} }] }, seen('express')), 'UTC');
  readGeneric(noting({ events: [{ tracking_number: '1', location: {} }] }, seen('generic')), 'UTC');
  const undescribed = (format: string, schema: string): string[] => [...seen(format)].filter((name) => !namesIn(schemas[schema]).includes(name));
  expect([undescribed('aggregator', 'AggregatorEvent'), undescribed('express', 'ExpressBody'), undescribed('generic', 'GenericEvents')]).toEqual([[], [], []]);
  expect(seen('generic').has('carrier_code') && seen('express').has('estimatedThrough')).toBe(true);
});

test('reading needs nothing but the link, its values of lang are listed, and each 404 speaks of its own path [F-DOCS-1]', () => {
  const [read, intake] = [paths[PUBLIC]?.['get'], paths[INTAKE]?.['post']];
  expect([read.security, intake.security]).toEqual([[], [{ signature: [] }, { key: [] }, {}]]);
  expect(read.parameters.map(({ name, schema }: { name: string; schema: Shape }) => [name, schema])).toEqual([['token', { type: 'string', pattern: '^[A-Za-z0-9_.-]{20,200}$' }], ['lang', { anyOf: [{ type: 'string', enum: ['it', 'en', 'de', 'fr', 'es'] }, { type: 'string' }] }]].map(([name, schema]) => [name, expect.objectContaining(schema as object)]));
  expect([read.responses['404'].description, intake.responses['404'].description]).toEqual(['`not_found`: The link is unknown or was changed, or its shipment was voided.\n`Not found.`: There is nothing at this path.', '`not_found`: There is no carrier connection with this id.\n`Not found.`: There is nothing at this path.']);
  expect(page).not.toContain('Authorization');
});

test('the examples of the page run: each format takes its own call [F-DOCS-1]', async () => {
  const [script = ''] = pageExamples(page).get('webhooks.receive') ?? [];
  const answers = ['generic', 'aggregator', 'express'] as const;
  for (const [index, format] of answers.entries()) {
    const { id, webhookSecret, apiKey } = c.carriers[format];
    const { stdout } = await promisify(execFile)('sh', ['-c', script.replaceAll('curl ', 'echo; curl -s ')], { env: { ...process.env, BASE_URL: c.host, CONNECTION: id, WEBHOOK_SECRET: webhookSecret, API_KEY: apiKey } });
    expect([format, stdout.trim().split('\n')[index]]).toEqual([format, format === 'aggregator' ? '{"result":"OK"}' : '{"applied":0,"duplicates":0,"unmatched":1}']);
  }
});

test('an express carrier\'s own word for what only the description tells is no code that anybody maps [F-UNMAPPED-1]', async () => {
  await c.shipped('#2014', ['E14']);
  const carrier = await c.connect({ carrier: { format: 'EXPRESS' } });
  const report = (status: object): Promise<Response> => fetch(`${c.host}${c.intake}/${carrier.id}?key=${encodeURIComponent(carrier.webhookSecret)}`, { method: 'POST', body: JSON.stringify({ shipments: [{ id: 'E14', status }] }) });
  for (const status of [{ statusCode: 'unknown', description: 'In transit' }, { statusCode: 'Unknown', status: 'UNKNOWN', description: 'Code 12' }, { statusCode: 'unknown', status: 'ZX1', description: 'Code 13' }]) expect(await (await report(status)).json()).toEqual({ applied: 1, duplicates: 0, unmatched: 0 });
  expect((await c.asStaff('query U($id: ID!) { unmappedCarrierCodes(connectionId: $id) { code seen } }', { id: carrier.id })).unmappedCarrierCodes).toEqual([{ code: 'ZX1', seen: 1 }]);
  expect((await c.order('#2014')).shipments[0].status).toBe('IN_TRANSIT');
});
