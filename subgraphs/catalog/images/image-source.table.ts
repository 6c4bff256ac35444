import { code, instantColumn, int, nullable, selectionOf, since, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { FieldRule } from '#contract/catalog-key.js';
import type { SourceStatus } from './image-source.js';

/** The addresses that images of products come from: those that are still to be fetched, those that were, and those that could not be. */
export const IMAGE_SOURCE = {
  name: 'image_source',
  columns: {
    company_id: int, catalog_id: int, product_id: int,
    address: code(64), // hash of the URL
    url: code(1000), host: code(255), status: code<SourceStatus>(20), problem: nullable(code(500)),
    image_id: nullable(int), // that it became, or that has the same content
    key_id: nullable(uuid), key_name: nullable(code(200)), field_rule: nullable(code<FieldRule>(20)), // who sent it, with the rule it had
    import_id: nullable(uuid), import_place: nullable(int), // of an import, whose result gets the note
    attempts: int, pending: nullable(int), due_at: instantColumn, claim_token: nullable(uuid),
    place: since(652, nullable(int)), // among the addresses of the product, in which order its images stand whichever is there first
  },
  primaryKey: ['company_id', 'catalog_id', 'product_id', 'address'],
  indexes: { image_source_due: ['pending', 'due_at', 'company_id', 'host'], image_source_import: ['company_id', 'catalog_id', 'import_id'] },
} satisfies TableDefinition;

/** What is read of {@link IMAGE_SOURCE} to fetch an image. */
export const SOURCE_ROW = selectionOf(IMAGE_SOURCE.columns, 'company_id', 'catalog_id', 'product_id', 'address', 'url', 'host', 'key_id', 'key_name', 'field_rule', 'attempts', 'place');

/** A row of {@link SOURCE_ROW}. */
export type SourceRow = SelectedRow<typeof SOURCE_ROW>;
