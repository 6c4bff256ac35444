import { readConfig } from '#kernel/config.js';
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
