import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { ConsoleProductsDocument, type ConsoleProductsQuery } from './operations/console-products.generated.js';
import { productPages, productsFilter, type ProductSearch } from './product-search.js';

/** One product of the list. */
export type ListedProduct = ConsoleProductsQuery['products']['nodes'][number];

/** A page of the list; the one before stays until it is there. */
export const useProducts = (search: ProductSearch): UseQueryResult<ConsoleProductsQuery> => useQuery({
  queryKey: ['products', search], placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsoleProductsDocument, { filter: productsFilter(search), ...productPages(search) }, { signal }),
});
