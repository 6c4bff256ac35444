import { migration, type Migration } from '#subgraph-kit/migration.js';

/** Gives the products that were there before products had SKUs the SKU of a variant. */
export const skusOfKnownProducts = (at: number): Migration => migration(at, 'sku_of_product', (runner) => runner.query(
  'UPDATE product SET sku = (SELECT MIN(v.sku) FROM variant v WHERE v.company_id = product.company_id AND v.product_id = product.id) WHERE sku IS NULL'));
