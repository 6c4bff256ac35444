import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { pageVariables } from '../parts/pages-of.js';
import { ConsoleStockItemDocument, type ConsoleStockItemQuery } from './operations/console-stock-item.generated.js';
import { ConsoleStockDocument, type ConsoleStockQuery } from './operations/console-stock.generated.js';
import type { ConsoleStockRowFragment } from './operations/console-stock-row.generated.js';
import { sortOf } from './stock-order.js';
import { stockFilter, type StockSearch } from './stock-search.js';

/** An item at a location, as the list shows it. */
export type StockRow = ConsoleStockRowFragment;

/** An item at a location with all that stands behind its figures. */
export type StockPlace = ConsoleStockItemQuery['stockReconciliation']['nodes'][number];

/** A page of the reconciliation; the one before stays until it is there. By item figures are kept as they are, since no row jumps; what is sorted by a figure stays until it is asked for again. */
export const useStock = (search: StockSearch): UseQueryResult<ConsoleStockQuery> => useQuery({
  queryKey: ['stock', search], placeholderData: keepPreviousData, ...(search.sort === undefined && { meta: { kinds: ['STOCK'] as const } }), queryFn: ({ signal }) => ask(ConsoleStockDocument, { filter: stockFilter(search), sort: sortOf(search.sort), ...pageVariables(search) }, { signal }),
});

/** An item at each location that has to do with it, kept as it is. */
export const useStockItem = (sku: string): UseQueryResult<ConsoleStockItemQuery> =>
  useQuery({ queryKey: ['stock item', sku], meta: { kinds: ['STOCK', 'ORDER'] }, queryFn: ({ signal }) => ask(ConsoleStockItemDocument, { sku }, { signal }) });
