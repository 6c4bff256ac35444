import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { idOf } from '../catalog/product-search.js';
import { ask } from '../graph/ask.js';
import { ConsoleProductDocument, type ConsoleProductQuery } from './operations/console-product.generated.js';
import type { ConsoleProductViewFragment } from './operations/console-product-view.generated.js';
import { ConsoleStockOfProductDocument, type ConsoleStockOfProductQuery } from './operations/console-stock-of-product.generated.js';

/** A product with everything that its page shows. */
export type Product = NonNullable<ConsoleProductQuery['product']>;

/** What changes of a product answer. */
export type ProductView = ConsoleProductViewFragment;

/** One of its variants. */
export type Variant = ProductView['variants'][number];

/** Read a product by its id, or by a SKU. */
export const readProduct = (reference: string, signal?: AbortSignal): Promise<ConsoleProductQuery> => {
  const id = idOf(reference);
  return ask(ConsoleProductDocument, id === null ? { sku: reference } : { id }, signal && { signal });
};

/** A product, read again when products change. */
export const useProduct = (reference: string): UseQueryResult<ConsoleProductQuery> => useQuery({ queryKey: ['product', reference], queryFn: ({ signal }) => readProduct(reference, signal), meta: { kinds: ['PRODUCT'] } });

/** What each location has of its variants, for those who may see stock. */
export const useStock = (id: number, enabled: boolean): UseQueryResult<ConsoleStockOfProductQuery> => useQuery({ queryKey: ['product-stock', id], enabled, queryFn: ({ signal }) => ask(ConsoleStockOfProductDocument, { id }, { signal }), meta: { kinds: ['STOCK'] } });
