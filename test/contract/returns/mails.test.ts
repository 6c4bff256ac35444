import type { Principal } from '#contract/principal.js';
import { createLog } from '#kernel/log.js';
import { createRelay, type Relay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import type { OutgoingMail } from '../../../shims/mail/outgoing-mail.js';
import { createMailSender, type MailSender } from '../../../shims/mail/sender.js';
import { openOrders } from '../../../subgraphs/orders/orders.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { LabelRefused, type LabelMaker } from '../../../subgraphs/orders/shipping/label-maker.js';
import { platformLabelMaker } from '../../../subgraphs/orders/shipping/platform-label-maker.js';
import { openCompany, staffOf } from '../../kit/company.js';
import { manualClock, type ManualClock } from '../../kit/manual-clock.js';
import { openGraph, systemOf } from '../../kit/open-graph.js';
import { portalReturns, type PortalReturns } from '../../kit/portal-returns.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let clock: ManualClock;
let relay: Relay;
let sender: MailSender;
let portal: PortalReturns;
let asStaff: (operation: string, variables?: object) => Promise<any>;
let close: () => Promise<void>;
let context: () => OrdersContext;
let company: number;
let warehouse: Principal;
let make: LabelMaker['make'] = platformLabelMaker.make;
const sent: OutgoingMail[] = [];
const MINUTE = 60_000;

beforeAll(async () => {
  const graph = await openGraph(manualClock(), {
    subgraphs: ['identity', 'orders'], commerceUrl: 'https://commerce.example',
    openers: { orders: (deps) => openOrders(deps, { labelMaker: { make: (request) => make(request), preview: platformLabelMaker.preview } }) },
  });
  const { call, ids } = graph;
  const log = createLog('silent');
  ({ clock, close } = graph);
  const lume = await openCompany(graph);
  ({ asStaff, company } = lume);
  context = () => graph.subgraph('orders').context({ principal: systemOf(company), requestId: 'r-1', via: 'test' }) as OrdersContext;
  const milan = await lume.warehouse('MI1', { name: 'Magazzino', address: { address1: 'Via Savona 1', city: 'Milano', postalCode: '20144', countryCode: 'IT' } });
  await lume.warehouse('ST1', { name: 'Lume Torino', kind: 'STORE', address: { address1: 'Via Po 5', city: 'Torino', postalCode: '10123', provinceCode: 'TO', countryCode: 'IT' } });
  await lume.carrier('brt');
  await lume.publishItems([
    { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE_RED_M', barcode: '4006381333931', title: 'Tee', weightG: 180 },
    { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'TEE_RED_L', barcode: '5901234123457', title: 'Tee', weightG: 190 },
  ]);
  await asStaff('mutation S($input: CountStockInput!) { countStock(input: $input) { __typename } }', { input: { locationCode: 'MI1', items: [{ sku: 'TEE_RED_L', quantity: 100 }] } });
  warehouse = { kind: 'connection', companyId: company, actor: 'WMS', connectionId: 'c-1', warehouseId: milan, scopes: ['fulfillment:read', 'fulfillment:write'] };
  portal = portalReturns({ call, staff: staffOf(company), system: systemOf(company), warehouse });
  await portal.open({ fee: '4.90' });
  relay = createRelay({ call, clock, log, routes: ROUTES.filter(({ source }) => source === 'orders') });
  sender = createMailSender({ call, clock, ids, log, from: 'shop@lume.example', transport: { verify: () => Promise.resolve(), send: (mail) => { sent.push(mail); return Promise.resolve(); } } });
});
beforeEach(() => { make = platformLabelMaker.make; });
afterAll(() => close());

/** The mails that follow from what happened. */
async function mails(): Promise<OutgoingMail[]> {
  await relay.drain();
  await sender.drain();
  return sent.splice(0);
}

const subjects = async (): Promise<(string | undefined)[]> => (await mails()).map(({ subject }) => subject);
const pageOf = (token: string): string => `https://commerce.example/returns/lume/r/${token}`;

test('a shopper is mailed what they return, what they get and how to send it, and then that the label is ready, each once', async () => {
  const { token, number, order } = await portal.opened('TEE_RED_M', { quantity: 2 });
  const [first, ...more] = await mails();
  expect([first?.to, first?.language, first?.subject, more]).toEqual(['ada@customer.example', 'it', `Il tuo reso ${number} è registrato`, []]);
  expect(first?.text).toBe(`Ciao Ada,\n\nabbiamo registrato il tuo reso ${number} dell’ordine ${String(order.number)} da Lume:\n\n2 × Tee, RED, M\n\nRimborso previsto: 34,90 €\n\nStiamo preparando l’etichetta di spedizione: ti scriviamo appena è pronta.\n\nSegui il reso: ${pageOf(token)}\n\n-- \nQuesto messaggio è stato inviato automaticamente: le risposte non vengono lette.\n`.replaceAll(' €', '\u00a0€'));
  expect(await mails()).toEqual([]);
  await portal.make();
  const [second] = await mails();
  const { trackingNumbers: [parcel] } = await portal.read(number);
  expect([second?.subject, second?.text.includes(`Corriere: BRT, numero ${String(parcel)}`), second?.text.includes(pageOf(token))]).toEqual([`L’etichetta del tuo reso ${number} è pronta`, true, true]);
  expect(await mails()).toEqual([]);
});

test.each([
  ['en', ['Your return', 'Hello Ada,', '1 × Tee, RED, M', 'Estimated refund: €15.00', 'We are preparing your shipping label', 'See your return: ']],
  ['de', ['Ihre Rücksendung', 'Guten Tag Ada,', '1 × Tee, RED, M', 'Voraussichtliche Erstattung: 15,00\u00a0€', 'Wir erstellen Ihr Versandetikett', 'Rücksendung ansehen: ']],
  ['fr', ['Votre retour', 'Bonjour Ada,', '1 × Tee, RED, M', 'Remboursement prévu : 15,00\u00a0€', 'Nous préparons votre étiquette', 'Voir le retour : ']],
  ['es', ['Tu devolución', 'Hola, Ada:', '1 × Tee, RED, M', 'Reembolso previsto: 15,00\u00a0€', 'Estamos preparando tu etiqueta', 'Ver la devolución: ']],
])('a return that was opened in %s is mailed in it', async (language, texts) => {
  await portal.opened('TEE_RED_M', { language });
  const [mail] = await mails();
  const said = `${mail?.subject ?? ''}\n${mail?.text ?? ''}`;
  expect([mail?.language, texts.filter((text) => !said.includes(text))]).toEqual([language, []]);
});

test('a return that is handed in names the store, line by line also in HTML; a credit says what it will be, without a fee', async () => {
  await portal.opened('TEE_RED_M', { method: 'IN_STORE', storeCode: 'ST1', resolution: 'STORE_CREDIT', language: 'en' });
  const [mail] = await mails();
  expect(mail?.text).toContain('Estimated store credit: €19.90\n\nTake the items to this store:\nLume Torino\nVia Po 5\n10123 Torino TO\nITALY\n\n');
  expect(mail?.html).toContain('<p style="white-space:pre-line">Take the items to this store:\nLume Torino\n');
});

test('the third failure of a label is mailed once, and the label when it is made at last', async () => {
  await portal.make(); // those of the tests before
  const { number } = await portal.opened('TEE_RED_M', { language: 'en' });
  await mails();
  make = () => Promise.reject(new LabelRefused('The depot is closed'));
  const seen: (string | undefined)[][] = [];
  for (const wait of [1, 2, 4, 8]) {
    await portal.make();
    seen.push(await subjects());
    clock.turn(wait * MINUTE);
  }
  expect(seen).toEqual([[], [], [`The label of your return ${number} is delayed`], []]);
  make = platformLabelMaker.make;
  await portal.make();
  expect(await subjects()).toEqual([`The label of your return ${number} is ready`]);
});

const receive = (reference: string, classification: string) => portal.run('mutation R($input: ReceiveWarehouseReturnInput!) { receiveWarehouseReturn(input: $input) { status } }', { input: { reference, lines: [{ sku: 'TEE_RED_M', quantity: 1, classification }] } }, warehouse);

test('that a return arrived, that it is looked at and that it was cancelled are mailed; what was overtaken is not', async () => {
  const [fine, damaged, cancelled, quick] = [await portal.opened('TEE_RED_M', { language: 'en' }), await portal.opened('TEE_RED_M', { language: 'en' }), await portal.opened('TEE_RED_M', { language: 'en' }), await portal.opened('TEE_RED_M', { language: 'en' })];
  await portal.cancel(quick.token);
  expect(await subjects()).toEqual([...[fine, damaged, cancelled].map(({ number }) => `Your return ${number} is registered`), `Your return ${quick.number} is cancelled`]);
  await receive(fine.number, 'SELLABLE');
  expect(await subjects()).toEqual([`We have received your return ${fine.number}`]);
  await receive(damaged.number, 'DAMAGED');
  expect(await subjects()).toEqual([`We are looking at your return ${damaged.number}`]);
  await portal.cancel(cancelled.token);
  expect(await subjects()).toEqual([`Your return ${cancelled.number} is cancelled`]);
  expect(await portal.make()).toBeGreaterThan(0);
});

test.each([
  ['it', 'è arrivato. Prima di concluderlo lo esaminiamo con più attenzione: il nostro servizio clienti ti scriverà.', /problema|previsto|corrisponde/i], ['en', 'has arrived. Before we complete it we are taking a closer look: our customer service will write to you.', /problem|expected|wrong/i],
  ['de', 'ist angekommen. Bevor wir sie abschließen, sehen wir sie uns genauer an: Unser Kundendienst schreibt Ihnen.', /Problem|erwartet/i], ['fr', 'est arrivé. Avant de le terminer, nous l’examinons de plus près : notre service client vous écrira.', /problème|prévu/i],
  ['es', 'ha llegado. Antes de terminarla la estamos revisando con más detalle: nuestro servicio de atención al cliente te escribirá.', /problema|esperaba/i],
])('who declared damage is not accused of it in %s when it is found', async (language, said, accusing) => {
  const { number } = await portal.opened('TEE_RED_M', { language });
  await mails();
  await receive(number, 'DAMAGED');
  const [mail] = await mails();
  expect([mail?.text.includes(said), accusing.test(`${mail?.subject ?? ''} ${mail?.text ?? ''}`)]).toEqual([true, false]);
});

test('an exchange says what the shopper gets instead, and that it left, once', async () => {
  const { token, number } = await portal.opened('TEE_RED_M', { resolution: 'EXCHANGE', exchangeBarcode: '5901234123457', language: 'en' });
  expect((await mails()).map(({ text }) => text.includes('1 × Tee, RED, M\n\nIn exchange you get:\n1 × Tee, RED, L\n\nWe are preparing'))).toEqual([true]);
  const { exchangeOrderId } = (await asStaff('query R($reference: ID!) { return(reference: $reference) { exchangeOrderId } }', { reference: number })).return;
  await receive(number, 'SELLABLE');
  expect(await subjects()).toEqual([`We have received your return ${number}`]);
  const { order: { number: exchange } } = await asStaff('query O($reference: ID!) { order(reference: $reference) { number } }', { reference: exchangeOrderId });
  for (const [name, type, more] of [['acceptFulfillmentOrder', 'AcceptFulfillmentOrderInput', {}], ['reportPicking', 'ReportPickingInput', { lines: [{ sku: 'TEE_RED_L', quantity: 1 }], parcels: [{}] }], ['reportShipment', 'ReportShipmentInput', {}]] as const) {
    await portal.run(`mutation M($input: ${type}!) { ${name}(input: $input) { status } }`, { input: { reference: exchange, ...more } }, warehouse);
  }
  const [mail, ...others] = await mails();
  expect([mail?.subject, mail?.text.includes('1 × Tee, RED, L\n'), mail?.text.includes(pageOf(token)), others]).toEqual([`The exchange for your return ${number} is on its way`, true, true, []]);
});

test('a refund that names the return and a credit whose code is known are mailed with their amounts; a later event of the same return is not mailed again', async () => {
  const { number, order } = await portal.opened('TEE_RED_M', { language: 'en' });
  await mails();
  const { id: returnId } = await portal.read(number);
  const { deps } = context();
  const append = (type: string, payload: object) => deps.database.inTransaction((transaction) => deps.outbox.append(transaction, company, [{ type, subject: order.id, payload: { orderId: order.id, returnId, ...payload } }]));
  await append('refund.recorded', { refundId: 'f-1', totalMinor: 1500, currency: 'EUR' });
  const [refund] = await mails();
  expect([refund?.subject, refund?.text.includes(`We have refunded €15.00 for your return ${number}`)]).toEqual([`The refund of your return ${number}`, true]);
  await append('refund.recorded', { refundId: 'f-2', totalMinor: 100, currency: 'EUR' });
  expect(await subjects()).toEqual([]);
  await append('store_credit.issued', { creditId: 'k-1', amountMinor: 1990, currency: 'EUR', expiresAt: '2027-11-21T09:30:00.000Z' });
  expect(await subjects()).toEqual([]);
  Object.assign(deps, { creditCodes: () => Promise.resolve(new Map([['k-1', 'LUME-7K2M-9QXD']])) });
  await append('store_credit.issued', { creditId: 'k-1', amountMinor: 1990, currency: 'EUR', expiresAt: '2027-11-21T09:30:00.000Z' });
  const [credit] = await mails();
  expect(credit?.text).toContain(`For your return ${number} (order ${String(order.number)}) you get a store credit of €19.90 from Lume.\n\nCode: LUME-7K2M-9QXD\nValid until: 21 November 2027\n`);
});

test('what is older than a day is not mailed, nor what was switched off, nor returns that staff announce, nor an order without an address', async () => {
  await portal.opened('TEE_RED_M');
  clock.turn((24 * 60 + 1) * MINUTE);
  expect(await mails()).toEqual([]);
  await portal.opened('TEE_RED_M', { customer: { name: 'Ada Rossi' } });
  const order = await portal.shipped('TEE_RED_M', {});
  await asStaff('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: order.number, lines: [{ lineId: order.lineId, quantity: 1 }], label: true } });
  expect(await mails()).toEqual([]);
  const SWITCH = 'mutation S($input: SwitchCustomerNotificationInput!) { switchCustomerNotification(input: $input) { kind enabled } }';
  expect(await asStaff(SWITCH, { input: { kind: 'RETURN_OPENED', enabled: false } })).toEqual({ switchCustomerNotification: { kind: 'RETURN_OPENED', enabled: false } });
  await portal.opened('TEE_RED_M');
  expect(await mails()).toEqual([]);
  await asStaff(SWITCH, { input: { kind: 'RETURN_OPENED', enabled: true } });
});

test('a merchant writes texts of their own, with the placeholders of returns alone; a list in a subject is one line', async () => {
  const SAVE = 'mutation S($input: SaveCustomerNotificationTextInput!) { saveCustomerNotificationText(input: $input) { kind placeholders } }';
  const text = { kind: 'RETURN_CANCELLED', language: 'it', subject: '{return}: {items}', body: '{name}|{order}|{company}|{credit_code}|{instructions}' };
  await expect(asStaff(SAVE, { input: { ...text, body: '{city}' } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { body: [expect.stringContaining('has {city}, which is none of {greeting}, {name}, {order}, {company}, {return}, {items}') as string] } });
  await expect(asStaff(SAVE, { input: { ...text, kind: 'DELIVERED' } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { subject: ['has {return}, which is none of {greeting}, {name}, {order}, {company}, {carrier}, {tracking_number}'] } });
  expect((await asStaff(SAVE, { input: text })).saveCustomerNotificationText.kind).toBe('RETURN_CANCELLED');
  const { token, number, order } = await portal.opened('TEE_RED_M');
  await mails();
  await portal.cancel(token);
  const [mail] = await mails();
  expect([mail?.subject, mail?.text.split('\n')[0]]).toEqual([`${number}: 1 × Tee, RED, M`, `Ada|${String(order.number)}|Lume||Stiamo preparando l’etichetta di spedizione: ti scriviamo appena è pronta.`]);
});
