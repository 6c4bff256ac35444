import { join } from 'node:path';
import sharp from 'sharp';
import { createLog } from '#kernel/log.js';
import { createRelay } from '../../gateway/relay/relay.js';
import { createReturnLabels } from '../../gateway/relay/return-labels.js';
import { outwardRoutes } from '../../gateway/server/outward-routes.js';
import { openTransport } from '../../shims/mail/open-transport.js';
import { createMailSender } from '../../shims/mail/sender.js';
import { surface as returns } from '../../shims/returns/surface.js';
import { returnsJudge } from '../contract/returns/returns-judge.js';
import { WMS_JSON } from '../contract/wms-json/canonical.js';
import { openXmlWarehouse, texts, type XmlWarehouse } from '../contract/wms-xml/xml-warehouse.js';
import { onSmtp } from '../kit/smtp.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { normalised, normalisedRows, type Names } from './normalised-rows.js';
import { mailReader, type ShownMail } from './read-mails.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const [MUG, TEE] = ['4006381333931', '5901234123457'];
const STORE = 'https://commerce.example';
const RECEIVED = '2026-11-21T11:00:00.000Z';

let shop: XmlWarehouse;
let wmsJson: { readonly apiKey: string };
let photo: string;
/** The worker makes labels, relays events and sends mails into files; answers the mails. */
let work: () => Promise<readonly ShownMail[]>;

const portal = async (path: string, init: RequestInit = {}): Promise<any> => (await fetch(`${shop.host}/api/oms/v1/public/returns/lume${path}`, init)).json();
const warehouse = async (number: string, path: string, body: object): Promise<void> => {
  expect((await shop.post(`/orders/${encodeURIComponent(number)}/${path}`, JSON.stringify(body), { key: `${path}-${number}` })).status).toBe(200);
};

