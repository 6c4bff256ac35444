import type { Reader } from '#subgraph-kit/database.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import type { HoldKind } from './hold-kind.js';
import type { OrderStatus } from './order-status.js';
import type { PaymentStatus } from './order.js';

/** How many orders are alike in what staff look at. */
export interface OrderCount {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly holdKind: HoldKind | null;
  readonly unallocated: number;
  readonly count: number;
}

/** Orders counted by what staff look at, of which an index consists. */
export const findCounts = (reader: Reader, companyId: number, { where, parameters }: { where: string; parameters: readonly ColumnValue[] }): Promise<OrderCount[]> =>
  reader.query<OrderCount>(
    `SELECT status, payment_status AS paymentStatus, hold_kind AS holdKind, unallocated, COUNT(*) AS count FROM orders WHERE company_id = ? AND ${where}
     GROUP BY status, payment_status, hold_kind, unallocated ORDER BY status, payment_status, hold_kind, unallocated`, [companyId, ...parameters]);
