import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readConfig } from '#kernel/config.js';
import { atCheck } from '../contract/returns/page-way.js';
import { visitorOf } from '../contract/returns/visitor.js';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import type { Settings } from '../kit/portico-process.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { until } from '../kit/until.js';
import { startFaulty, type FaultyProcess } from './faulty-process.js';
import { openShop, staffToken, type Shop } from './shop.js';
import { storedRows } from './stored-rows.js';
import { writtenRow } from './written-row.js';

const LEASE_AND_MORE = 121_000;
const TWO_DAYS = 172_800_000;
/** The ids that an exchange has taken when its order is placed and its own row is written; those of its events follow. */
const IDS_OF_ROWS = 6;
const PIECES = 5;

let settings: Settings;
let portico: FaultyProcess;
let shop: Shop;
/** Milliseconds by which the clock of the product has gone forward. */
let turned = 0;

beforeAll(async () => {
  const base = await freePorts();
  settings = { PORT: String(base), PORTICO_DATA: temporaryFolder(), PORTICO_MASTER_KEY: 'ab'.repeat(32), ...databaseSettings() };
  const token = await staffToken(settings);
  portico = await startFaulty(settings);
  shop = await openShop(base, token);
  await shop.asStaff('mutation S($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug: 'lume' } });
  await shop.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code: 'brt', name: 'BRT', trackingPrefix: 'BR' } });
  await shop.asStaff('mutation U($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code: 'MI1', address: { address1: 'Via Savona 1', city: 'Milano', postalCode: '20144', countryCode: 'IT' } } });
  await shop.asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [{ externalId: 'p2', title: 'Shirt', variants: [
    { sku: 'SHIRT_WHITE_M', barcode: '8050000000017', price: { amount: '49.90', currency: 'EUR' } }, { sku: 'SHIRT_WHITE_L', barcode: '8050000000024', price: { amount: '49.90', currency: 'EUR' } },
  ] }] } });
  const stock = { method: 'PUT', headers: { authorization: `Bearer ${shop.apiKey}` }, body: JSON.stringify({ items: [{ sku: 'SHIRT_WHITE_L', location_code: 'MI1-MAIN', quantity: PIECES }] }) };
  await until(async () => ((await fetch(`${shop.root}/stock`, stock)).ok ? true : undefined)); // the relay delivers the shirts to orders
});
afterAll(() => portico.stop());

const databases = () => readConfig(settings).databases;
const relayed = (): Promise<true> => until(async () => ((await storedRows(databases().orders, 'SELECT id FROM outbox WHERE pending = 1')).length === 0 ? true : undefined));

/** A return of a shopper whose label is due now: staff announce it, and then it gets what the portal gives it. */
async function openReturn(number: string): Promise<{ readonly id: string; readonly label: () => Promise<void> }> {
  await shop.place(number, { email: 'ada@customer.example' });
  const path = `/orders/${encodeURIComponent(number)}`;
  for (const [step, body] of [['accept', ''], ['picked', '{"lines":[{"sku":"MUG","quantity":2}]}'], ['shipments', '']] as const) expect((await shop.post(`${path}/${step}`, body, `${step}-${number}`)).status).toBe(200);
  const { announceReturn: { id } } = await shop.asStaff('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { id } }', { input: { orderReference: number, lines: [{ sku: 'MUG', quantity: 1 }] } }) as { announceReturn: { id: string } };
  await relayed();
  const { orders } = databases();
  const [row] = await storedRows<{ company_id: number; created_at: string }>(orders, 'SELECT company_id, created_at FROM returns WHERE id = ?', [id]);
  const { company_id: companyId = 0, created_at: createdAt = '' } = row ?? {};
  await writtenRow(orders, 'INSERT INTO return_terms (company_id, return_id, token_hash, language, policy_version, currency, goods_minor, shipping_minor, fee_minor, created_at) VALUES (?, ?, ?, ?, 0, ?, 1990, 0, 0, ?)', [companyId, id, id, 'it', 'EUR', createdAt]);
  return { id, label: () => writtenRow(orders, "INSERT INTO return_label (company_id, return_id, status, attempts, due_at) VALUES (?, ?, 'PENDING', 0, ?)", [companyId, id, createdAt]) };
}

const DEATHS = ['at the label', 'after the label', 'after the mail'] as const;

