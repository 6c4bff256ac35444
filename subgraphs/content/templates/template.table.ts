import { code, instantColumn, int, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** The templates of sites. */
export const TEMPLATE = {
  name: 'template',
  columns: { company_id: int, site_id: int, template_key: code(40), name: code(200), blocks: text, version: int, updated_at: instantColumn }, // blocks is JSON
  primaryKey: ['company_id', 'site_id', 'template_key'],
} satisfies TableDefinition;

/** The selected columns of {@link TEMPLATE}. */
export const TEMPLATE_ROW = selection(TEMPLATE.columns, 'company_id');

/** A row of {@link TEMPLATE_ROW}. */
export type TemplateRow = SelectedRow<typeof TEMPLATE_ROW>;
