import type { UpdateProductInput } from '#contract/schema.generated.js';
import type { ToolContext } from '#mcp/tool.js';
import { requireCatalog } from './require-catalog.js';
import { withoutAbsent } from '#mcp/without-absent.js';

/** The product of the call's catalog that is named, and what changes of it. */
export const changedProduct = ({ id, sku }: { readonly id?: number | undefined; readonly sku?: string | undefined }, changes: UpdateProductInput['changes'], context: Pick<ToolContext, 'catalog'>): { input: UpdateProductInput } =>
  ({ input: { product: { id: id ?? null, sku: sku ?? null }, catalogId: requireCatalog(context).id, changes: withoutAbsent(changes) } });

/** Where fields of that change come from. */
export const PRODUCT_ARGUMENTS = { 'product': 'id', 'product.sku': 'sku' } as const;

/** The tools to call after what can fail of a change. */
export const AFTER_CHANGE = { PRODUCT_NOT_FOUND: 'catalog_search_products', FIELD_LOCKED: 'catalog_get_product', ALREADY_EXISTS: 'catalog_search_products' } as const;
