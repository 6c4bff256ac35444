import { code, instantColumn, int, nullable, selection, since, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { RedirectOrigin } from './redirect.js';

/** Redirects; one that leads to a document follows it. */
export const REDIRECT = {
  name: 'redirect',
  columns: {
    company_id: int, site_id: int, locale: code(20), from_path: code(700), status: int, document_id: nullable(int), url: nullable(code(2000)),
    origin: code<RedirectOrigin>(6), created_at: instantColumn,
    to_locale: since(733, nullable(code(20))), to_path: since(733, nullable(code(700))), // where on the site a url leads; null of one that leads elsewhere
  },
  primaryKey: ['company_id', 'site_id', 'locale', 'from_path'],
  indexes: { redirect_document: ['company_id', 'document_id'], redirect_target: { since: 734, columns: ['company_id', 'site_id', 'to_path'] } },
} satisfies TableDefinition;

/** The selected columns of {@link REDIRECT}. */
export const REDIRECT_ROW = selection(REDIRECT.columns, 'company_id', 'to_locale', 'to_path');

/** A row of {@link REDIRECT_ROW}. */
export type RedirectRow = SelectedRow<typeof REDIRECT_ROW>;
