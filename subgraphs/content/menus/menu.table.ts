import { code, instantColumn, int, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Menus as editors keep them. */
export const MENU = {
  name: 'menu',
  columns: { company_id: int, site_id: int, handle: code(63), name: code(200), items: text, version: int, updated_at: instantColumn }, // items is JSON
  primaryKey: ['company_id', 'site_id', 'handle'],
} satisfies TableDefinition;

/** The selected columns of {@link MENU}. */
export const MENU_ROW = selection(MENU.columns, 'company_id');

/** A row of {@link MENU_ROW}. */
export type MenuRow = SelectedRow<typeof MENU_ROW>;

/** Menus as websites read them, in each locale: written whenever a menu, or what it leads to, changes. */
export const SERVED_MENU = {
  name: 'served_menu',
  columns: { company_id: int, site_id: int, locale: code(20), handle: code(63), name: code(200), items: text, etag: code(32), modified_at: instantColumn },
  primaryKey: ['company_id', 'site_id', 'locale', 'handle'],
} satisfies TableDefinition;
