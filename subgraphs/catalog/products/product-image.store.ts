import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { SomeProducts } from './product-details.store.js';
import type { ProductImage } from './product-image.js';
import { PRODUCT_IMAGE, PRODUCT_IMAGE_ROW, type ProductImageRow } from './product-image.table.js';
import type { DetailsOf } from './save-details.store.js';

/** The images of products in their order, by product. */
export async function findProductImages(reader: Reader, { companyId, catalogId, productIds }: SomeProducts): Promise<ReadonlyMap<number, ProductImage[]>> {
  const rows = await reader.query<ProductImageRow>(
    `SELECT ${PRODUCT_IMAGE_ROW.names} FROM product_image WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(productIds.length)}) ORDER BY product_id, place, id`, [companyId, catalogId, ...productIds]);
  return new Map([...grouped(rows, (row) => row.product_id)].map(([id, own]) => [id, own.map(toImage)]));
}

const toImage = ({ id, content, media_type: mediaType, width, height, bytes, alt }: ProductImageRow): ProductImage => ({ id, content, mediaType, width, height, bytes, alt });

/** Bring the images of a product from one list to another; the addresses of those that go may be fetched again. */
export async function saveImages(transaction: Transaction, { companyId, catalogId, productId }: DetailsOf, { before, after }: { before: readonly ProductImage[]; after: readonly ProductImage[] }): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) {
    await transaction.execute(`DELETE FROM product_image WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND id IN (${places(gone.length)})`, [companyId, catalogId, productId, ...gone]);
    await transaction.execute(`DELETE FROM image_source WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND image_id IN (${places(gone.length)})`, [companyId, catalogId, productId, ...gone]);
  }
  const changed = after.map((image, index) => ({ image, place: index + 1 })).filter(({ image }, index) => before[index] !== image);
  await transaction.upsert(PRODUCT_IMAGE, changed.map(({ image: { id, content, mediaType, width, height, bytes, alt }, place }) => ({
    company_id: companyId, catalog_id: catalogId, product_id: productId, id, place, content, media_type: mediaType, width, height, bytes, alt,
  })));
}
