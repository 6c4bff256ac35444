import { readFileSync } from 'node:fs';
import { buildASTSchema, parse, type DocumentNode } from 'graphql';
import { SCOPES } from '#contract/scopes.js';
import type { Call } from '#client/call.js';
import { JsonText, type Reply } from '#kit/answer.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import type { Route } from '#kit/route.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { expectKept } from '../../kit/kept-text.js';
import { ownAnswer, type Filling } from './answer-values.js';
import { ownValue } from './own-values.js';
import { leavesOf, traced } from './traced.js';

// What each route makes of a call and of an answer: every field has its own value, and the golden file shows where it went. `{body.lines.0.sku}` is the value of that path.

const SETTINGS: Readonly<Record<string, unknown>> = {
  'wms-json': { preparationTypes: [], couriers: [], priorities: [], languages: [], labelsEnabled: true, documentsEnabled: true, itemRegistryEnabled: true, itemKey: 'BARCODE' },
  'wms-xml': { labelsEnabled: true },
};
const NOW = '2026-11-30T09:30:00.000Z';

/** Fields of answers whose values routes distinguish. */
const RETURN_AMOUNTS = { estimated: '15.00', fee: '4.90', final: '14.99' };

const WORDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'menus.read': { items: '[{"id":"a","label":"Type","url":"/a","type":"PAGE","target":"BLANK","children":[]}]' },
  'orders.timeline': { type: 'order.placed' }, 'labels.get': { parcel: 2, status: 'READY' }, 'get-etichette-corriere': { parcel: 2, status: 'READY' }, 'add-etichette-corriere': { parcel: 2, status: 'READY' },
  'portal.read': { fee: '4.90' }, 'portal.lookup': { price: '19.90' }, 'portal.order': { price: '19.90', fee: '4.90' }, 'portal.create_return': RETURN_AMOUNTS, 'portal.return': RETURN_AMOUNTS, 'portal.cancel_return': RETURN_AMOUNTS,
};

const supergraph = buildASTSchema(parse(readFileSync('gateway/contract/supergraph.graphql', 'utf8')), { assumeValidSDL: true });

const CARRIER = { id: 'connection', companyId: 7, name: 'BRT', status: 'ACTIVE', ratePerMinute: 600, format: 'GENERIC', timeZone: 'Europe/Rome', statusMap: [{ code: 'CON', status: 'DELIVERED' }], keyHash: '', webhookSecret: '', isAllowed: true };

const caller = (surface: string): ConnectionCaller => ({
  principal: { kind: 'connection', companyId: 7, actor: 'WMS', connectionId: 'connection', warehouseId: 'warehouse', scopes: SCOPES },
  connection: { id: 'connection', companyId: 7, companyName: 'Lume', name: 'WMS', kind: 'FULFILLMENT', status: 'ACTIVE', ratePerMinute: 600, scopes: SCOPES, warehouseId: 'warehouse', settings: SETTINGS[surface] ?? null, silent: false, webhooksEnabled: true } as never,
  ...(surface === 'tracking' && { carrier: { connection: CARRIER, payload: { events: [{ tracking_number: 'T1', status: 'CON', description: 'Consegnata', occurred_at: '2026-11-21 09:30:00', location: { city: 'Torino', country_code: 'IT' }, carrier_code: 'BRT', estimated_delivery_at: '2026-11-22', event_id: 'e1', signed_by: 'A' }, 5] } } }),
  ...(surface === 'collector' && { installation: { id: 'installation', companyId: 7, name: 'Shop', timeZone: 'Europe/Rome', domains: ['shop.example'], webPixel: true, customerId: 'customer-1', testKnown: true }, origin: 'https://shop.example', userAgent: 'Firefox', isAway: false }),
  ...(surface === 'delivery' && { base: 'https://brain.example' }),
  ...(surface === 'tools' && { user: { id: 'person', email: 'ada@example.test', language: 'en', companies: [] } }),
  ...(surface === 'oidc' && { issuer: 'https://auth.example', resources: ['https://mcp.example'], sessionToken: 'session' }),
});

const written = (value: unknown): string => (Buffer.isBuffer(value) ? value.toString('latin1') : typeof value === 'string' ? value : JSON.stringify(value, undefined, 2));

async function bodyOf(reply: Reply): Promise<string> {
  const { body } = reply as { body?: unknown };
  if (typeof body === 'object' && body !== null && Symbol.asyncIterator in body) {
    let text = '';
    for await (const part of body as AsyncIterable<string | Buffer>) text += part.toString();
    return text;
  }
  return body instanceof JsonText ? `${body.text}\n${JSON.stringify(reply.headers)}` : written(body ?? reply);
}

