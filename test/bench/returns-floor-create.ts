import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Run } from './floor-pipeline.js';
import { changeSequenceOf } from './floor-work.js';
import { blockOf, feeOf, marks, readOrder, type FoundOrder, type Policy } from './returns-floor-order.js';

/** What a shopper asks for. */
export interface Requested { readonly lines: readonly { readonly id: string; readonly quantity: number; readonly reason: string }[]; readonly note: string }

interface Making { readonly company: number; readonly order: string; readonly language: string; readonly policy: Policy; readonly slug: string; readonly cursor: Buffer; readonly requested: Requested; readonly mysql: boolean }

type Line = FoundOrder['lines'][number];
interface Sold { readonly line: Line; readonly quantity: number; readonly reason: string }

/** Make a return for money that travels with a label. */
export async function makeReturn(run: Run, { company, order, language, policy, slug, cursor, requested, mysql }: Making): Promise<string> {
  const found = await readOrder(run, company, { column: 'id', value: order });
  const sold = requested.lines.map((one) => soldOf(found, policy, one));
  const [refund] = await run('SELECT id FROM refund WHERE company_id = ? AND order_id = ?', [company, order]);
  if (refund) throw new Error('only orders of which nothing was given back');
  const [sent] = await run('SELECT f.location_id FROM fulfillment_order f JOIN fulfillment_line l ON l.company_id = f.company_id AND l.fulfillment_order_id = f.id WHERE f.company_id = ? AND f.order_id = ? AND l.shipped > 0 ORDER BY f.id LIMIT 1', [company, order]);
  await run('UPDATE orders SET version = version + 1 WHERE company_id = ? AND id = ? AND version = ?', [company, order, Number(found.head['version'])]);
  await run("UPDATE counter SET `last_value` = `last_value` + 1 WHERE company_id = ? AND series = 'return'", [company]);
  const [counter] = await run("SELECT `last_value` FROM counter WHERE company_id = ? AND series = 'return'", [company]);
  const [id, now, number] = [randomUUID(), new Date().toISOString(), Number(counter?.['last_value'])];
  const sequence = await changeSequenceOf(run, { caller: { company, warehouse: '' }, raw: '', number: '', now, requestId: '' }, mysql);
  const made = { company, id, number, now, sequence, location: String(sent?.['location_id']), customer: (JSON.parse(String(found.head['customer'])) as { name: string }).name };
  await insertReturn(run, made, { found, sold, note: requested.note });
  const [goods, fee] = [sold.reduce((sum, { line, quantity }) => sum + Math.round((Number(line['unit_minor']) * Number(line['quantity']) - Number(line['discount_minor'])) * quantity / Number(line['quantity'])), 0), feeOf(policy)];
  const token = createHmac('sha256', cursor).update(`return token\n${String(company)}\n${id}`).digest('base64url');
  await run(`INSERT INTO return_terms (company_id, return_id, token_hash, language, policy_version, currency, goods_minor, shipping_minor, fee_minor, created_at) VALUES (${marks(10)})`,
    [company, id, createHash('sha256').update(token).digest('hex'), language, policy.version, String(found.head['currency']), goods, 0, fee, now]);
  await run('INSERT INTO return_label (company_id, return_id, status, due_at) VALUES (?,?,?,?)', [company, id, 'PENDING', now]);
  await publishReturn(run, made, found);
  return JSON.stringify({ data: {
    token, number: `R${String(number)}`, status: 'awaiting_receipt', status_url: `/returns/${slug}/r/${token}`, label: { available: false, format: 'pdf' },
    refund: { estimated: Math.max(0, goods - fee) / 100, fee: fee / 100, currency: found.head['currency'] },
  } });
}

function soldOf(found: FoundOrder, policy: Policy, { id, quantity, reason }: Requested['lines'][number]): Sold {
  const line = found.lines.find((one) => one['id'] === id);
  if (!line || blockOf(found, policy, line) !== null || quantity > (found.returnable.get(id) ?? 0) || !policy.reasons.some(({ code }) => code === reason)) throw new Error(`${id} cannot be returned`);
  return { line, quantity, reason };
}

interface Made { readonly company: number; readonly id: string; readonly number: number; readonly now: string; readonly sequence: string; readonly location: string; readonly customer: string }

const cell = (value: Line[string] | undefined): string | null => (value == null ? null : String(value));

async function insertReturn(run: Run, { company, id, number, now, sequence, location, customer }: Made, { found: { head }, sold, note }: { readonly found: FoundOrder; readonly sold: readonly Sold[]; readonly note: string }): Promise<void> {
  await run(`INSERT INTO returns (company_id, id, number, progressive, order_id, order_number, location_id, source, announced, resolution, method, customer_name, notes, created_at, version, changed_at, status, list, tracking_numbers) VALUES (${marks(19)})`,
    [company, id, `R${String(number)}`, number, String(head['id']), String(head['number']), location, 'PORTAL', 1, 'REFUND', 'CARRIER_LABEL', customer, note, now, 1, sequence, 'AWAITING_RECEIPT', 'EXPECTED', '[]']);
  await run(`INSERT INTO return_line (company_id, return_id, place, line_id, variant_id, sku, barcode, item_key, title, quantity_expected, quantity_received, reason_code) VALUES ${sold.map(() => `(${marks(12)})`).join()}`,
    sold.flatMap(({ line, quantity, reason }, place) => [company, id, place, cell(line['id']), cell(line['variant_id']), cell(line['sku']), cell(line['barcode']), cell(line['item_key']), cell(line['title']), quantity, 0, reason]));
  const words = [`r${String(number)}`, String(head['number']).slice(1), ...sold.flatMap(({ line }) => { const parts = String(line['sku']).toLowerCase().split('_'); return [parts.join(''), ...parts.slice(1), String(line['barcode'])]; }), ...customer.toLowerCase().split(' ')];
  const tokens = [...new Set(words.flatMap((word) => (word.includes('-') ? [word.replace('-', ''), ...word.split('-').slice(1)] : [word])))];
  await run(`INSERT INTO return_token (company_id, token, record) VALUES ${tokens.map(() => '(?,?,?)').join()}`, tokens.flatMap((token) => [company, token, id]));
}

async function publishReturn(run: Run, { company, id, number, sequence, location }: Made, { head }: FoundOrder): Promise<void> {
  const order = String(head['id']);
  const facts = { returnId: id, returnNumber: `R${String(number)}`, orderId: order, orderNumber: head['number'], locationId: location };
  const events = [['return.created', { ...facts, status: 'REQUESTED' }], ['return.status_changed', { ...facts, status: 'AWAITING_RECEIPT', previousStatus: 'REQUESTED' }], ['return.expected', { ...facts, status: 'AWAITING_RECEIPT' }]] as const;
  const requestId = randomUUID();
  await run(`INSERT INTO outbox (company_id, stamp, place, id, type, payload, subject, audience, actor, via, request_id, pending) VALUES ${events.map(() => `(${marks(12)})`).join()}`,
    events.flatMap(([type, payload], place) => [company, sequence, place, randomUUID(), type, JSON.stringify(payload), order, type === 'return.expected' ? location : null, 'shopper', 'returns', requestId, 1]));
}
