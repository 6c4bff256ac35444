import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import { places } from '#subgraph-kit/statement.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { FulfillmentOrderProgress } from './order-status.js';
import type { OrderHead } from './order.js';
import { ORDERS } from './order.table.js';

/** An order whose fulfillment orders or shipments changed, with the progress of all its fulfillment orders. */
export interface MovedOrder {
  readonly order: OrderHead;
  readonly fulfillmentOrders: readonly FulfillmentOrderProgress[];
}

const HEAD_ROW = selectionOf(ORDERS.columns, 'id', 'number', 'channel', 'status', 'hold_reason', 'cancel_reason', 'cancelled_at', 'version');

/** With one of its fulfillment orders, or with none where it has none. */
type MovedRow = SelectedRow<typeof HEAD_ROW> & { readonly progress: FulfillmentStatus | null; readonly units: number };

/** Some orders with the progress of their fulfillment orders, in one query. */
export async function findMovedOrders(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<MovedOrder[]> {
  const rows = await reader.query<MovedRow>(
    `SELECT ${HEAD_ROW.of('o')}, f.status AS progress,
       (SELECT COALESCE(SUM(l.shipped), 0) FROM fulfillment_line l WHERE l.company_id = f.company_id AND l.fulfillment_order_id = f.id) AS units
     FROM orders o LEFT JOIN fulfillment_order f ON f.company_id = o.company_id AND f.order_id = o.id WHERE o.company_id = ? AND o.id IN (${places(orderIds.length)}) ORDER BY o.id`,
    [companyId, ...orderIds]);
  return [...grouped(rows, ({ id }) => id).values()].flatMap((alike) => alike.slice(0, 1).map((row) => ({ order: toHead(row), fulfillmentOrders: alike.flatMap(toProgress) })));
}

const toHead = ({ id, number, channel, status, hold_reason, cancel_reason, cancelled_at, version }: MovedRow): OrderHead =>
  ({ id, number, channel, status, holdReason: hold_reason, cancelReason: cancel_reason, cancelledAt: cancelled_at, version });

const toProgress = ({ progress, units }: MovedRow): FulfillmentOrderProgress[] => (progress === null ? [] : [{ status: progress, lines: [{ quantityShipped: units }] }]);