/** A product with every field of interface H. */
const PRODUCT = {
  sku: 'TEE-001', external_id: 'ERP-77', title: 'Plain tee', description: '<p>Soft</p>', status: 'active', product_type: 'Tee', brand: 'Nord', category: 'Women > Tops', model_code: 'M-7', gender: 'women', season: 'SS27', color: 'Sand',
  material: 'Cotton', made_in: 'IT', composition: '100 % cotton', attribute_set: 'fashion', attributes: { fit: 'slim', layers: 2, organic: true }, translations: { it: { title: 'Maglietta', description: 'Morbida' } }, image_urls: ['https://images.example/tee.jpg'],
  variants: [{ sku: 'TEE-001-M', barcode: '4006381333931', size: 'M', options: { color: 'sand' }, cost: '7.10', weight: '0.2', weight_unit: 'kg', prices: [{ price_list: 'default', currency: 'EUR', price: '19.90', sale_price: '14.90' }], stock: [{ location: 'MILANO', available: 5, expected_available: 4 }], unknown: 1 }],
};

/** Bodies of routes whose schemas take what their own readers make of bytes alone. */
const BODIES: Readonly<Record<string, object>> = { 'webhooks.receive': { events: [] }, 'imports.create': { products: [{ sku: 'TEE-001' }, 5] }, 'products.upsert': PRODUCT, 'products.update': PRODUCT, 'products.bulk': { products: [PRODUCT, 5] } };

const valuesOf = async ({ id, input, declares }: Route, filling: Filling): Promise<object> => {
  const [body, kind] = [BODIES[id], filling === 'full' ? 'every field' : 'required fields'] as const;
  return body === undefined ? ownValue(input, kind) : { ...ownValue(input.omit({ body: true }), kind), body: await declares?.body?.read(Buffer.from(JSON.stringify(body)), {} as never) };
};

/** A route's operations and its answer. */
async function ran(surface: string, route: Route, filling: Filling): Promise<string> {
  const inbound = { params: {}, query: {}, headers: {}, cookies: {}, files: [], address: '127.0.0.1', body: undefined, ...await valuesOf(route, filling) };
  const named = leavesOf(inbound).find(([path]) => path.endsWith('ord_num_doc'))?.[1] as string | undefined;
  const asked: string[] = [];
  const answers = new Map<DocumentNode, unknown>();
  const call: Call = (operation, variables) => {
    asked.push(traced(written(variables), inbound));
    const isSame = operation !== route.operation; // a preceding query: whether two names are of one order
    const words = { ...WORDS[route.id], ...(route.id.startsWith('calls') && { surface }), ...(isSame && named !== undefined && { number: named, orderNumber: named }) };
    const answer = answers.get(operation) ?? ownAnswer(supergraph, operation, { filling, words });
    answers.set(operation, answer);
    return Promise.resolve(answer as never);
  };
  const own = { ...caller(surface), ...(surface === 'collector' && { body: () => inbound.body }), ...(surface === 'tracking' && route.id.startsWith('sandbox.') && { carrier: { connection: CARRIER, payload: inbound.body } }) };
  const reply = await route.run({ inbound, arrival: { host: 'commerce', path: '/', isSecure: false }, caller: own, now: NOW, call, context: { principal: own.principal, requestId: 'r-1', via: surface }, count: () => Promise.resolve(), attempt: (_limit, _input, run) => run() }).then(bodyOf, (refused: unknown) => `refused: ${String(refused)} ${JSON.stringify((refused as { details?: unknown }).details)}`);
  return [`--- asked, ${filling}`, ...asked, `--- answered, ${filling}`, traced(traced(reply, Object.fromEntries([...answers.values()].flatMap((one) => Object.entries(one as object)))), inbound)].join('\n');
}

/** Pages hold a token that differs each time, and are tested as what people see. */
const isPage = ({ contentType = '' }: Route): boolean => contentType.startsWith('text/html');

const ROWS = (await findSurfaces()).flatMap((surface) => surface.routes.filter((route) => !isPage(route)).map((route) => ({ surface: surface.name, id: route.id, route })));

test.each(ROWS)('$surface $id maps every field to its place, in the input and in the answer', async ({ surface, id, route }) => {
  const found = `${await ran(surface, route, 'full')}\n${await ran(surface, route, 'bare')}\n`;
  expectKept(`test/contract/mappers/golden/${surface}/${id}.txt`, found);
});
