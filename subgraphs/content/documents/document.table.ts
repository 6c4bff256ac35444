import { code, flag, instantColumn, int, nullable, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { DocumentKind } from './document.js';

/** Pages and entries, which have their numbers from one counter; 0 stands for no parent (a page at the root, an entry) and no collection (a page), because no unique index holds empty columns apart. */
export const DOCUMENT = {
  name: 'document',
  columns: {
    company_id: int, id: int, site_id: int, kind: code<DocumentKind>(5), collection_id: int, parent_id: int, template: nullable(code(40)), is_home: flag, sort: int,
    version: int, created_at: instantColumn, updated_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    document_place: ['company_id', 'site_id', 'collection_id', 'parent_id', 'sort', 'id'],
    document_changed: ['company_id', 'collection_id', 'updated_at', 'id'],
    document_template: ['company_id', 'site_id', 'template'],
  },
} satisfies TableDefinition;

/** The selected columns of {@link DOCUMENT}. */
export const DOCUMENT_ROW = selection(DOCUMENT.columns, 'company_id');

/** A row of {@link DOCUMENT_ROW}. */
export type DocumentRow = SelectedRow<typeof DOCUMENT_ROW>;

/** What is edited of a document in a locale: its draft, and which version of it is published. */
export const TRANSLATION = {
  name: 'translation',
  columns: {
    company_id: int, document_id: int, locale: code(20), site_id: int, collection_id: int, parent_id: int, // as the document's, for the unique index
    title: code(300), slug: code(120), content: nullable(text), seo: nullable(text), // JSON: the blocks of a page, the fields of an entry
    version: int, updated_at: instantColumn, updated_by: code(200), published_version: nullable(int), published_at: nullable(instantColumn),
  },
  primaryKey: ['company_id', 'document_id', 'locale'],
  unique: { translation_slug: ['company_id', 'site_id', 'collection_id', 'parent_id', 'locale', 'slug'] },
} satisfies TableDefinition;

/** The selected columns of {@link TRANSLATION}. */
export const TRANSLATION_ROW = selection(TRANSLATION.columns, 'company_id', 'site_id', 'collection_id', 'parent_id');

/** A row of {@link TRANSLATION_ROW}. */
export type TranslationRow = SelectedRow<typeof TRANSLATION_ROW>;

/** What websites read of a document in a locale: written when it is published, and read as it is. */
export const PUBLISHED = {
  name: 'published',
  columns: {
    company_id: int, site_id: int, locale: code(20), document_id: int, kind: code<DocumentKind>(5), collection_id: int, template: nullable(code(40)), is_home: flag, sort: int,
    title: code(300), slug: code(120), path: code(700), content: text, seo: text, // JSON, null included
    etag: code(32), published_at: instantColumn, modified_at: instantColumn,
  },
  primaryKey: ['company_id', 'site_id', 'locale', 'document_id'],
  unique: { published_path: ['company_id', 'site_id', 'locale', 'path'] },
  indexes: {
    published_entries: ['company_id', 'collection_id', 'locale', 'published_at', 'document_id'],
    published_of: ['company_id', 'document_id'],
  },
} satisfies TableDefinition;

/** The selected columns of {@link PUBLISHED}. */
export const PUBLISHED_ROW = selection(PUBLISHED.columns, 'company_id');

/** A row of {@link PUBLISHED_ROW}. */
export type PublishedRow = SelectedRow<typeof PUBLISHED_ROW>;
