import type { RealGraph } from '../../kit/real-graph.js';

/** A write of a route; the order is placed at WA1, where the platform makes the labels, and goes through the calls named last. */
export interface WriteRow {
  readonly call: string;
  readonly target: string;
  readonly body: string;
  readonly before?: readonly string[];
}

/** A write of every route of interface A but those of webhooks. */
export const WRITE_ROWS: readonly WriteRow[] = [
  { call: 'orders.accept', target: 'POST /orders/5001/accept', body: '{"wms_reference":"W-1"}' },
  { call: 'orders.accept_many', target: 'POST /orders/accept', body: '{"numbers":["5300","#5301","nope"]}' },
  { call: 'orders.reject', target: 'POST /orders/5002/reject', body: '{"reason_code":"no_stock"}' },
  { call: 'orders.picked', target: 'POST /orders/5003/picked', body: '{"lines":[{"sku":"MUG","quantity":1,"lot_number":"L1"}],"parcels":[{"reference":"P-1","weight_g":400},{}]}', before: ['accept'] },
  { call: 'orders.shipments', target: 'POST /orders/5004/shipments', body: '{"tracking_number":"T1"}', before: ['accept', 'picked'] },
  { call: 'orders.cancel', target: 'POST /orders/5005/cancel', body: '{"reason_code":"damaged"}', before: ['accept'] },
  { call: 'labels.make', target: 'POST /orders/5006/labels', body: '{"parcels":[{"reference":"P-1","weight_g":500},{"reference":"P-2"}]}', before: ['accept'] },
  { call: 'stock.update', target: 'PUT /stock', body: '{"items":[{"sku":"MUG","location_code":"WA1-MAIN","quantity":7},{"sku":"TEE","location_code":"WA1-BACK","quantity":1,"classification":"damaged"}]}' },
  { call: 'returns.accept', target: 'POST /returns/R1001/accept', body: '{"wms_reference":"RET-1"}' },
  { call: 'returns.receive', target: 'POST /returns/R1001/receive', body: '{"lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}' },
  { call: 'sandbox.orders', target: 'POST /sandbox/orders', body: '{"count":2}' },
  { call: 'sandbox.cancel', target: 'POST /sandbox/orders/5007/cancel', body: '', before: ['accept'] },
  { call: 'sandbox.return', target: 'POST /sandbox/returns', body: '{"order_number":"5101"}' },
  { call: 'returns.register', target: 'POST /returns', body: '{"tracking_number":"T9","lines":[{"sku":"TEE","quantity":1,"classification":"damaged"}]}' },
];

const BODIES: Readonly<Record<string, string>> = { picked: '{"lines":[{"sku":"MUG","quantity":2}],"parcels":[{}]}' };

/** Send a route's write as the warehouse WA1. */
export function sendWrite(graph: RealGraph, { target, body }: Pick<WriteRow, 'target' | 'body'>, headers: Record<string, string> = {}): Promise<Response> {
  const [method = '', path = ''] = target.split(' ');
  return graph.send(path, { method, body, headers }, 'WA1');
}

/** The graph with the carrier whose labels the platform makes, and immediate refunds of missing units. */
export async function withCarrier(graph: RealGraph): Promise<RealGraph> {
  await graph.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code: 'brt', name: 'BRT', countries: ['IT'], trackingPrefix: 'BR', trackingFrom: 1 } });
  await graph.asStaff('mutation R { setAutomaticRefunds(automatic: true) }', {});
  return graph;
}

/** Create the state that a route's write needs. */
export async function prepareWrite(graph: RealGraph, { call, target, before = [] }: WriteRow): Promise<void> {
  const number = /\/orders\/(\d+)/.exec(target)?.[1];
  if (number !== undefined) await graph.place(`#${number}`, [['MUG', 2, 'WA1']]);
  for (const step of before) expect((await sendWrite(graph, { target: `POST /orders/${String(number)}/${step}`, body: BODIES[step] ?? '' })).status).toBe(200);
  if (call === 'orders.accept_many') for (const other of ['#5300', '#5301']) await graph.place(other, [['MUG', 1, 'WA1']]);
  if (call === 'sandbox.orders') expect((await sendWrite(graph, { target: 'PUT /stock', body: '{"items":[{"sku":"MUG","location_code":"WA1-MAIN","quantity":40}]}' })).status).toBe(200);
  if (call === 'sandbox.return') await shipOrder(graph, '#5101');
  if (call !== 'returns.accept') return;
  await shipOrder(graph, '#5100');
  await graph.asStaff('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: '5100', lines: [{ sku: 'MUG', quantity: 1 }] } });
}

async function shipOrder(graph: RealGraph, number: string): Promise<void> {
  await graph.place(number, [['MUG', 1, 'WA1']]);
  for (const step of ['accept', 'picked', 'shipments']) {
    expect((await sendWrite(graph, { target: `POST /orders/${number.slice(1)}/${step}`, body: step === 'picked' ? '{"lines":[{"sku":"MUG","quantity":1}]}' : '' })).status).toBe(200);
  }
}
