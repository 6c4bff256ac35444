import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRow, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { SiteLocale } from '../documents/published.store.js';
import type { Menu, MenuItem, ServedMenu } from './menu.js';
import { MENU, MENU_ROW, SERVED_MENU, type MenuRow } from './menu.table.js';

const SELECT = `SELECT ${MENU_ROW.names} FROM menu WHERE company_id = ?`;

/** The menus of some sites, by handle, in one query; of one that is damaged the items are none. */
export async function findMenus(reader: Reader, companyId: number, siteIds: readonly number[]): Promise<Menu[]> {
  return readableRows(reader, await reader.query<MenuRow>(`${SELECT} AND site_id IN (${places(siteIds.length)}) ORDER BY handle`, [companyId, ...siteIds]), mapping(companyId));
}

/** The menus in which something leads to a page or an entry, with others perhaps: an item is found by how its number is written. */
export async function findMenusTo(reader: Reader, companyId: number, documentId: number): Promise<Menu[]> {
  return readableRows(reader, await reader.query<MenuRow>(`${SELECT} AND items LIKE ? ORDER BY site_id, handle`, [companyId, `%"documentId":${String(documentId)},%`]), mapping(companyId));
}

/** One menu of a site, to replace or remove it: of one that is damaged the items are none. */
export async function findMenu(reader: Reader, companyId: number, { siteId, handle }: Pick<Menu, 'handle' | 'siteId'>): Promise<Menu | undefined> {
  const [row] = await reader.query<MenuRow>(`${SELECT} AND site_id = ? AND handle = ?`, [companyId, siteId, handle]);
  return readableRow(reader, row, mapping(companyId));
}

/** Store a menu, new or known by its handle. */
export const writeMenu = (transaction: Transaction, companyId: number, { siteId, handle, name, items, version, updatedAt }: Menu): Promise<void> =>
  transaction.upsert(MENU, [{ company_id: companyId, site_id: siteId, handle, name, items: JSON.stringify({ items }), version, updated_at: updatedAt }]);

/** Delete a menu, as editors keep it and as websites read it. */
export async function deleteMenu(transaction: Transaction, companyId: number, { siteId, handle }: Pick<Menu, 'handle' | 'siteId'>): Promise<void> {
  for (const table of [MENU, SERVED_MENU]) await transaction.execute(`DELETE FROM ${table.name} WHERE company_id = ? AND site_id = ? AND handle = ?`, [companyId, siteId, handle]);
}

/** The menus of a site as websites read them in a locale, by handle. */
export const findServedMenus = (reader: Reader, companyId: number, { siteId, locale }: SiteLocale): Promise<ServedMenu[]> =>
  reader.query<ServedMenu>(`SELECT handle, name, items, etag, modified_at AS modifiedAt FROM served_menu WHERE company_id = ? AND site_id = ? AND locale = ? ORDER BY handle`, [companyId, siteId, locale]);

/** Store menus as websites read them in a locale. */
export const writeServedMenus = (transaction: Transaction, companyId: number, { siteId, locale, menus }: SiteLocale & { readonly menus: readonly ServedMenu[] }): Promise<void> =>
  transaction.upsert(SERVED_MENU, menus.map(({ modifiedAt, ...menu }) => ({ company_id: companyId, site_id: siteId, locale, ...menu, modified_at: modifiedAt })));

/** What is read instead of damaged items. It is never stored. */
const DAMAGED = '{"items":[],"isDamaged":true}';

const mapping = (companyId: number): Mapping<MenuRow, Menu> => ({
  companyId, instead: { items: DAMAGED },
  map: (row, stored) => ({ siteId: row.site_id, handle: row.handle, name: row.name, items: (stored.object(row.items, 'items') as { readonly items: readonly MenuItem[] }).items, version: row.version, updatedAt: row.updated_at, ...(row.items === DAMAGED && { isDamaged: true }) }),
  nameOf: ({ site_id: siteId, handle, name }) => ({ table: 'menu', id: `${String(siteId)} ${handle}`, name: `Menu ${name}` }),
});
