import { createHmac } from 'node:crypto';
import type { SubgraphName } from '#kernel/config.js';
import { newOrder } from '../contract/commerce/integration.js';
import { AWAY, collectorOf, type SurfaceCall } from './surface-calls.js';
import type { Served } from './served.js';

/** A write of a surface, the same whenever it is sent. */
export interface SurfaceWrite extends SurfaceCall {
  /** Its operation of the graph, and the database that it changes. */
  readonly operation: string;
  readonly database: SubgraphName;
  /** The status that it is answered with, also when it is sent again. */
  readonly done: number;
  /** How often it took effect. */
  happened(): Promise<number>;
}

/** Where they are sent, and how to look at what they leave. */
export interface WrittenWorld {
  readonly served: Served;
  place(number: string, customer: { readonly email: string }): Promise<unknown>;
  rows(database: SubgraphName, sql: string, parameters: readonly string[]): Promise<{ readonly times: unknown }[]>;
}

const JSON_BODY = 'application/json';
const VARIANTS = 'SELECT COUNT(*) AS times FROM variant WHERE company_id = 1 AND sku = ?';
const EVENTS = 'SELECT COUNT(*) AS times FROM shopper_event WHERE company_id = 1 AND uid = ?';

/** The events of an order, where there is one. */
async function historyOf({ company: { asStaff } }: Served, reference: string): Promise<readonly string[]> {
  const { order } = await asStaff('query T($reference: ID!) { order(reference: $reference) { timeline { type } } }', { reference }) as { order: { timeline: { type: string }[] } | null };
  return order?.timeline.map(({ type }) => type) ?? [];
}

const EMAIL = 'ada@customer.example';
const JSON_TYPE = /^application\/json/;
/** What a tool says by way of the connector whose work cannot be done now. */
const UNDONE = [200, JSON_TYPE, /"isError":true/] as const;

/** An order of two mugs that the warehouse of interface A has shipped, with its number as that of the parcel. */
async function shipped({ served, place }: WrittenWorld, number: string): Promise<void> {
  await place(`#${number}`, { email: EMAIL });
  const key = served.connections.find(({ kind }) => kind === 'FULFILLMENT')?.apiKey;
  for (const [step, body] of [['accept', {}], ['picked', { lines: [{ sku: 'MUG', quantity: 2 }] }], ['shipments', { parcels: [{ tracking_number: number }] }]] as const) {
    const { ok } = await fetch(`http://127.0.0.1:${String(served.portOf('commerce'))}/api/fulfillment/v1/orders/${number}/${step}`, { method: 'POST', body: JSON.stringify(body), headers: { authorization: `Bearer ${String(key)}` } });
    if (!ok) throw new Error(`${step} of ${number} was refused`);
  }
}

/** A shopper who has looked an order up, and returns one of its mugs. */
async function portalReturn(world: WrittenWorld, number: string): Promise<Pick<SurfaceCall, 'target' | 'init'>> {
  await shipped(world, number);
  const [root, headers] = ['/api/oms/v1/public/returns/portico-demo', { 'content-type': JSON_BODY, 'x-forwarded-for': '192.0.2.7' }];
  const looked = await fetch(`http://127.0.0.1:${String(world.served.portOf('commerce'))}${root}/lookup`, { method: 'POST', body: JSON.stringify({ order: number, verifier: EMAIL }), headers });
  const { data: { session, lines: [line] } } = await looked.json() as { data: { session: string; lines: { id: string }[] } };
  const body = JSON.stringify({ lines: [{ id: line?.id, quantity: 1, reason: 'too_small' }], resolution: 'refund', method: 'carrier_label' });
  return { target: `${root}/returns`, init: { method: 'POST', body, headers: { ...headers, 'x-return-session': session, 'idempotency-key': number } } };
}

/** A carrier that reports where a parcel is. */
async function carrierEvent(world: WrittenWorld, number: string): Promise<Pick<SurfaceCall, 'target' | 'init'>> {
  await shipped(world, number);
  const { createConnection: { webhookSecret, connection: { id } } } = await world.served.company.asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { webhookSecret connection { id } } }', { input: { kind: 'CARRIER', name: 'Carrier', activate: true, carrier: { format: 'GENERIC', timeZone: 'Europe/Rome' } } }) as { createConnection: { webhookSecret: string; connection: { id: string } } };
  const body = JSON.stringify({ tracking_number: number, status: 'in_transit', occurred_at: new Date().toISOString() });
  return { target: `/api/oms/v1/webhooks/tracking/${id}`, init: { method: 'POST', body, headers: { 'x-service-signature': createHmac('sha256', webhookSecret).update(body).digest('hex') } } };
}

