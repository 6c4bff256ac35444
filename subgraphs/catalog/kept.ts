import type { KeptPart } from '#subgraph-kit/keeping/kept-part.js';
import { catalogMigrations } from './migrations.js';

/** What a backup must know of this subgraph's database; the bytes of an import first, which are gone once it has ended. */
export const CATALOG_KEPT: KeptPart = {
  migrations: catalogMigrations,
  blobs: [{ table: 'product_import', column: 'content', unlessEmpty: 'pending' }, { table: 'product_image', column: 'content' }, { table: 'image_size', column: 'made' }],
  references: [
    { table: 'variant', column: 'product_id', of: 'product' },
    { table: 'product_image', column: 'product_id', of: 'product' },
    { table: 'product_category', column: 'category_id', of: 'category' },
    { table: 'product_import_result', column: 'import_id', of: 'product_import' },
  ],
};
