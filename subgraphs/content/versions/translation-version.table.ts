import { code, instantColumn, int, nullable, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Every draft of a document in a locale as it was saved, the last hundred and what websites read. */
export const TRANSLATION_VERSION = {
  name: 'translation_version',
  columns: {
    company_id: int, document_id: int, locale: code(20), version: int, title: code(300), slug: code(120),
    content: nullable(text), seo: nullable(text), // JSON
    saved_at: instantColumn, saved_by: code(200),
  },
  primaryKey: ['company_id', 'document_id', 'locale', 'version'],
} satisfies TableDefinition;

/** What is listed of {@link TRANSLATION_VERSION}: not its content, of which a page of a list would hold a hundred. */
export const VERSION_ROW = selection(TRANSLATION_VERSION.columns, 'company_id', 'content', 'seo');

/** A row of {@link VERSION_ROW}, and whether it is the one that websites read. */
export type VersionRow = SelectedRow<typeof VERSION_ROW> & { readonly is_published: number };

/** The whole of {@link TRANSLATION_VERSION}. */
export const WHOLE_VERSION_ROW = selection(TRANSLATION_VERSION.columns, 'company_id');

/** A row of {@link WHOLE_VERSION_ROW}. */
export type WholeVersionRow = SelectedRow<typeof WHOLE_VERSION_ROW>;
