import { dropIndexMigration } from '#subgraph-kit/add-columns.js';
import { code, flag, instantColumn, int, selection, selectionOf, since, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import type { Classification } from './stock-level.js';

/** What warehouses reported, per item, location code and classification. */
export const STOCK_LEVEL = {
  name: 'stock_level',
  columns: {
    company_id: int, location_id: uuid, variant_id: uuid, location_code: code(60), classification: code<Classification>(20), id: uuid, quantity: int,
    as_of: instantColumn, changed_at: instantColumn,
  },
  primaryKey: ['company_id', 'location_id', 'variant_id', 'location_code', 'classification'],
  indexes: { stock_changes: ['company_id', 'location_id', 'changed_at', 'id'] },
} satisfies TableDefinition;

/** Per item and location: sellable units reported, and units reserved by fulfillment orders not accepted yet. */
export const STOCK_POSITION = {
  name: 'stock_position',
  columns: {
    company_id: int, variant_id: uuid, location_id: uuid, on_hand: withDefault(int, 0), reserved: withDefault(int, 0),
    reported: flag, // whether the warehouse ever reported the item
    changed_at: instantColumn,
    latest: since(240, flag), // whether it is the position of its item that changed last
  },
  primaryKey: ['company_id', 'variant_id', 'location_id'],
  indexes: {
    position_location: ['company_id', 'location_id', 'variant_id'],
    position_location_changes: { since: 162, columns: ['company_id', 'location_id', 'changed_at', 'variant_id'] },
    position_latest: { since: 242, columns: ['company_id', 'latest', 'changed_at', 'variant_id'] },
  },
} satisfies TableDefinition;

/** Marks the positions that changed last of items that existed before the column. */
export const markKnownLatest = (at: number): Migration => migration(at, 'mark_known_latest', async (runner) => {
  await runner.query(`UPDATE stock_position SET latest = 1 WHERE (company_id, variant_id, location_id) IN (SELECT company_id, variant_id, location_id FROM
    (SELECT company_id, variant_id, location_id, ROW_NUMBER() OVER (PARTITION BY company_id, variant_id ORDER BY changed_at DESC, location_id DESC) AS nth FROM stock_position) AS ranked WHERE nth = 1)`);
});

/** Drops the index of all positions by their change, which lists of items read before {@link markKnownLatest}. */
export const dropPositionChanges = (at: number): Migration => dropIndexMigration(at, STOCK_POSITION.name, 'position_changes');

/** Units on their way to a location from a supplier, one row a day of arrival. */
export const INCOMING_STOCK = {
  name: 'incoming_stock',
  columns: { company_id: int, variant_id: uuid, location_id: uuid, expected_at: instantColumn, quantity: int },
  primaryKey: ['company_id', 'variant_id', 'location_id', 'expected_at'],
} satisfies TableDefinition;

/** What is read of {@link INCOMING_STOCK}. */
export const INCOMING_STOCK_ROW = selection(INCOMING_STOCK.columns, 'company_id');

/** A row of {@link INCOMING_STOCK_ROW}. */
export type IncomingStockRow = SelectedRow<typeof INCOMING_STOCK_ROW>;

/** What is read of {@link STOCK_LEVEL}. */
export const STOCK_LEVEL_ROW = selectionOf(STOCK_LEVEL.columns, 'id', 'variant_id', 'location_code', 'classification', 'quantity', 'as_of', 'changed_at');

/** A row of {@link STOCK_LEVEL_ROW}. */
export type StockLevelRow = SelectedRow<typeof STOCK_LEVEL_ROW>;

/** What is read of {@link STOCK_POSITION}. */
export const STOCK_POSITION_ROW = selection(STOCK_POSITION.columns, 'company_id');

/** A row of {@link STOCK_POSITION_ROW}. */
export type StockPositionRow = SelectedRow<typeof STOCK_POSITION_ROW>;
