import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';

/** The returns for an exchange that are still to be sent and were opened before a time, of which staff were never told; the oldest first. */
export const findUnsentExchanges = (reader: Reader, companyId: number, { before, most }: { readonly before: Instant; readonly most: number }): Promise<{ readonly id: string; readonly number: string }[]> => reader.query(
  `SELECT r.id, r.number FROM returns r WHERE r.company_id = ? AND r.status IN ('REQUESTED', 'AWAITING_RECEIPT') AND r.exchange_order_id IS NOT NULL AND r.created_at <= ?
   AND NOT EXISTS (SELECT 1 FROM alert a WHERE a.company_id = r.company_id AND a.subject = r.id AND a.type = 'RETURN_NOT_SENT') ORDER BY r.created_at, r.id ${atMost(most)}`, [companyId, before]);
