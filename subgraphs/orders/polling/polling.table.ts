import { migration, type Migration } from '#subgraph-kit/migration.js';

/**
 * Existing orders get their integers by age, fulfillment orders their last change as poll-visible time. What an interrupted run numbered
 * keeps its number, and the series continues after the last.
 */
export const numberKnownOrders = (at: number): Migration => migration(at, 'number_known_orders', async (runner) => {
  await runner.query('UPDATE fulfillment_order SET notice_at = changed_at WHERE notice_at IS NULL');
  const numbered = await runner.query('SELECT company_id, MAX(sequence) AS last FROM orders WHERE sequence IS NOT NULL GROUP BY company_id') as { company_id: number; last: number | string }[];
  const last = new Map(numbered.map(({ company_id: companyId, last: sequence }) => [companyId, Number(sequence)]));
  const rows = await runner.query('SELECT company_id, id FROM orders WHERE sequence IS NULL ORDER BY company_id, placed_at, id') as { company_id: number; id: string }[];
  for (const { company_id: companyId, id } of rows) {
    const sequence = (last.get(companyId) ?? 0) + 1;
    last.set(companyId, sequence);
    await runner.query('UPDATE orders SET sequence = ? WHERE company_id = ? AND id = ?', [sequence, companyId, id]);
  }
  for (const [companyId, value] of last) {
    await runner.query("INSERT INTO counter (company_id, series, `last_value`) SELECT ?, 'order-sequence', ? FROM (SELECT 1) AS one WHERE NOT EXISTS (SELECT 1 FROM counter WHERE company_id = ? AND series = 'order-sequence')", [companyId, value, companyId]);
    await runner.query("UPDATE counter SET `last_value` = ? WHERE company_id = ? AND series = 'order-sequence' AND `last_value` < ?", [value, companyId, value]);
  }
});
