import { randomUUID } from 'node:crypto';
import { linesOf, ORDER_SQL, orderJson, type Line, type FulfillmentOrderRow } from './floor-orders.js';
import type { Caller as KnownCaller, Run, Work as KnownWork } from './floor-pipeline.js';

/** Who reports. */
type Caller = Pick<KnownCaller, 'company' | 'warehouse'>;
/** What is reported. */
type Work = Omit<KnownWork, 'caller'> & { readonly caller: Caller };
type Write = (run: Run, work: Work) => Promise<string>;
type Event = readonly [type: string, payload: object];

/** The company's next change sequence, its feed row locked. */
export async function changeSequenceOf(run: Run, { caller: { company }, now }: Work, mysql: boolean): Promise<string> {
  const [feed] = await run(`SELECT last_stamp FROM feed WHERE company_id = ?${mysql ? ' FOR UPDATE' : ''}`, [company]);
  const changeSequence = String(feed?.['last_stamp']) >= now ? new Date(Date.parse(String(feed?.['last_stamp'])) + 1).toISOString() : now;
  await run('UPDATE feed SET last_stamp = ? WHERE company_id = ?', [changeSequence, company]);
  return changeSequence;
}

/** Events of a transaction in its outbox. */
export async function publish(run: Run, { caller: { company }, requestId }: Work, { changeSequence, subject, events }: { changeSequence: string; subject: string | null; events: readonly Event[] }): Promise<void> {
  await run(`INSERT INTO outbox (company_id, stamp, place, id, type, payload, subject, actor, via, request_id, pending) VALUES ${events.map(() => '(?,?,?,?,?,?,?,?,?,?,?)').join()}`,
    events.flatMap(([type, payload], place) => [company, changeSequence, place, randomUUID(), type, JSON.stringify(payload), subject, 'WMS', 'fulfillment', requestId, 1]));
}

async function read(run: Run, { caller: { company, warehouse }, number }: Work, status: string): Promise<{ fulfillmentOrder: FulfillmentOrderRow; lines: Line[] }> {
  const [fulfillmentOrder] = await run(ORDER_SQL.one, [company, warehouse, number]) as unknown as FulfillmentOrderRow[];
  if (fulfillmentOrder?.status !== status) throw new Error(`${number} is not ${status}`);
  return { fulfillmentOrder, lines: (await linesOf(run, company, [fulfillmentOrder.id])).get(fulfillmentOrder.id) ?? [] };
}

const facts = (fulfillmentOrder: FulfillmentOrderRow, { warehouse }: Caller, status: string) => ({ fulfillmentOrderId: fulfillmentOrder.id, orderId: fulfillmentOrder.order_id, number: fulfillmentOrder.number, locationId: warehouse, status });

const move = (run: Run, { caller: { company } }: Work, { fulfillmentOrder, columns, changeSequence }: { fulfillmentOrder: FulfillmentOrderRow; columns: Record<string, string | null>; changeSequence: string }) =>
  run(`UPDATE fulfillment_order SET ${Object.keys(columns).map((name) => `${name} = ?`).join()}, changed_at = ?, version = version + 1 WHERE company_id = ? AND id = ? AND version = ?`,
    [...Object.values(columns), changeSequence, company, fulfillmentOrder.id, fulfillmentOrder.version]);

/** Accept an order. */
export const acceptance = (mysql: boolean): Write => async (run, work) => {
  const { caller: { company, warehouse }, now } = work;
  const { wms_reference: reference } = JSON.parse(work.raw) as { wms_reference: string };
  const { fulfillmentOrder, lines } = await read(run, work, 'TO_FULFILL');
  const changeSequence = await changeSequenceOf(run, work, mysql);
  await move(run, work, { fulfillmentOrder, changeSequence, columns: { status: 'ACCEPTED', list: 'ACCEPTED', accepted_at: now, wms_reference: reference } });
  for (const line of lines) {
    await run('UPDATE stock_position SET reserved = reserved - ?, changed_at = ? WHERE company_id = ? AND variant_id = ? AND location_id = ?', [line.quantity, changeSequence, company, line.variant_id, warehouse]);
  }
  await publish(run, work, { changeSequence, subject: fulfillmentOrder.order_id, events: [['fulfillment.accepted', facts(fulfillmentOrder, work.caller, 'ACCEPTED')]] });
  return JSON.stringify(orderJson({ ...fulfillmentOrder, status: 'ACCEPTED', accepted_at: now, wms_reference: reference, changed_at: changeSequence }, lines));
};

