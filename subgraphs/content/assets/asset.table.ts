import { code, instantColumn, int, nullable, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** The images of a company's library. */
export const ASSET = {
  name: 'asset',
  columns: {
    company_id: int, id: code(64), content: code(64), name: code(255), media_type: code(40), bytes: int, width: int, height: int,
    alts: text, search_text: text, focal_x: nullable(int), focal_y: nullable(int), // JSON: texts by locale; millionths of width and height
    version: int, created_at: instantColumn, created_by: code(200), updated_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { asset_created: ['company_id', 'created_at', 'id'], asset_content: ['company_id', 'content'] },
} satisfies TableDefinition;

/** The selected columns of {@link ASSET}. */
export const ASSET_ROW = selection(ASSET.columns, 'company_id', 'search_text');

/** A row of {@link ASSET_ROW}. */
export type AssetRow = SelectedRow<typeof ASSET_ROW>;