test.each(DEATHS)('killed %s, a return has one label with one number, and its shopper one mail of each step', async (arm) => {
  const number = `#R-${arm.replaceAll(' ', '-')}`;
  const { id, label } = await openReturn(number);
  await portico.instruct({ arm });
  await label();
  expect(await portico.died).toBe('SIGKILL');
  if (arm === 'at the label') turned += LEASE_AND_MORE;
  portico = await startFaulty(settings, turned);
  const { identity, orders } = databases();
  const made = await until(async () => (await storedRows<{ tracking_number: string }>(orders, "SELECT tracking_number FROM return_label WHERE return_id = ? AND status = 'READY' AND due_at IS NULL AND claim_token IS NULL", [id]))[0]);
  await relayed();
  const read = await shop.asStaff('query R($reference: ID!) { return(reference: $reference) { trackingNumbers label { trackingNumber attempts } order { timeline { type } } } }', { reference: id }) as { return: { trackingNumbers: string[]; label: object; order: { timeline: { type: string }[] } } };
  expect([read.return.trackingNumbers, read.return.label]).toEqual([[made.tracking_number], { trackingNumber: made.tracking_number, attempts: 0 }]);
  expect(read.return.order.timeline.filter(({ type }) => type.startsWith('return.label')).map(({ type }) => type)).toEqual(['return.label_made']);
  expect(await storedRows(identity, 'SELECT m.template, n.kind FROM return_notification n JOIN mail m ON m.company_id = n.company_id AND m.id = n.mail_id WHERE n.return_id = ? ORDER BY n.kind', [id]))
    .toEqual([{ template: 'returnNotification', kind: 'RETURN_LABEL_READY' }, { template: 'returnNotification', kind: 'RETURN_OPENED' }]);
  expect(await storedRows(identity, "SELECT COUNT(*) AS mails FROM mail WHERE template = 'returnNotification'")).toEqual([{ mails: 2 * (DEATHS.indexOf(arm) + 1) }]);
});

const host = (): string => `http://127.0.0.1:${String(Number(settings['PORT']) + 1)}`;
const picture = async (background: string): Promise<File> => new File([new Uint8Array(await sharp({ create: { width: 16, height: 12, channels: 3, background } }).png().toBuffer())], 'a.png', { type: 'image/png' });

/** An order of a shirt that was shipped. */
async function shipped(number: string): Promise<void> {
  await shop.asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
    number, channel: 'web', currency: 'EUR', customer: { name: 'Anna Rossi', email: 'anna@example.test' }, shippingAddress: { firstName: 'Anna', address1: 'Via Roma 1', city: 'Torino', postalCode: '10121', countryCode: 'IT' }, shipping: { methodCode: 'std' }, paymentStatus: 'PAID',
    lines: [{ sku: 'SHIRT_WHITE_M', quantity: 1, unitPrice: { amount: '49.90', currency: 'EUR' } }],
  } });
  for (const [step, body] of [['accept', ''], ['picked', '{"lines":[{"sku":"SHIRT_WHITE_M","quantity":1}]}'], ['shipments', '']] as const) expect((await shop.post(`/orders/${encodeURIComponent(number)}/${step}`, body, `${step}-${number}`)).status).toBe(200);
}

/** An exchange on the last of the pages, which waits to be confirmed with a photo; each sending is of another file. */
async function onLastPage(number: string): Promise<(background: string) => Promise<{ readonly status: number; readonly location: string }>> {
  await shipped(number);
  const visitor = visitorOf(host(), { 'x-forwarded-for': `192.0.2.${number.slice(2)}` });
  const { at, page } = await atCheck(visitor, number, { reason: 'damaged', resolution: 'exchange' });
  return async (background) => visitor.sendFiles(at, {}, { page, files: [await picture(background)] });
}