const unitRows = (company: number, owner: string, lines: readonly Line[]) => lines.flatMap((line, place) => [company, owner, place, line.line_id, line.quantity]);

/** Report a whole order as picked. */
export const picking = (mysql: boolean): Write => async (run, work) => {
  const { caller: { company }, now } = work;
  const { lines: reported } = JSON.parse(work.raw) as { lines: { sku: string; quantity: number }[] };
  const { fulfillmentOrder, lines } = await read(run, work, 'ACCEPTED');
  const picked = lines.map((line) => ({ ...line, picked: reported.find(({ sku }) => sku === line.sku)?.quantity ?? 0 }));
  if (picked.some((line) => line.picked !== line.quantity)) throw new Error('only whole orders');
  await run('DELETE FROM picked_piece WHERE company_id = ? AND fulfillment_order_id = ?', [company, fulfillmentOrder.id]);
  await run('DELETE FROM packed_parcel WHERE company_id = ? AND fulfillment_order_id = ?', [company, fulfillmentOrder.id]);
  await run(`INSERT INTO picked_piece (company_id, fulfillment_order_id, place, line_id, quantity) VALUES ${lines.map(() => '(?,?,?,?,?)').join()}`, unitRows(company, fulfillmentOrder.id, lines));
  const changeSequence = await changeSequenceOf(run, work, mysql);
  await move(run, work, { fulfillmentOrder, changeSequence, columns: { status: 'PROCESSED', list: 'PROCESSED', picked_at: now } });
  for (const line of picked) await run('UPDATE fulfillment_line SET picked = ?, unfulfillable = 0 WHERE company_id = ? AND fulfillment_order_id = ? AND line_id = ?', [line.picked, company, fulfillmentOrder.id, line.line_id]);
  await publish(run, work, { changeSequence, subject: fulfillmentOrder.order_id, events: [['fulfillment.picked', facts(fulfillmentOrder, work.caller, 'PROCESSED')]] });
  return JSON.stringify(orderJson({ ...fulfillmentOrder, status: 'PROCESSED', changed_at: changeSequence }, picked));
};

/** A shipment of all units of an order. */
export interface Leaving {
  readonly tracking: string;
  readonly carrier: string;
  /** PROCESSED, or ACCEPTED where what leaves counts as picked. */
  readonly from: 'ACCEPTED' | 'PROCESSED';
  /** Of the report, where repeats are answered. */
  readonly fingerprint: string | null;
}

