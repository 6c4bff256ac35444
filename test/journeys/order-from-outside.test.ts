import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Receiver from '../../shims/webhooks/verify.mjs';
import { sendOrderIn, takeOrderOver } from '../clients/clients.js';
import { openShop, staffToken, type Shop } from '../faults/shop.js';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { startProcess, type PorticoProcess } from '../kit/portico-process.js';
import { until } from '../kit/until.js';
import { openReceiver } from '../subgraphs/webhooks/receiver.js';

/** The verifier that the product gives to receivers; no build copies it. */
const { verify } = await import(pathToFileURL(resolve('shims/webhooks/verify.mjs')).href) as typeof Receiver;

const folder = mkdtempSync(join(tmpdir(), 'portico-'));
let portico: PorticoProcess;
let shop: Shop;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let erp: { apiKey: string; webhookSecret: string };
let root: string;

beforeAll(async () => {
  const base = await freePorts();
  const settings = { PORT: String(base), PORTICO_DATA: folder, PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', ...databaseSettings() };
  portico = await startProcess(settings);
  shop = await openShop(base, await staffToken(settings));
  receiver = await openReceiver();
  root = `http://127.0.0.1:${String(base + 1)}/api/commerce/v1`;
  const { createConnection } = await shop.asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey webhookSecret connection { id } } }',
    { input: { kind: 'COMMERCE', name: 'ERP', scopes: ['orders:read', 'orders:write', 'returns:read'], webhookUrl: receiver.url } }) as { createConnection: typeof erp & { connection: { id: string } } };
  await shop.asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: createConnection.connection.id });
  erp = createConnection;
});

afterAll(async () => {
  await receiver.close();
  expect(await portico.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(root + path, { ...init, headers: { authorization: `Bearer ${erp.apiKey}`, ...init.headers } });

interface ReceivedEvent { id: string; type: string; data: { order_id: string; status?: string; previous_status?: string } }
/** The events the receiver got, each once however often it came. */
const events = (): ReceivedEvent[] => [...new Map(receiver.received.map(({ body }) => JSON.parse(body) as ReceivedEvent).map((event) => [event.id, event])).values()];
const isNotified = (type: string, status?: string): Promise<true> => until(() => Promise.resolve(events().some((event) => event.type === type && (status === undefined || event.data.status === status)) || undefined));

const ORDER = {
  external_id: 'PO-1', currency: 'EUR', customer: { name: 'Ada Rossi' }, shipping_address: { address1: 'Via Dante 1', city: 'Milano', postal_code: '20121', country_code: 'IT' },
  shipping: { method_code: 'std' }, lines: [{ sku: 'MUG', quantity: 2, unit_price: { amount: '19.90', currency: 'EUR' } }],
};

test('an order from an ERP is shipped, delivered and returned, and a receiver that verifies every signature is notified of each step', async () => {
  const order = await until(async () => { // the relay projects the mug asynchronously
    const response = await ask('/orders', { method: 'POST', body: JSON.stringify(ORDER), headers: { 'idempotency-key': crypto.randomUUID() } });
    return response.status === 422 ? undefined : await response.json() as { id: string; number: string; status: string };
  });
  const number = order.number.slice(1);
  await isNotified('order.created');
  for (const [call, body] of [['accept', ''], ['picked', '{"lines":[{"sku":"MUG","quantity":2}]}'], ['shipments', '{"tracking_number":"T1"}']] as const) {
    expect([call, (await shop.post(`/orders/${number}/${call}`, body)).status]).toEqual([call, 200]);
  }
  await isNotified('order.status_changed', 'shipped');
  const { shipments: [{ id: shipmentId }] } = await (await ask(`/orders/${number}`)).json() as { shipments: [{ id: string }] };
  await shop.asStaff('mutation T($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId, status: 'DELIVERED' } });
  await isNotified('order.status_changed', 'delivered');
  const { announceReturn: { number: back } } = await shop.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }',
    { input: { orderReference: number, lines: [{ sku: 'MUG', quantity: 1, reasonCode: 'size' }] } }) as { announceReturn: { number: string } };
  expect((await shop.post(`/returns/${back}/receive`, '{"lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}')).status).toBe(200);
  await until(() => Promise.resolve(events().length >= 9 || undefined));

  const said = (type: string, to = '', from = ''): string => [type, from, to].join(' ');
  expect(events().map(({ type, data }) => said(type, data.status, data.previous_status)).sort()).toEqual([ // they may arrive in any order
    said('order.created', 'in_fulfillment'),
    said('shipment.shipped'), said('order.status_changed', 'shipped', 'in_fulfillment'),
    said('order.status_changed', 'delivered', 'shipped'),
    said('return.created', 'requested'),
    said('return.status_changed', 'awaiting_receipt', 'requested'), said('return.status_changed', 'in_transit', 'awaiting_receipt'),
    said('return.status_changed', 'received', 'in_transit'), said('return.status_changed', 'compliant', 'received'),
  ].sort());
  for (const { headers, body } of receiver.received) expect([headers['x-service-event'], verify(erp.webhookSecret, String(headers['x-service-signature']), Buffer.from(body))]).toEqual([(JSON.parse(body) as ReceivedEvent).type, true]);
});

test('programs written only with the generated types create an order and accept it [D-DOCS-1] [A-DOCS-1]', async () => {
  const sent = await sendOrderIn(root, erp.apiKey, 'PO-2');
  expect(sent).toEqual({ number: sent.number, total: '39.80', isListed: true, read: sent.number });
  expect(await takeOrderOver(shop.root, shop.apiKey)).toEqual({ version: 'v1', number: sent.number, status: 'accepted' });
});
