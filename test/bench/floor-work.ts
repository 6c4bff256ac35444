import { randomUUID } from 'node:crypto';
import { linesOf, ORDER_SQL, orderJson, type Line, type Part } from './floor-orders.js';
import type { Caller, Run, Work } from './floor-pipeline.js';

type Write = (run: Run, work: Work) => Promise<string>;
type Event = readonly [type: string, payload: object];

/** The company's next change sequence, its feed row locked. */
export async function stampOf(run: Run, { caller: { company }, now }: Work, mysql: boolean): Promise<string> {
  const [feed] = await run(`SELECT last_stamp FROM feed WHERE company_id = ?${mysql ? ' FOR UPDATE' : ''}`, [company]);
  const stamp = String(feed?.['last_stamp']) >= now ? new Date(Date.parse(String(feed?.['last_stamp'])) + 1).toISOString() : now;
  await run('UPDATE feed SET last_stamp = ? WHERE company_id = ?', [stamp, company]);
  return stamp;
}

/** Events of a transaction in its outbox. */
export async function tell(run: Run, { caller: { company }, requestId }: Work, { stamp, subject, events }: { stamp: string; subject: string | null; events: readonly Event[] }): Promise<void> {
  await run(`INSERT INTO outbox (company_id, stamp, place, id, type, payload, subject, actor, via, request_id, pending) VALUES ${events.map(() => '(?,?,?,?,?,?,?,?,?,?,?)').join()}`,
    events.flatMap(([type, payload], place) => [company, stamp, place, randomUUID(), type, JSON.stringify(payload), subject, 'WMS', 'fulfillment', requestId, 1]));
}

async function read(run: Run, { caller: { company, warehouse }, number }: Work, status: string): Promise<{ part: Part; lines: Line[] }> {
  const [part] = await run(ORDER_SQL.one, [company, warehouse, number]) as unknown as Part[];
  if (part?.status !== status) throw new Error(`${number} is not ${status}`);
  return { part, lines: (await linesOf(run, company, [part.id])).get(part.id) ?? [] };
}

const facts = (part: Part, { warehouse }: Caller, status: string) => ({ fulfillmentOrderId: part.id, orderId: part.order_id, number: part.number, locationId: warehouse, status });

const move = (run: Run, { caller: { company } }: Work, { part, columns, stamp }: { part: Part; columns: Record<string, string | null>; stamp: string }) =>
  run(`UPDATE fulfillment_order SET ${Object.keys(columns).map((name) => `${name} = ?`).join()}, changed_at = ?, version = version + 1 WHERE company_id = ? AND id = ? AND version = ?`,
    [...Object.values(columns), stamp, company, part.id, part.version]);

/** Accept an order. */
export const acceptance = (mysql: boolean): Write => async (run, work) => {
  const { caller: { company, warehouse }, now } = work;
  const { wms_reference: reference } = JSON.parse(work.raw) as { wms_reference: string };
  const { part, lines } = await read(run, work, 'TO_FULFILL');
  const stamp = await stampOf(run, work, mysql);
  await move(run, work, { part, stamp, columns: { status: 'ACCEPTED', list: 'ACCEPTED', accepted_at: now, wms_reference: reference } });
  for (const line of lines) {
    await run('UPDATE stock_position SET reserved = reserved - ?, changed_at = ? WHERE company_id = ? AND variant_id = ? AND location_id = ?', [line.quantity, stamp, company, line.variant_id, warehouse]);
  }
  await tell(run, work, { stamp, subject: part.order_id, events: [['fulfillment.accepted', facts(part, work.caller, 'ACCEPTED')]] });
  return JSON.stringify(orderJson({ ...part, status: 'ACCEPTED', accepted_at: now, wms_reference: reference, changed_at: stamp }, lines));
};

const unitRows = (company: number, owner: string, lines: readonly Line[]) => lines.flatMap((line, place) => [company, owner, place, line.line_id, line.quantity]);

