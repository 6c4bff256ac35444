import { HOSTS } from '#kernel/config.js';
import type { Caller } from '../fuzz/building.js';
import { makeWorld } from '../fuzz/world.js';
import { openProduct } from '../fuzz/product.js';
import type { Row } from '../fuzz/row.js';
import { ASSISTANT } from '../fuzz/world-assistants.js';
import { keepConnections } from '../kit/kept-connections.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** The credentials of a caller. */
export type Credentials = Readonly<Record<string, string>>;

/** A whole answer. */
export interface Said {
  readonly status: number;
  readonly text: string;
}

const SEED = 6;
/** The numbers of the examples are those of orders in both companies. */
const EXAMPLE_ORDER = /\b104(?=[23]\b)/g;
const OWN_ORDER = '904';
const ORDERS = ['#9042', '#9043'];
const [EXAMPLE_RETURN, EXAMPLE_IDS] = [/\bR1001\b/g, /\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}\b/g];

/**
 * Two companies with two warehouses each and every kind of connection; the orders and the return that the rows' examples name are those of
 * Milan of company a, and no other warehouse has records of these numbers.
 */
export async function openStrangers() {
  const product = await openProduct(SEED);
  const kept = HOSTS.map((host) => keepConnections(`http://127.0.0.1:${String(product.portOf(host))}`));
  const { callers } = await makeWorld(product, 'strangers');
  let calls = 0;
  const graph = async (query: string, variables: object = {}, as: Credentials = credentialsOf(callers.get('a owner'))): Promise<Said> =>
    said(await fetch(`http://127.0.0.1:${String(product.portOf('graphql'))}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress(), ...as }, body: JSON.stringify({ query, variables }) }));
  const asOwner = async (query: string, variables: object = {}): Promise<any> => {
    const { text } = await graph(query, variables);
    const { data, errors } = JSON.parse(text) as { data?: any; errors?: unknown };
    if (errors !== undefined) throw new Error(text);
    return data;
  };
  /** A wrong credential is counted for its address, so each call has its own. */
  const nextAddress = (): string => {
    calls += 1;
    return `10.${String(calls >> 16)}.${String((calls >> 8) & 255)}.${String(calls & 255)}`;
  };
  const { connections: { nodes } } = await asOwner('{ connections(first: 100) { nodes { id webhookUrl } } }') as { connections: { nodes: { id: string }[] } };
  for (const { id } of nodes) await asOwner('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, webhookUrl: 'https://hooks.example.com/in' } }).catch(() => undefined); // some kinds are sent nothing
  for (const number of ORDERS) await asOwner(PLACE, { input: orderOf(number) });
  const { orders: { nodes: shipped } } = await asOwner('{ orders(first: 100, filter: { status: SHIPPED }) { nodes { number lines { sku } fulfillmentOrders { location { code } } } } }') as { orders: { nodes: { number: string; lines: { sku: string }[]; fulfillmentOrders: { location: { code: string } }[] }[] } };
  const sent = shipped.find(({ lines, fulfillmentOrders }) => lines.some(({ sku }) => sku === 'TEE') && fulfillmentOrders.some(({ location: { code } }) => code === 'MI1'));
  const { announceReturn: { number: returned } } = await asOwner('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: sent?.number, lines: [{ sku: 'TEE', quantity: 1 }], expected: true } }) as { announceReturn: { number: string } };
  await asOwner(DESCRIBE, { catalog: { id: (await asOwner('{ catalog { id } }') as { catalog: { id: number } }).catalog.id, defaultLocale: 'en', locales: ['en', 'de', 'it'].map((code) => ({ code, name: code })) } });
  const asKey = (path: string, body: object): Promise<Response> => fetch(`http://127.0.0.1:${String(product.portOf('catalog'))}/api/catalog/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress(), ...credentialsOf(callers.get('a CATALOG m')) }, body: JSON.stringify(body) });
  await asKey('/webhooks', { url: 'https://hooks.example.com/in', events: ['product.created'] });
  for (let times = 0; times < 2; times += 1) await asKey('/webhooks/ping', {});
  await product.relay();
  /** Calls the target of a route's example, or another, as a caller. */
  const send = async ({ row, as, target = row.route.example.target, ids = '' }: { row: Row; as: Credentials; target?: string; ids?: string }): Promise<Said> => {
    const real = (text: string): string => text.replace(EXAMPLE_RETURN, returned).replace(EXAMPLE_ORDER, OWN_ORDER).replace(EXAMPLE_IDS, (known) => (ids === '' ? known : ids));
    const { method, example: { body } } = row.route;
    const text = row.isXml ? '<?xml version="1.0"?><doc/>' : JSON.stringify(body ?? {});
    const headers = { 'x-forwarded-for': nextAddress(), 'content-type': row.isXml ? 'text/xml' : 'application/json', ...as };
    return said(await fetch(`http://127.0.0.1:${String(product.portOf(row.host))}${row.root}${real(target)}`, { method, headers, ...(method !== 'GET' && { body: real(text) }) }));
  };
  /** A new connection of company a, as it is made; what it shows of itself, and its id. */
  const connect = async (kind: string, { scopes, activate = true }: { scopes?: readonly string[]; activate?: boolean } = {}): Promise<{ id: string; as: Credentials }> => {
    const { location: { id: warehouseId } } = await asOwner('{ location(code: "MI1") { id } }');
    const create = (more: object) => asOwner('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey username password connection { id } } }', { input: { kind, name: kind, ...more, ...(kind === 'DELIVERY' && { delivery: { siteId: 1 } }), ...(scopes && { scopes }) } });
    const { createConnection: { connection: { id }, ...made } } = await create({ warehouseId });
    if (activate) await asOwner('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
    return { id, as: { authorization: made.apiKey === null ? `Basic ${Buffer.from(`${String(made.username)}:${String(made.password)}`).toString('base64')}` : `Bearer ${String(made.apiKey)}` } };
  };
  const close = async (): Promise<void> => {
    for (const connections of kept) connections.close();
    await product.close();
  };
  return { callers, graph, asOwner, send, connect, close };
}

/** Every kind of connection whose credentials a surface takes. */
export async function kindsAdmitted({ callers, send }: Strangers, rows: readonly Row[]): Promise<string[]> {
  const kinds = [...new Set([...callers.values()].flatMap(({ kind, credentials }) => (kind !== undefined && kind !== ASSISTANT && credentials.length > 0 ? [kind] : [])))]; // shoppers have none, and the tokens of assistants a test of their own
  const admitted = await Promise.all(kinds.map(async (kind) => {
    const statuses = await Promise.all(rows.filter(({ route }) => route.method === 'GET').slice(0, 1).map(async (row) => (await send({ row, as: credentialsOf(callers.get(`a ${kind} m`)) })).status));
    return statuses.every((status) => status !== UNAUTHORIZED) ? [kind] : [];
  }));
  return admitted.flat();
}

const UNAUTHORIZED = 401;

/** Open strangers. */
export type Strangers = Awaited<ReturnType<typeof openStrangers>>;

const said = async (response: Response): Promise<Said> => ({ status: response.status, text: await response.text() });

/** The headers a caller sends. */
export const credentialsOf = (caller: Caller | undefined): Credentials => {
  if (!caller) throw new Error('There is no such caller');
  return Object.fromEntries(caller.credentials.map(([name, value]) => [name.toLowerCase(), value]));
};

const DESCRIBE = `mutation ($catalog: UpdateCatalogInput!) {
  updateCatalog(input: $catalog) { id } eu: saveMarket(input: { code: "eu", name: "n", countries: ["DE"], currency: "EUR" }) { code } uk: saveMarket(input: { code: "uk", name: "n", countries: ["GB"], currency: "EUR" }) { code }
}`;
const PLACE = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
const orderOf = (number: string) => ({
  number, channel: 'shop', currency: 'EUR', paymentStatus: 'PAID', shipping: { methodCode: 'std', carrierCode: 'brt' }, shippingAddress: { countryCode: 'IT', city: 'Milano' },
  lines: [{ sku: 'TEE', quantity: 2, locationCode: 'MI1', unitPrice: { amount: '19.90', currency: 'EUR' } }],
});