/** The same exchange as a storefront asks for it. */
async function byApi(number: string): Promise<() => Promise<readonly [number, unknown]>> {
  await shipped(number);
  const call = async (path: string, body: object, session = ''): Promise<readonly [number, any]> => { // eslint-disable-line @typescript-eslint/no-explicit-any -- answers of any shape
    const answer = await fetch(`${host()}/api/oms/v1/public/returns/lume${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'x-return-session': session, 'x-forwarded-for': `192.0.2.${number.slice(2)}` } });
    return [answer.status, await answer.json()];
  };
  const [, { data: { session, lines: [line] } }] = await call('/lookup', { order: number, verifier: 'anna@example.test' });
  return () => call('/returns', { lines: [{ id: line.id, quantity: 1, reason: 'too_small', exchange: { barcode: '8050000000024' } }], resolution: 'exchange', method: 'carrier_label' }, session);
}

/** Everything that the creation of returns of an order leaves, and the pieces that are left for others. */
async function leftBy(number: string): Promise<unknown> {
  const { orders } = databases();
  const made = await storedRows<{ exchange_order_id: string }>(orders, `SELECT r.status, r.exchange_order_id, (SELECT COUNT(*) FROM return_line l WHERE l.return_id = r.id) AS units, (SELECT COUNT(*) FROM return_terms t WHERE t.return_id = r.id) AS terms,
    (SELECT COUNT(*) FROM return_label l WHERE l.return_id = r.id) AS labels, (SELECT COUNT(*) FROM return_photo p WHERE p.return_id = r.id) AS photos, (SELECT COUNT(*) FROM outbox o WHERE o.type = 'return.created' AND o.subject = r.order_id) AS events
    FROM returns r WHERE r.order_number = ?`, [number]);
  const exchanges = await storedRows<{ id: string }>(orders, "SELECT id FROM orders WHERE tags LIKE '%exchange%'");
  const { availability } = await shop.asStaff('{ availability(sku: "SHIRT_WHITE_L") { available } }') as { availability: { available: number }[] };
  return { returns: made.map(({ exchange_order_id: id, ...row }) => Object.assign(row, { exchanges: exchanges.filter((one) => one.id === id).length })), exchanges: exchanges.length, available: availability.map(({ available }) => available) };
}

/** The photos that are stored, whether a return has them or not, and those that a return has. */
const photoFiles = (): string[] => readdirSync(join(settings['PORTICO_DATA'] ?? '', 'blobs'), { recursive: true, encoding: 'utf8' }).flatMap((file) => /[0-9a-f]{64}$/.exec(file)?.[0] ?? []).toSorted();
const keptPhotos = async (): Promise<string[]> => (await storedRows<{ content: string }>(databases().orders, 'SELECT content FROM return_photo')).map(({ content }) => content).toSorted();

const WHOLE = { status: 'AWAITING_RECEIPT', units: 1, terms: 1, labels: 1, photos: 1, events: 1, exchanges: 1 };

test('killed in the transaction that makes it, a return leaves nothing but its photo; the form that is sent again makes it, once [REL-R3 E]', async () => {
  const send = await onLastPage('#71');
  await portico.instruct({ arm: 'in the transaction', idsBefore: IDS_OF_ROWS });
  await expect(send('teal')).rejects.toThrow();
  expect(await portico.died).toBe('SIGKILL');
  portico = await startFaulty(settings, turned);
  expect([await leftBy('#71'), await keptPhotos(), photoFiles().length]).toEqual([{ returns: [], exchanges: 0, available: [PIECES] }, [], 1]);
  const { status, location } = await send('olive');
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/returns\/lume\/r\/[\w-]{43}$/)]);
  expect((await send('navy')).location).toBe(location);
  expect([await leftBy('#71'), (await keptPhotos()).length]).toEqual([{ returns: [WHOLE], exchanges: 1, available: [PIECES - 1] }, 1]);
});

test('killed between the commit and the answer, a return is there: the form leads to it, a program is told that nothing is left, and its shopper has the mail [REL-R3 E]', async () => {
  const [send, ask] = [await onLastPage('#72'), await byApi('#73')];
  await portico.instruct({ arm: 'after the commit', writes: 2 });
  expect((await Promise.allSettled([send('red'), ask()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await portico.died).toBe('SIGKILL');
  portico = await startFaulty(settings, turned);
  const left = [{ returns: [WHOLE], exchanges: 3, available: [PIECES - 3] }, { returns: [{ ...WHOLE, photos: 0 }], exchanges: 3, available: [PIECES - 3] }];
  expect([await leftBy('#72'), await leftBy('#73')]).toEqual(left);
  const { status, location } = await send('red');
  expect([status, (await visitorOf(host()).ask(location)).text.includes('#72'), (await send('red')).location]).toEqual([303, true, location]);
  expect(await ask()).toEqual([422, { message: 'quantity_exceeded', errors: { 'lines.0.quantity': ['only 0 can still be returned'] } }]);
  expect([await leftBy('#72'), await leftBy('#73')]).toEqual(left);
  await relayed();
  const { identity, orders } = databases();
  const returns = await storedRows<{ id: string }>(orders, "SELECT id FROM returns WHERE order_number IN ('#72', '#73')");
  expect(await storedRows(identity, `SELECT kind FROM return_notification WHERE kind = 'RETURN_OPENED' AND return_id IN (${returns.map(() => '?').join()})`, returns.map(({ id }) => id))).toHaveLength(2);
});

test('the photo of the return that was not made is swept, those of the others stay', async () => {
  const kept = await keptPhotos();
  expect([kept.length, photoFiles().length > kept.length]).toEqual([2, true]);
  await until(async () => (await storedRows(databases().identity, "SELECT next_run FROM job WHERE name = 'sweep return photos'"))[0]); // a deployment that is seconds old has not planned it yet
  await portico.instruct({ turn: TWO_DAYS });
  turned += TWO_DAYS;
  await until(() => Promise.resolve(photoFiles().length === kept.length ? true : undefined));
  expect(photoFiles()).toEqual(kept);
});
