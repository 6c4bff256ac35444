import { code, instantColumn, int, selectionOf, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { searchTokens } from '#subgraph-kit/search/search-token.table.js';
import type { DocumentKind } from '../documents/document.js';

const LONGEST_RECORD = 36; // what a token names

/** What the drafts of pages and entries say, a row for each translation: searches list them, and show where they found something. */
export const DRAFT_TEXT = {
  name: 'draft_text',
  columns: { company_id: int, record: code(LONGEST_RECORD), site_id: int, document_id: int, locale: code(20), kind: code<DocumentKind>(5), updated_at: instantColumn, text },
  primaryKey: ['company_id', 'record'],
  indexes: { draft_text_site: ['company_id', 'site_id', 'updated_at', 'record'], draft_text_changed: ['company_id', 'updated_at', 'record'], draft_text_of: ['company_id', 'document_id'] },
} satisfies TableDefinition;

/** What a page of a search reads of {@link DRAFT_TEXT}: the text is read only for those who ask for it. */
export const DRAFT_TEXT_ROW = selectionOf(DRAFT_TEXT.columns, 'record', 'site_id', 'document_id', 'locale', 'kind', 'updated_at');

/** A row of {@link DRAFT_TEXT_ROW}. */
export type DraftTextRow = SelectedRow<typeof DRAFT_TEXT_ROW>;

/** What drafts are found by. */
export const DRAFT_TOKEN = searchTokens('draft_token');
