import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { Category } from './category.js';
import { CATEGORY_ROW, type CategoryRow } from './category.table.js';

/** Some categories of a catalog, by id. */
export async function findCategoriesById(reader: Reader, { companyId, catalogId, ids }: { companyId: number; catalogId: number; ids: readonly number[] }): Promise<Category[]> {
  const rows = await reader.query<CategoryRow>(
    `SELECT ${CATEGORY_ROW.names} FROM category WHERE company_id = ? AND catalog_id = ? AND id IN (${places(ids.length)}) ORDER BY id`, [companyId, catalogId, ...ids]);
  return rows.map(toCategory);
}

/** The category of a row. */
export const toCategory = (row: CategoryRow): Category => ({
  catalogId: row.catalog_id, id: row.id, name: row.name, path: row.path, parentId: row.parent_id === 0 ? null : row.parent_id, position: row.position,
});
