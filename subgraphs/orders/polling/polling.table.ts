import { instantColumn, int, nullable } from '#subgraph-kit/columns.js';
import type { AddedColumns } from '#subgraph-kit/add-columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';

/** The public integer of an order, progressive in its company. */
export const ORDER_PROGRESS: AddedColumns = { sequence: nullable(int) };

/** When a polling warehouse is told of a part's last change. */
export const PART_NOTICE: AddedColumns = { notice_at: nullable(instantColumn) };

/** Finds the parts a polling warehouse has not been told of yet. */
export const FULFILLMENT_NOTICES = ['fulfillment_notices', ['company_id', 'location_id', 'notice_at', 'id']] as const;

/** Orders that were there before get their integers by age, parts are told of as of their last change. */
export const numberKnownOrders = (at: number): Migration => migration(at, 'number_known_orders', async (runner) => {
  await runner.query('UPDATE fulfillment_order SET notice_at = changed_at');
  const rows = await runner.query('SELECT company_id, id FROM orders ORDER BY company_id, placed_at, id') as { company_id: number; id: string }[];
  const last = new Map<number, number>();
  for (const { company_id: companyId, id } of rows) {
    const sequence = (last.get(companyId) ?? 0) + 1;
    last.set(companyId, sequence);
    await runner.query('UPDATE orders SET sequence = ? WHERE company_id = ? AND id = ?', [sequence, companyId, id]);
  }
  for (const [companyId, value] of last) await runner.query("INSERT INTO counter (company_id, series, last_value) VALUES (?, 'order-sequence', ?)", [companyId, value]);
});

/** No two orders of a company share an integer. */
export const uniqueSequence = (at: number): Migration => migration(at, 'unique_order_sequence', async (runner) => {
  await runner.query('CREATE UNIQUE INDEX orders_sequence ON orders (company_id, sequence)');
});