/** A write of each surface that takes any but tokens, once more for each word; what they need is there. */
export async function surfaceWrites(world: WrittenWorld, word: string): Promise<readonly SurfaceWrite[]> {
  const { served, place, rows } = world;
  const of = (kind: string) => served.connections.find((made) => made.kind === kind);
  const bearer = (kind: string, more: Readonly<Record<string, string>> = {}) => ({ authorization: `Bearer ${String(of(kind)?.apiKey)}`, 'content-type': JSON_BODY, ...more });
  const basic = { authorization: `Basic ${Buffer.from(`${String(of('WMS_XML')?.username)}:${String(of('WMS_XML')?.password)}`).toString('base64')}`, 'content-type': 'text/xml' };
  const [collector, assistant] = [await collectorOf(served), { ...await served.assistant(), 'content-type': JSON_BODY }];
  const number = (letter: string): string => `W${word}${letter}`;
  for (const letter of ['A', 'B', 'C']) await place(`#${number(letter)}`, { email: EMAIL });
  await fetch(`http://127.0.0.1:${String(served.portOf('commerce'))}/api/fulfillment/v1/orders/${number('C')}/accept`, { method: 'POST', headers: bearer('FULFILLMENT') });
  const counted = (database: SubgraphName, sql: string, key: string) => ({ database, done: 200, happened: async () => Number((await rows(database, sql, [key]))[0]?.times) });
  const inHistory = (letter: string, type: string) => ({ database: 'orders' as const, done: 200, happened: async () => (await historyOf(served, number(letter))).filter((one) => one === type).length });
  const post = (body: unknown, headers: Readonly<Record<string, string>>) => ({ method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers });
  const product = (letter: string) => ({ title: 'Mug', variants: [{ sku: number(letter) }] });
  return [
    { name: 'A accept', away: AWAY.A, host: 'commerce', operation: 'AcceptOrder', target: `/api/fulfillment/v1/orders/${number('A')}/accept`, init: post('', bearer('FULFILLMENT', { 'idempotency-key': number('A') })), ...inHistory('A', 'fulfillment.accepted') },
    { name: 'B accept', away: AWAY.B, host: 'commerce', operation: 'AnswerOrders', target: '/V1/Orders/Acknowledge', init: post([{ OmsOrderNumber: `#${number('B')}`, Success: true }], bearer('WMS_JSON')), ...inHistory('B', 'fulfillment.accepted') },
    {
      name: 'C ship', away: AWAY.C, host: 'commerce', operation: 'NotifyShipment', target: '/api/admin/spedizioni/notify-spedizione', ...inHistory('C', 'shipment.shipped'),
      init: post(`<doc_ordini><ordine><ord_num_doc>#${number('C')}</ord_num_doc><data_spedizione>2026-11-21 10:00:00</data_spedizione><corriere>BRT</corriere><tracking>${number('C')}</tracking></ordine></doc_ordini>`, basic),
    },
    {
      name: 'D order', away: AWAY.D, host: 'commerce', operation: 'ReceiveOrder', target: '/api/commerce/v1/orders', ...inHistory('D', 'order.placed'), done: 201,
      init: post({ ...newOrder(number('D')), number: `#${number('D')}`, lines: [{ sku: 'MUG', quantity: 1, unit_price: { amount: '1.00', currency: 'EUR' } }] }, bearer('COMMERCE', { 'idempotency-key': number('D') })),
    },
    { name: 'E return', away: AWAY.E, host: 'commerce', operation: 'CreatePortalReturn', ...await portalReturn(world, number('E')), ...inHistory('E', 'return.created'), done: 201 },
    { name: 'F event', away: AWAY.F, host: 'commerce', operation: 'ApplyTrackingEvents', ...await carrierEvent(world, number('F')), ...inHistory('F', 'shipment.tracking_updated') },
    { name: 'H product', away: AWAY.H, host: 'catalog', operation: 'WriteProduct', target: '/api/catalog/v1/products', init: post({ sku: number('H'), title: 'Mug' }, bearer('CATALOG', { 'idempotency-key': number('H') })), ...counted('catalog', VARIANTS, number('H')), done: 201 },
    {
      name: 'I event', away: AWAY.I, host: 'catalog', operation: 'CollectEvents', target: '/api/collect/v1/events', ...counted('catalog', EVENTS, `event-${number('I')}`), done: 202,
      init: post({ key: collector, visitor: { id: 'visitor-0000000001', consent: 'granted' }, events: [{ kind: 'page_view', uid: `event-${number('I')}` }] }, { origin: 'https://shop.example', 'content-type': JSON_BODY }),
    },
    { name: 'L product', away: UNDONE, host: 'mcp', operation: 'CreateProduct', target: '/', init: post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'catalog_create_product', arguments: product('L') } }, assistant), ...counted('catalog', VARIANTS, number('L')) },
    { name: 'M product', away: AWAY.M, host: 'catalog', operation: 'CreateProduct', target: '/api/v1/ai-tools/create_product', init: post({ arguments: product('M') }, assistant), ...counted('catalog', VARIANTS, number('M')) },
  ];
}

/** Send writes, all at once; answers each with its name and its status, or nothing where it got no answer. */
export const sendWrites = ({ portOf }: Served, writes: readonly SurfaceWrite[]): Promise<readonly (readonly [name: string, status: number | undefined])[]> => Promise.all(writes.map(async ({ name, host, target, init }) => {
  const answer = await fetch(`http://127.0.0.1:${String(portOf(host))}${target}`, init).catch(() => undefined);
  return [name, answer?.status] as const;
}));

/** How often each took effect. */
export const happenedTimes = (writes: readonly SurfaceWrite[]): Promise<readonly (readonly [name: string, times: number])[]> => Promise.all(writes.map(async (write) => [write.name, await write.happened()] as const));
