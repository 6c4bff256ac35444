import { money } from '#subgraph-kit/money.type.js';
import { variantTitle, type Variant, type VariantFacts } from './variant.js';
import type { VariantRow } from './variant.table.js';

/** The editable fields of a row. */
export const variantFacts = (row: VariantRow): VariantFacts => ({
  sku: row.sku, barcode: row.barcode, size: row.size, color: row.color, weightG: row.weight_g, weight: row.weight, weightUnit: row.weight_unit, imageUrl: row.image_url,
  priceMinor: row.price_minor, compareAtMinor: row.compare_at_minor, currency: row.currency, costMinor: row.cost_minor, isUnpriced: row.is_unpriced === 1,
});

/** The variant of a row, with its product's title. */
export const toVariant = (row: VariantRow & { readonly product_title: string }): Variant => ({
  id: row.id, productId: row.product_id, catalogId: row.catalog_id, sku: row.sku, barcode: row.barcode, title: variantTitle(row.product_title, row), size: row.size, color: row.color,
  weightG: row.weight_g, weight: row.weight === null || row.weight_unit === null ? null : { value: row.weight, unit: row.weight_unit }, imageUrl: row.image_url, updatedAt: row.updated_at, isUnpriced: row.is_unpriced === 1,
  price: money(row.price_minor, row.currency), compareAtPrice: row.compare_at_minor === null ? null : money(row.compare_at_minor, row.currency),
  cost: row.cost_minor === null ? null : money(row.cost_minor, row.currency),
});