/** Ship an order. */
export async function ship(run: Run, work: Work, { tracking, carrier, from, fingerprint, mysql }: Leaving & { readonly mysql: boolean }): Promise<{ fulfillmentOrder: FulfillmentOrderRow; lines: Line[]; changeSequence: string }> {
  const { caller: { company, warehouse }, now } = work;
  const { fulfillmentOrder, lines: known } = await read(run, work, from);
  const lines = from === 'PROCESSED' ? known : known.map((line) => ({ ...line, picked: line.quantity }));
  if (fingerprint !== null) await run('SELECT id FROM shipment WHERE company_id = ? AND fulfillment_order_id = ? AND report_print = ?', [company, fulfillmentOrder.id, fingerprint]);
  await run('SELECT line_id, quantity, lot_number, lot_expiration, serial_number FROM picked_piece WHERE company_id = ? AND fulfillment_order_id = ? ORDER BY place', [company, fulfillmentOrder.id]);
  await run('SELECT number, reference, tracking_number FROM packed_parcel WHERE company_id = ? AND fulfillment_order_id = ? ORDER BY number', [company, fulfillmentOrder.id]);
  const id = randomUUID();
  const carriers = await run('SELECT code, name, tracking_url_template FROM carrier WHERE company_id = ? ORDER BY code', [company]); // the merchant's name and page of the carrier (1-decisions, A, Shipments)
  const merchants = carriers.find(({ code, name }) => [code, name].some((text) => String(text).toLowerCase() === carrier.toLowerCase()));
  const changeSequence = await changeSequenceOf(run, work, mysql);
  await run('INSERT INTO shipment (company_id, id, order_id, fulfillment_order_id, location_id, status, carrier_code, carrier_name, shipped_at, report_print, changed_at) VALUES (?,?,?,?,?,?,?,?,?,?,?)',
    [company, id, fulfillmentOrder.order_id, fulfillmentOrder.id, warehouse, 'PICKED_UP', String(merchants?.['code'] ?? carrier), merchants === undefined ? null : String(merchants['name']), now, fingerprint, changeSequence]);
  await run('INSERT INTO shipment_parcel (company_id, shipment_id, number, tracking_number) VALUES (?,?,?,?)', [company, id, 1, tracking]);
  await run(`INSERT INTO shipment_piece (company_id, shipment_id, place, parcel, line_id, quantity) VALUES ${lines.map(() => '(?,?,?,0,?,?)').join()}`, unitRows(company, id, lines));
  await move(run, work, { fulfillmentOrder, changeSequence, columns: { status: 'SHIPPED', list: 'SHIPPED' } });
  for (const line of lines) {
    await run(`UPDATE fulfillment_line SET ${from === 'ACCEPTED' ? `picked = ${String(line.picked)}, ` : ''}shipped = ? WHERE company_id = ? AND fulfillment_order_id = ? AND line_id = ?`, [line.picked, company, fulfillmentOrder.id, line.line_id]);
    await run('UPDATE order_line SET shipped = shipped + ? WHERE company_id = ? AND order_id = ? AND id = ?', [line.picked, company, fulfillmentOrder.order_id, line.line_id]);
  }
  await settle(run, work, { fulfillmentOrder, changeSequence, shipmentId: id });
  return { fulfillmentOrder, lines, changeSequence };
}

async function settle(run: Run, work: Work, { fulfillmentOrder, changeSequence, shipmentId }: { fulfillmentOrder: FulfillmentOrderRow; changeSequence: string; shipmentId: string }): Promise<void> {
  const { caller: { company, warehouse } } = work;
  const [order] = await run('SELECT status, version, channel FROM orders WHERE company_id = ? AND id = ?', [company, fulfillmentOrder.order_id]);
  await run('SELECT id, status FROM fulfillment_order WHERE company_id = ? AND order_id = ?', [company, fulfillmentOrder.order_id]);
  await run('UPDATE orders SET status = ?, changed_at = ?, version = version + 1 WHERE company_id = ? AND id = ? AND version = ?', ['SHIPPED', changeSequence, company, fulfillmentOrder.order_id, order?.['version'] ?? 0]);
  const orderFacts = { orderId: fulfillmentOrder.order_id, number: fulfillmentOrder.number };
  await publish(run, work, { changeSequence, subject: fulfillmentOrder.order_id, events: [
    ['shipment.shipped', { ...orderFacts, shipmentId, locationId: warehouse }], ['fulfillment.shipped', facts(fulfillmentOrder, work.caller, 'SHIPPED')],
    ['order.status_changed', { ...orderFacts, channel: order?.['channel'], status: 'SHIPPED', previousStatus: order?.['status'] }],
  ] });
}

/** Ship everything that was picked. */
export const shipment = (mysql: boolean): Write => async (run, work) => {
  const { tracking_number: tracking, carrier_code: carrier } = JSON.parse(work.raw) as { tracking_number: string; carrier_code: string };
  const { fulfillmentOrder, lines, changeSequence } = await ship(run, work, { tracking, carrier, from: 'PROCESSED', fingerprint: null, mysql });
  return JSON.stringify(orderJson({ ...fulfillmentOrder, status: 'SHIPPED', changed_at: changeSequence }, lines.map((line) => ({ ...line, shipped: line.picked }))));
};
