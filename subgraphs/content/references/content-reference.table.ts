import { code, int, nullable, since, type TableDefinition } from '#subgraph-kit/columns.js';
import { LONGEST_PATH } from '../documents/path.js';
import type { ReferenceKind } from '../fields/references-in.js';
import type { ReferenceState } from './content-reference.js';

/** What pages and entries refer to, of their drafts and of what is published: made of their content whenever that is written. `place` is locale, state and number. */
export const CONTENT_REFERENCE = {
  name: 'content_reference',
  columns: {
    company_id: int, document_id: int, place: code(40), locale: code(20), state: code<ReferenceState>(9), site_id: int, path: code(300), kind: code<ReferenceKind>(8),
    target: code(64), record_id: nullable(int), collection: nullable(code(63)), // the id of an asset, the number of a record; the collection that its field names
    url: nullable(code(2000)), link_locale: nullable(code(20)), link_path: nullable(code(2000)), // of a link, and where on the site it leads
    page_path: since(737, nullable(code(LONGEST_PATH))), // the same for an index: null where no page can have such a path
  },
  primaryKey: ['company_id', 'document_id', 'place'],
  indexes: {
    content_reference_target: ['company_id', 'kind', 'target', 'document_id', 'place'],
    content_reference_site: ['company_id', 'site_id', 'document_id', 'place'],
    content_reference_path: { since: 738, columns: ['company_id', 'site_id', 'page_path', 'document_id', 'place'] },
  },
} satisfies TableDefinition;
