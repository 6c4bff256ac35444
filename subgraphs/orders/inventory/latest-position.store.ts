import type { TableRow } from '#subgraph-kit/columns.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { STOCK_POSITION } from './stock.table.js';

interface Position {
  readonly locationId: string;
  readonly variantId: string;
}

/** What every change of a position writes. */
type ChangeColumns = Pick<TableRow<typeof STOCK_POSITION>, 'company_id' | 'variant_id' | 'location_id' | 'changed_at' | 'latest'>;

/**
 * Begin a change of positions: the last one here of an item becomes its latest, at which lists show the item, and its positions elsewhere stop being it.
 * Answers what each position's row is written with.
 */
export async function changePositions(transaction: Transaction, companyId: number, positions: readonly Position[]): Promise<(position: Position) => ChangeColumns> {
  const changeSequence = await transaction.takeChangeSequence(companyId);
  const latest = new Map(positions.map(({ variantId, locationId }) => [variantId, locationId]));
  for (const [locationId, items] of grouped([...latest], ([, at]) => at)) {
    if (!await hasAnotherLocation(transaction, companyId, locationId)) continue;
    await transaction.execute( // not `latest = 1`: of the index that begins with it a planner might read every item of the company
      `UPDATE stock_position SET latest = 0 WHERE company_id = ? AND variant_id IN (${places(items.length)}) AND location_id <> ? AND latest <> 0`, [companyId, ...items.map(([variantId]) => variantId), locationId]);
  }
  return ({ variantId, locationId }) =>
    ({ company_id: companyId, variant_id: variantId, location_id: locationId, changed_at: changeSequence, latest: Number(latest.get(variantId) === locationId) });
}

/** Without another location there is no other position. The change sequence was taken: no other transaction adds positions meanwhile, and those of earlier ones are seen. */
async function hasAnotherLocation(transaction: Transaction, companyId: number, locationId: string): Promise<boolean> {
  const others = await transaction.query('SELECT id FROM location WHERE company_id = ? AND id <> ? LIMIT 1', [companyId, locationId]);
  return others.length > 0;
}
