import type { Caller, Run } from './floor-pipeline.js';

type Row = Awaited<ReturnType<Run>>[number];

const marks = (count: number): string => Array.from({ length: count }, () => '?').join();

/** A page of 50 expected returns. */
export async function returnsPage(run: Run, { company, warehouse }: Caller): Promise<string> {
  const rows = await run(`SELECT id, number, status, order_id, order_number, announced, created_at, changed_at, carrier_code, tracking_numbers, customer_name, notes, compliant, accepted_at,
    received_at, wms_reference FROM returns WHERE company_id = ? AND location_id = ? AND list = ? ORDER BY changed_at, id LIMIT 51`, [company, warehouse, 'EXPECTED']);
  const page = rows.slice(0, 50);
  const lines = await run(`SELECT return_id, line_id, sku, barcode, item_key, title, quantity_expected, quantity_received, classification, reason_code, reason FROM return_line
    WHERE company_id = ? AND return_id IN (${marks(page.length)}) ORDER BY return_id, place`, [company, ...page.map(({ id }) => String(id))]);
  const byReturn = new Map<string, Row[]>();
  for (const line of lines) byReturn.set(String(line['return_id']), [...byReturn.get(String(line['return_id'])) ?? [], line]);
  const fulfillmentOrders = await run(`SELECT id, order_id FROM fulfillment_order WHERE company_id = ? AND location_id = ? AND order_id IN (${marks(page.length)})`, [company, warehouse, ...page.map(({ order_id: id }) => String(id))]);
  const fulfillmentOrderOf = new Map(fulfillmentOrders.map(({ id, order_id: order }) => [String(order), String(id)]));
  return JSON.stringify({ data: page.map((row) => returnJson(row, fulfillmentOrderOf.get(String(row['order_id'])) ?? null, byReturn.get(String(row['id'])) ?? [])), next_cursor: rows.length > 50 ? 'x' : null });
}

const returnJson = (row: Row, fulfillmentOrder: string | null, lines: readonly Row[]): object => ({
  id: row['id'], number: row['number'], status: String(row['status']).toLowerCase(), order_id: fulfillmentOrder, order_number: row['order_number'], announced: row['announced'] === 1,
  created_at: row['created_at'], updated_at: row['changed_at'], carrier_code: row['carrier_code'], tracking_numbers: JSON.parse(String(row['tracking_numbers'])) as unknown,
  customer: { name: row['customer_name'] }, notes: row['notes'],
  lines: lines.map(({ return_id: _, classification, ...line }) => ({
    line_id: line['line_id'], sku: line['sku'], barcode: line['barcode'], item_key: line['item_key'], title: line['title'], quantity_expected: line['quantity_expected'],
    quantity_received: line['quantity_received'], classification, reason_code: line['reason_code'], reason: line['reason'],
  })),
  compliant: row['compliant'] === null ? null : row['compliant'] === 1, accepted_at: row['accepted_at'], received_at: row['received_at'], wms_reference: row['wms_reference'],
});
