import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { byId } from '#subgraph-kit/grouped.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { requireRoom } from '../catalogs/setting-rules.js';
import { MOST_CATEGORIES, type Category } from './category.js';
import { CATEGORY, CATEGORY_ROW, type CategoryRow } from './category.table.js';

/** Some categories of a catalog, by id. */
export async function findCategoriesById(reader: Reader, { companyId, catalogId, ids }: { companyId: number; catalogId: number; ids: readonly number[] }): Promise<Category[]> {
  const rows = await reader.query<CategoryRow>(
    `SELECT ${CATEGORY_ROW.names} FROM category WHERE company_id = ? AND catalog_id = ? AND id IN (${places(ids.length)}) ORDER BY id`, [companyId, catalogId, ...ids]);
  return rows.map(toCategory);
}

/** Some categories of whatever catalog, by id. */
export async function findCategoriesOfCompany(reader: Reader, companyId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Category>> {
  const rows = await reader.query<CategoryRow>(
    `SELECT ${CATEGORY_ROW.names} FROM category WHERE company_id = ? AND catalog_id IN (SELECT id FROM catalog WHERE company_id = ?) AND id IN (${places(ids.length)})`, [companyId, companyId, ...ids]);
  return byId(rows.map(toCategory));
}

/** The category of a row. */
export const toCategory = (row: CategoryRow): Category => ({
  catalogId: row.catalog_id, id: row.id, name: row.name, path: row.path, parentId: row.parent_id === 0 ? null : row.parent_id, position: row.position,
});

interface InCatalog {
  readonly companyId: number;
  readonly catalogId: number;
}

const HAS_WORD = ` AND LOWER(path) LIKE LOWER(?) ESCAPE '!'`;

/** A page of the categories of a catalog, or of those directly below one, whose paths have some words. */
export async function findCategories(reader: Reader, { companyId, catalogId }: InCatalog, { parentId, words, keys }: { parentId: number | null; words: readonly string[]; keys: Keyset }): Promise<Category[]> {
  const named = `${parentId === null ? '' : ' AND parent_id = ?'}${words.map(() => HAS_WORD).join('')}`;
  const rows = await reader.query<CategoryRow>(
    `SELECT ${CATEGORY_ROW.names} FROM category WHERE company_id = ? AND catalog_id = ?${named}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, catalogId, ...(parentId === null ? [] : [parentId]), ...words, ...keys.parameters]);
  return rows.map(toCategory);
}

/** The categories directly below some others, by position and id; 0 is the root. */
export async function findChildren(reader: Reader, { companyId, catalogId }: InCatalog, parentIds: readonly number[]): Promise<Category[]> {
  const rows = await reader.query<CategoryRow>(
    `SELECT ${CATEGORY_ROW.names} FROM category WHERE company_id = ? AND catalog_id = ? AND parent_id IN (${places(parentIds.length)}) ORDER BY position, id`, [companyId, catalogId, ...parentIds]);
  return rows.map(toCategory);
}

/** Write categories, new or known by their ids. */
export const writeCategories = (transaction: Transaction, companyId: number, categories: readonly Category[]): Promise<void> =>
  transaction.upsert(CATEGORY, categories.map((category) => rowOf(companyId, category)));

/** Store a new category; a name that its parent has is a duplicate key. */
export const insertCategory = (transaction: Transaction, companyId: number, category: Category): Promise<void> => transaction.insert(CATEGORY, [rowOf(companyId, category)]);

const rowOf = (companyId: number, { catalogId, id, parentId, name, path, position }: Category) => ({
  company_id: companyId, catalog_id: catalogId, id, parent_id: parentId ?? 0, name, path, position,
});

/** Delete a category; products leave it. */
export async function deleteCategory(transaction: Transaction, companyId: number, { catalogId, id }: Pick<Category, 'catalogId' | 'id'>): Promise<void> {
  await transaction.execute('DELETE FROM product_category WHERE company_id = ? AND catalog_id = ? AND category_id = ?', [companyId, catalogId, id]);
  await transaction.execute('DELETE FROM category WHERE company_id = ? AND catalog_id = ? AND id = ?', [companyId, catalogId, id]);
}

/** The category of a name directly below another; 0 is the root. */
export async function findChild(reader: Reader, { companyId, catalogId }: InCatalog, { parentId, name }: { parentId: number; name: string }): Promise<Category | undefined> {
  const [row] = await reader.query<CategoryRow>(`SELECT ${CATEGORY_ROW.names} FROM category WHERE company_id = ? AND catalog_id = ? AND parent_id = ? AND name = ?`, [companyId, catalogId, parentId, name]);
  return row && toCategory(row);
}

/** Throws TOO_MANY_ITEMS where a catalog can have no more categories. */
export async function requireCategoryRoom(reader: Reader, { companyId, catalogId }: InCatalog): Promise<void> {
  const [row] = await reader.query<{ categories: number }>('SELECT COUNT(*) AS categories FROM category WHERE company_id = ? AND catalog_id = ?', [companyId, catalogId]);
  requireRoom('categories', { count: row?.categories ?? 0, most: MOST_CATEGORIES });
}
