import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';

/** A label that could not be made. */
export interface FailedLabel {
  readonly id: string;
  readonly parcel: number;
  readonly number: string;
  readonly reason: string | null;
  readonly madeAt: Instant;
}

interface Row {
  readonly id: string;
  readonly parcel: number;
  readonly number: string;
  readonly failure_reason: string | null;
  readonly made_at: Instant;
}

/** Failed labels of parcels that still have to leave, newest first. */
export async function findFailedLabels(reader: Reader, companyId: number, limit: number): Promise<FailedLabel[]> {
  const rows = await reader.query<Row>(
    `SELECT l.id, l.parcel, l.failure_reason, l.made_at, f.number FROM label l JOIN fulfillment_order f ON f.company_id = l.company_id AND f.id = l.fulfillment_order_id
     WHERE l.company_id = ? AND l.status = 'FAILED' AND f.status NOT IN ('SHIPPED', 'CANCELLED', 'CLOSED') ORDER BY l.id DESC ${atMost(limit)}`, [companyId]);
  return rows.map(({ id, parcel, number, failure_reason: reason, made_at: madeAt }) => ({ id, parcel, number, reason, madeAt }));
}
