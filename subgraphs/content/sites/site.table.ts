import { code, instantColumn, int, nullable, selection, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { SiteStatus } from './site.js';

/** Sites; `id` comes from the company's counter. */
export const SITE = {
  name: 'site',
  columns: {
    company_id: int, id: int, workspace_id: uuid, slug: code(63), name: code(200), status: code<SiteStatus>(20),
    default_locale: code(20), locales: text, // JSON list
    frontend_url: nullable(code(500)), version: int, updated_at: instantColumn,
    content_changed_at: since(711, nullable(instantColumn)), // what its website shows
  },
  primaryKey: ['company_id', 'id'],
  unique: { site_slug: ['company_id', 'workspace_id', 'slug'] },
} satisfies TableDefinition;

/** The selected columns of {@link SITE}. */
export const SITE_ROW = selection(SITE.columns, 'company_id', 'content_changed_at');

/** A row of {@link SITE_ROW}. */
export type SiteRow = SelectedRow<typeof SITE_ROW>;
