import { localTime } from '#mcp/local-time.js';
import { moneyField } from '#mcp/money-field.js';
import type { SearchProductsQuery } from '../operations/search-products.generated.js';
import { given } from './given.js';
import type { Shown } from './product.js';
import { wordOf } from './status-words.js';

type Found = SearchProductsQuery['products']['nodes'][number];

/** A product of a list. */
export const foundProduct = (product: Found, { detail, timeZone }: Shown) => ({
  id: product.id, ...given({ sku: product.sku }), title: product.title, status: wordOf(product.status), ...given({ brand: product.brand, price_from: lowest(product.variants) }),
  variants: product.variants.length, updated_at: localTime(product.updatedAt, timeZone),
  ...(detail === 'full' && {
    ...given({ external_id: product.externalId, product_type: product.productType }), tags: [...product.tags], categories: product.categories.map(({ id, path }) => ({ id, path })),
    variant_list: product.variants.map(({ sku, barcode, size, color, price, isUnpriced }) => ({ sku, ...given({ barcode, size, color, price: isUnpriced ? null : moneyField(price) }) })),
  }),
});

/** The lowest price of its variants; null where none has one. */
function lowest(variants: Found['variants']): ReturnType<typeof moneyField> | null {
  const [first] = variants.filter(({ isUnpriced }) => !isUnpriced).map(({ price }) => price).toSorted((one, other) => Number(one.amount) - Number(other.amount));
  return first ? moneyField(first) : null;
}
