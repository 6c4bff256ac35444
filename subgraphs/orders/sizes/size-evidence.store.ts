import type { Period } from '#kernel/period.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { BoughtSize, ReturnedSize, SoldSize } from '#subgraph-kit/subgraph.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { DELIVERED_UNITS, RETURNED_UNITS } from '../figures/counted-day.store.js';

interface Counted {
  readonly skus: readonly string[];
  readonly periods: readonly Period[];
}

/** How many units of some items were sold in some periods, how many arrived, and how many came back. */
export const soldSizes = (reader: Reader, companyId: number, { skus, periods }: Counted): Promise<SoldSize[]> => reader.query<SoldSize>(
  `SELECT sku, SUM(units) AS units, SUM(delivered) AS delivered, SUM(returned) AS returned FROM product_figure WHERE company_id = ? AND period IN (${places(periods.length)}) AND sku IN (${places(skus.length)}) GROUP BY sku`,
  [companyId, ...periods, ...skus]);

/** Why units of some items came back that were sold in some periods. */
export const returnedSizes = (reader: Reader, companyId: number, { skus, periods }: Counted): Promise<ReturnedSize[]> => reader.query<ReturnedSize>(
  `SELECT sku, reason, SUM(units) AS units FROM return_figure WHERE company_id = ? AND period IN (${places(periods.length)}) AND sku IN (${places(skus.length)}) GROUP BY sku, reason`,
  [companyId, ...periods, ...skus]);

/** Nobody's size is told better by more. */
const MOST_LINES = 200;

/** What a customer of a sales channel ordered last, by the ids that the channel may have for them: also what is on its way or was cancelled, with no units, since nothing else need tell of it then. */
export async function boughtSizes(reader: Reader, companyId: number, channelIds: readonly string[]): Promise<BoughtSize[]> {
  const lines = await reader.query<{ readonly orderId: string; readonly id: string; readonly sku: string; readonly units: number }>(
    `SELECT o.id AS orderId, l.id, l.sku, ${DELIVERED_UNITS} AS units FROM orders o JOIN order_line l ON l.company_id = o.company_id AND l.order_id = o.id
     WHERE o.company_id = ? AND o.customer_channel_id IN (${places(channelIds.length)}) AND l.sku IS NOT NULL
     ORDER BY o.placed_at DESC, o.id, l.id ${atMost(MOST_LINES)}`, [companyId, ...channelIds]);
  const orders = [...new Set(lines.map(({ orderId }) => orderId))];
  const back = orders.length === 0 ? [] : await reader.query<{ readonly lineId: string; readonly reason: string; readonly units: number }>(
    `SELECT rl.line_id AS lineId, COALESCE(rl.reason_code, '') AS reason, SUM(${RETURNED_UNITS}) AS units FROM returns r JOIN return_line rl ON rl.company_id = r.company_id AND rl.return_id = r.id
     WHERE r.company_id = ? AND r.order_id IN (${places(orders.length)}) AND r.status <> 'CANCELLED' AND rl.line_id IS NOT NULL GROUP BY rl.line_id, COALESCE(rl.reason_code, '')`, [companyId, ...orders]);
  const returnsOf = grouped(back, ({ lineId }) => lineId);
  return lines.map(({ id, sku, units }) => ({ sku, units, returns: (returnsOf.get(id) ?? []).map(({ reason, units: returned }) => ({ reason, units: returned })) }));
}
