import { code, int, nullable, selection, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Images of products; `id` comes from the company's counter. */
export const PRODUCT_IMAGE = {
  name: 'product_image',
  columns: {
    company_id: int, catalog_id: int, product_id: int, id: int,
    place: int, // from 1
    content: code(64), // hash of the stored bytes
    media_type: code(40), width: int, height: int, bytes: int, alt: nullable(code(512)),
  },
  primaryKey: ['company_id', 'catalog_id', 'product_id', 'id'],
  indexes: { product_image_content: ['company_id', 'content'] },
} satisfies TableDefinition;

/** What is read of {@link PRODUCT_IMAGE}. */
export const PRODUCT_IMAGE_ROW = selection(PRODUCT_IMAGE.columns, 'company_id', 'catalog_id');

/** A row of {@link PRODUCT_IMAGE_ROW}. */
export type ProductImageRow = SelectedRow<typeof PRODUCT_IMAGE_ROW>;