/** Report a whole order as picked. */
export const picking = (mysql: boolean): Write => async (run, work) => {
  const { caller: { company }, now } = work;
  const { lines: reported } = JSON.parse(work.raw) as { lines: { sku: string; quantity: number }[] };
  const { part, lines } = await read(run, work, 'ACCEPTED');
  const picked = lines.map((line) => ({ ...line, picked: reported.find(({ sku }) => sku === line.sku)?.quantity ?? 0 }));
  if (picked.some((line) => line.picked !== line.quantity)) throw new Error('only whole orders');
  await run('DELETE FROM picked_piece WHERE company_id = ? AND fulfillment_order_id = ?', [company, part.id]);
  await run('DELETE FROM packed_parcel WHERE company_id = ? AND fulfillment_order_id = ?', [company, part.id]);
  await run(`INSERT INTO picked_piece (company_id, fulfillment_order_id, place, line_id, quantity) VALUES ${lines.map(() => '(?,?,?,?,?)').join()}`, unitRows(company, part.id, lines));
  const stamp = await stampOf(run, work, mysql);
  await move(run, work, { part, stamp, columns: { status: 'PROCESSED', list: 'PROCESSED', picked_at: now } });
  for (const line of picked) await run('UPDATE fulfillment_line SET picked = ?, unfulfillable = 0 WHERE company_id = ? AND fulfillment_order_id = ? AND line_id = ?', [line.picked, company, part.id, line.line_id]);
  await tell(run, work, { stamp, subject: part.order_id, events: [['fulfillment.picked', facts(part, work.caller, 'PROCESSED')]] });
  return JSON.stringify(orderJson({ ...part, status: 'PROCESSED', changed_at: stamp }, picked));
};

/** Ship everything that was picked. */
export const shipment = (mysql: boolean): Write => async (run, work) => {
  const { caller: { company, warehouse }, now } = work;
  const { tracking_number: tracking, carrier_code: carrier } = JSON.parse(work.raw) as { tracking_number: string; carrier_code: string };
  const { part, lines } = await read(run, work, 'PROCESSED');
  await run('SELECT line_id, quantity, lot_number, lot_expiration, serial_number FROM picked_piece WHERE company_id = ? AND fulfillment_order_id = ? ORDER BY place', [company, part.id]);
  await run('SELECT number, reference, tracking_number FROM packed_parcel WHERE company_id = ? AND fulfillment_order_id = ? ORDER BY number', [company, part.id]);
  const id = randomUUID();
  const stamp = await stampOf(run, work, mysql);
  await run('INSERT INTO shipment (company_id, id, order_id, fulfillment_order_id, location_id, status, carrier_code, shipped_at, changed_at) VALUES (?,?,?,?,?,?,?,?,?)',
    [company, id, part.order_id, part.id, warehouse, 'PICKED_UP', carrier, now, stamp]);
  await run('INSERT INTO shipment_parcel (company_id, shipment_id, number, tracking_number) VALUES (?,?,?,?)', [company, id, 1, tracking]);
  await run(`INSERT INTO shipment_piece (company_id, shipment_id, place, parcel, line_id, quantity) VALUES ${lines.map(() => '(?,?,?,0,?,?)').join()}`, unitRows(company, id, lines));
  await move(run, work, { part, stamp, columns: { status: 'SHIPPED', list: 'SHIPPED' } });
  for (const line of lines) {
    await run('UPDATE fulfillment_line SET shipped = ? WHERE company_id = ? AND fulfillment_order_id = ? AND line_id = ?', [line.picked, company, part.id, line.line_id]);
    await run('UPDATE order_line SET shipped = shipped + ? WHERE company_id = ? AND order_id = ? AND id = ?', [line.picked, company, part.order_id, line.line_id]);
  }
  const [order] = await run('SELECT status, version, channel FROM orders WHERE company_id = ? AND id = ?', [company, part.order_id]);
  await run('SELECT id, status FROM fulfillment_order WHERE company_id = ? AND order_id = ?', [company, part.order_id]);
  await run('UPDATE orders SET status = ?, changed_at = ?, version = version + 1 WHERE company_id = ? AND id = ? AND version = ?', ['SHIPPED', stamp, company, part.order_id, order?.['version'] ?? 0]);
  const told = { orderId: part.order_id, number: part.number };
  await tell(run, work, { stamp, subject: part.order_id, events: [
    ['shipment.shipped', { ...told, shipmentId: id, locationId: warehouse }], ['fulfillment.shipped', facts(part, work.caller, 'SHIPPED')],
    ['order.status_changed', { ...told, channel: order?.['channel'], status: 'SHIPPED', previousStatus: order?.['status'] }],
  ] });
  return JSON.stringify(orderJson({ ...part, status: 'SHIPPED', changed_at: stamp }, lines.map((line) => ({ ...line, shipped: line.picked }))));
};