/** An order of a mug and a shirt that was shipped and delivered. */
async function delivered(number: string): Promise<any> {
  await shop.place(number, [['MUG', 1, 'MI1'], ['TEE', 1, 'MI1']], {
    customer: { name: 'Anna Rossi', email: 'anna@customer.example' }, shipping: { methodCode: 'std', carrierCode: 'brt', price: { amount: '6.50', currency: 'EUR' } }, placedAt: '2026-11-17T08:00:00.000Z', language: 'en',
    shippingAddress: { firstName: 'Anna', lastName: 'Rossi', address1: 'Via Roma 1', city: 'Torino', postalCode: '10121', countryCode: 'IT' },
  });
  await warehouse(number, 'accept', {});
  await warehouse(number, 'picked', { lines: [{ sku: 'MUG', quantity: 1 }, { sku: 'TEE', quantity: 1 }] });
  await warehouse(number, 'shipments', { shipped_at: '2026-11-18T08:00:00Z', carrier_code: 'brt', parcels: [{ tracking_number: `T-${number}` }] });
  const { order } = await shop.asStaff('query O($reference: ID!) { order(reference: $reference) { id shipments { id } } }', { reference: number });
  await shop.asStaff('mutation R($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: order.shipments[0].id, status: 'DELIVERED', at: '2026-11-20T10:00:00.000Z' } });
  return order;
}

/** The shopper looks the order up, and sends everything back with a photo of what is wrong with the shirt. */
async function opened(number: string): Promise<{ readonly token: string; readonly number: string }> {
  const { data: { session, order, lines } } = await portal('/lookup', { method: 'POST', body: JSON.stringify({ order: number, verifier: 'anna@customer.example', language: 'en' }) });
  expect([order.returnable_until, order.blocked, lines.map(({ sku, returnable, blocked }: any) => [sku, returnable, blocked])]).toEqual(['2026-12-20T10:00:00.000Z', null, [['MUG', 1, null], ['TEE', 1, null]]]);
  const body = {
    lines: [{ id: lines[0].id, quantity: 1, reason: 'changed_mind' }, { id: lines[1].id, quantity: 1, reason: 'damaged', comment: 'A stain' }], resolution: 'refund', method: 'carrier_label', note: 'Both in one box',
    photos: [{ filename: 'stain.png', content_type: 'image/png', content_base64: photo }],
  };
  const { data } = await portal('/returns', { method: 'POST', body: JSON.stringify(body), headers: { 'x-return-session': session } });
  expect(data).toMatchObject({ status: 'awaiting_receipt', status_url: `${STORE}/returns/lume/r/${String(data.token)}`, label: { available: false, format: 'pdf' }, refund: { estimated: 41.4, fee: 4.9, currency: 'EUR' } });
  return data;
}

/** A mail's link leads to the page of the return, and the page has its label. */
async function followed({ text }: ShownMail, token: string): Promise<void> {
  const [link = ''] = /https:\S+/.exec(text) ?? [];
  expect(link).toBe(`${STORE}/returns/lume/r/${token}`);
  const page = await fetch(link.replace(STORE, shop.host), { headers: { accept: 'text/html' } });
  expect([page.status, /<h1>([^<]+)/.exec(await page.text())?.[1]]).toEqual([200, 'Your return is registered']);
  const label = await fetch(`${shop.host}/api/oms/v1/public/returns/lume/r/${token}/label`);
  expect([label.status, label.headers.get('content-type'), (await label.text()).startsWith('%PDF-')]).toEqual([200, 'application/pdf', true]);
}

/** The warehouse finds the return in its list, and reports that the mug is fine and the shirt damaged, in each dialect. */
const RECEIVES: Readonly<Record<string, (order: string, back: string) => Promise<void>>> = {
  async A(_, back) {
    const { data } = await (await shop.json('/returns')).json() as { data: readonly any[] };
    expect(data.map(({ number, lines }) => [number, lines.map((line: any) => [line.barcode, line.quantity_expected, line.reason_code])])).toEqual([[back, [[MUG, 1, 'changed_mind'], [TEE, 1, 'damaged']]]]);
    const lines = [{ barcode: MUG, quantity: 1, classification: 'sellable' }, { barcode: TEE, quantity: 1, classification: 'damaged' }];
    expect((await shop.post(`/returns/${back}/receive`, JSON.stringify({ received_at: RECEIVED, lines }), { key: back })).status).toBe(200);
  },
  async B(order, back) {
    const headers = { 'x-api-key': wmsJson.apiKey };
    const { Content } = await (await fetch(`${shop.host}/V1/Returns/New`, { headers })).json() as { Content: readonly any[] };
    const listed = Content.find(({ ReturnData }) => ReturnData.OmsReturnNumber === back);
    expect([listed.ReturnData.OmsOrderNumber, listed.ProductList]).toEqual([order, [{ Sku: MUG, Quantity: 1, ReturnCode: 'changed_mind' }, { Sku: TEE, Quantity: 1, ReturnCode: 'damaged' }]]);
    const body = { OmsOrderNumber: order, ExternalReference1: back, AquisitionDateTime: RECEIVED, ProductList: [{ Sku: MUG, QuantityReturned: 1, Classification: 'Sellable' }, { Sku: TEE, QuantityReturned: 1, Classification: 'Damaged' }] };
    expect(await (await fetch(`${shop.host}/V1/Return/Update`, { method: 'POST', headers, body: JSON.stringify(body) })).json()).toEqual({ Success: true, ErrorMessage: '' });
  },
  async C(order, back) {
    shop.settle();
    const listed = await shop.get('list', { data_dal: '2026-11-21' });
    const at = texts(listed, 'reso_num').indexOf(back);
    expect([texts(listed, 'ord_num_doc')[at], texts(listed, 'resi_stati_ID')[at]]).toEqual([order, '2']);
    const line = (barcode: string, state: string): string => `<riga><barcode>${barcode}</barcode><quantita_ricevuta>1</quantita_ricevuta><stato_merce>${state}</stato_merce></riga>`;
    const parcel = `<doc_resi><reso><reso_ID>${back.slice(1)}</reso_ID><data_ricezione>2026-11-21 12:00:00</data_ricezione><righe>${line(MUG, 'VENDIBILE')}${line(TEE, 'DANNEGGIATO')}</righe></reso></doc_resi>`;
    expect(texts(await shop.send('notify-reso', parcel), 'ACK')).toEqual(['OK']);
  },
};

const TABLES = {
  returns: 'returns WHERE id = ?', lines: 'return_line WHERE return_id = ? ORDER BY place', terms: 'return_terms WHERE return_id = ?', photos: 'return_photo WHERE return_id = ? ORDER BY place', label: 'return_label WHERE return_id = ?',
  refund: 'refund WHERE return_id = ?', refunded: 'refund_line WHERE refund_id IN (SELECT id FROM refund WHERE return_id = ?) ORDER BY sku',
} as const;

/** All that is stored of a return and of the order's history, without what differs from return to return. */
async function storedOf(returnId: string, orderId: string, names: Names): Promise<Record<string, unknown>> {
  const stored: Record<string, unknown> = {};
  for (const [name, table] of Object.entries(TABLES)) stored[name] = await normalisedRows(shop.database, { sql: `SELECT * FROM ${table}`, parameters: [returnId], names, without: ['progressive', 'token_hash'] });
  stored['alerts'] = await normalisedRows(shop.database, { sql: 'SELECT type, message, resolved_at FROM alert WHERE subject = ? ORDER BY id', parameters: [returnId], names });
  stored['history'] = await normalisedRows(shop.database, { sql: 'SELECT type, payload, audience, pending FROM outbox WHERE subject = ? ORDER BY stamp, place', parameters: [orderId], names });
  stored['stock'] = await normalisedRows(shop.database, { sql: 'SELECT location_code, classification, quantity FROM stock_level ORDER BY variant_id', parameters: [], names });
  stored['positions'] = await normalisedRows(shop.database, { sql: 'SELECT on_hand, reserved FROM stock_position ORDER BY variant_id, location_id', parameters: [], names });
  stored['notices'] = await normalisedRows(shop.identityDatabase, { sql: 'SELECT n.kind, m.template, m.state, m.language FROM return_notification n JOIN mail m ON m.company_id = n.company_id AND m.id = n.mail_id WHERE n.return_id = ? ORDER BY n.kind', parameters: [returnId], names });
  return stored;
}

/** The events of an order from its return on, and the status that each names. */
async function stepsOf(orderId: string): Promise<unknown[]> {
  const { order: { timeline } } = await shop.asStaff('query O($reference: ID!) { order(reference: $reference) { timeline { type payload } } }', { reference: orderId });
  return timeline.slice(timeline.findIndex(({ type }: any) => type === 'return.created')).map(({ type, payload }: any) => [type, payload.status]);
}

/** What staff see at the end, beside what is stored. */
const SEEN = `query R($reference: ID!) { return(reference: $reference) {
  status outcome { compliant missing { sku } notSellable { sku quantity } unexpected { sku } } order { status paymentStatus totals { total { amount } refunded { amount } } } } }`;

interface Life {
  readonly stored: Record<string, unknown>;
  readonly seen: any;
  readonly page: any;
  /** What happened since the return was made: the types of the events with the status that each names. */
  readonly steps: readonly unknown[];
  readonly mails: readonly ShownMail[];
}

const mailOf = ({ to, subject, text }: ShownMail, names: Names): ShownMail => ({ to, subject: String(normalised(subject, names)), text: String(normalised(text, names)) });

/** A return from the lookup to the day it is closed. */
async function life(order: string, receive: (order: string, back: string) => Promise<void>): Promise<Life> {
  const { id: orderId } = await delivered(order);
  const { token, number } = await opened(order);
  const mails = [...await work()];
  expect(mails.map(({ subject }) => subject)).toEqual([`Your return ${number} is registered`, `The label of your return ${number} is ready`]);
  for (const mail of mails) await followed(mail, token);
  await receive(order, number);
  mails.push(...await work());
  const { refundReturn } = await shop.asStaff('mutation F($input: RefundReturnInput!) { refundReturn(input: $input) { return { id trackingNumbers } } }', { input: { reference: number } });
  await shop.asStaff('mutation C($input: ReturnReferenceInput!) { closeReturn(input: $input) { id } }', { input: { reference: number } });
  mails.push(...await work());
  const { return: { id: returnId, trackingNumbers: [parcel] } } = refundReturn;
  const names: Names = { [RECEIVED]: 'RECEIVED', [orderId]: 'ORDER', [returnId]: 'RETURN', [token]: 'TOKEN', [parcel]: 'PARCEL', [number]: 'R0', [order]: '#0' };
  return {
    stored: await storedOf(returnId, orderId, names), seen: (await shop.asStaff(SEEN, { reference: number })).return, page: (await portal(`/r/${token}`)).data,
    steps: await stepsOf(orderId), mails: mails.map((mail) => mailOf(mail, names)),
  };
}

onSmtp('a whole return, its mails read by another program', () => {
  beforeAll(async () => {
    shop = await openXmlWarehouse([WMS_JSON, { surface: returns, judge: returnsJudge }], { commerceUrl: STORE });
    const { call, clock, ids, asStaff } = shop;
    wmsJson = await shop.connect('WMS_JSON', { name: 'MI1 JSON', warehouseId: await shop.warehouseOf('MI1 WMS') });
    await shop.carrier('brt');
    await asStaff('mutation U($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code: 'MI1', address: { address1: 'Via Savona 1', city: 'Milano', postalCode: '20144', countryCode: 'IT' } } });
    await asStaff('mutation P($input: SaveReturnPolicyInput!) { saveReturnPolicy(input: $input) { version } }', { input: { fee: '4.90', refundsShipping: true } });
    await asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug: 'lume' } });
    expect((await shop.json('/stock', { method: 'PUT', body: JSON.stringify({ items: ['MUG', 'TEE'].map((sku) => ({ sku, location_code: 'MI1-MAIN', quantity: 50 })) }) })).status).toBe(200);
    photo = (await sharp({ create: { width: 32, height: 24, channels: 3, background: 'teal' } }).png().toBuffer()).toString('base64');
    const log = createLog('silent');
    const folder = join(temporaryFolder(), 'mail');
    const relay = createRelay({ call, clock, log, routes: outwardRoutes(() => Promise.resolve()) });
    const labels = createReturnLabels({ call, clock, ids, log });
    const sender = createMailSender({ call, clock, ids, log, transport: openTransport({ kind: 'files', folder, from: 'shop@lume.example' }, log), from: 'shop@lume.example' });
    const read = mailReader(folder);
    work = async () => {
      for (const step of [relay, sender, labels, relay, sender]) await step.drain();
      return read();
    };
  });
  afterAll(() => shop.close());

  test('a shopper\'s return ends in the same rows whichever dialect its warehouse received it in', async () => {
    const lives: Life[] = [];
    for (const receive of Object.values(RECEIVES)) lives.push(await life(`#810${String(lives.length + 1)}`, receive));
    const [a] = lives;
    expect(lives.map(({ stored, mails }) => [stored, mails])).toEqual(lives.map(() => [a?.stored, a?.mails]));
    expect(a?.stored).toMatchObject({
      returns: [{ status: 'CLOSED', source: 'PORTAL', compliant: 0, received_at: 'RECEIVED', exchange_order_id: null }], label: [{ status: 'READY', tracking_number: 'PARCEL', content: 'bytes' }], alerts: [{ type: 'RETURN_NOT_COMPLIANT', resolved_at: 'time' }],
      lines: [{ sku: 'MUG', quantity_expected: 1, quantity_received: 1, classification: 'SELLABLE', reason_code: 'changed_mind' }, { sku: 'TEE', quantity_expected: 1, quantity_received: 1, classification: 'DAMAGED', reason_code: 'damaged', reason: 'A stain' }],
      terms: [{ goods_minor: 3980, shipping_minor: 650, fee_minor: 490, language: 'en' }], photos: [{ place: 1, media_type: 'image/jpeg', width: 32, height: 24 }],
      refund: [{ total_minor: 4140, shipping_minor: 650, fee_minor: 490, currency: 'EUR' }], refunded: [{ sku: 'MUG', quantity: 1, subtotal_minor: 1990 }, { sku: 'TEE', quantity: 1, subtotal_minor: 1990 }],
      stock: [{ quantity: 50, classification: 'SELLABLE' }, { quantity: 50, classification: 'SELLABLE' }], positions: [{ on_hand: 50, reserved: 0 }, { on_hand: 50, reserved: 0 }], // what is in the warehouse is what the warehouse counts
      notices: ['RETURN_LABEL_READY', 'RETURN_NOT_COMPLIANT', 'RETURN_OPENED', 'RETURN_REFUNDED'].map((kind) => ({ kind, state: 'SENT', language: 'en' })),
    });
    const steps = [['return.created', 'REQUESTED'], ['return.status_changed', 'AWAITING_RECEIPT'], ['return.expected', 'AWAITING_RECEIPT'], ['return.label_made', 'AWAITING_RECEIPT'], ['return.status_changed', 'IN_TRANSIT'], ['return.status_changed', 'RECEIVED'], ['return.status_changed', 'NOT_COMPLIANT'], ['return.received', 'NOT_COMPLIANT'], ['refund.recorded', undefined], ['order.payment_changed', 'DELIVERED'], ['return.status_changed', 'CLOSED']];
    expect(a?.steps).toEqual(steps);
    expect(a?.mails.map(({ to, subject }) => [to, subject])).toEqual(['Your return R0 is registered', 'The label of your return R0 is ready', 'We are looking at your return R0', 'The refund of your return R0'].map((subject) => ['anna@customer.example', subject]));
    expect(a?.mails.at(-1)?.text).toContain('We have refunded €41.40 for your return R0');
    for (const { seen, page } of lives) {
      expect(seen).toEqual({ status: 'CLOSED', outcome: { compliant: false, missing: [], notSellable: [{ sku: 'TEE', quantity: 1 }], unexpected: [] }, order: { status: 'DELIVERED', paymentStatus: 'PARTIALLY_REFUNDED', totals: { total: { amount: '46.30' }, refunded: { amount: '41.40' } } } });
      expect(page).toMatchObject({ status: 'closed', refund: { estimated: 41.4, fee: 4.9, final: 41.4, currency: 'EUR' }, label: { available: true, carrier: 'BRT' } });
      expect([page.lines.map(({ outcome }: any) => outcome), page.timeline.map(({ status }: any) => status)]).toEqual([['accepted', 'not_sellable'], ['awaiting_receipt', 'in_transit', 'received', 'not_compliant', 'closed']]);
    }
  });
});
