import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { pageVariables } from '../parts/pages-of.js';
import { ConsoleStockItemDocument, type ConsoleStockItemQuery } from './operations/console-stock-item.generated.js';
import { ConsoleStockDocument, type ConsoleStockQuery } from './operations/console-stock.generated.js';
import type { ConsoleStockRowFragment } from './operations/console-stock-row.generated.js';
import { stockFilter, type StockSearch } from './stock-search.js';

/** An item at a location, as the list shows it. */
export type StockRow = ConsoleStockRowFragment;

/** An item at a location with all that stands behind its figures. */
export type StockPlace = ConsoleStockItemQuery['stockReconciliation']['nodes'][number];

/** A page of the reconciliation; the one before stays until it is there. Rows stand by their items, so that figures are kept as they are without a row that jumps. */
export const useStock = ({ sort: _sort, ...search }: StockSearch): UseQueryResult<ConsoleStockQuery> => useQuery({
  queryKey: ['stock', search], placeholderData: keepPreviousData, meta: { kinds: ['STOCK'] }, queryFn: ({ signal }) => ask(ConsoleStockDocument, { filter: stockFilter(search), ...pageVariables(search) }, { signal }),
});

/** An item at each location that has to do with it, kept as it is. */
export const useStockItem = (sku: string): UseQueryResult<ConsoleStockItemQuery> =>
  useQuery({ queryKey: ['stock item', sku], meta: { kinds: ['STOCK', 'ORDER'] }, queryFn: ({ signal }) => ask(ConsoleStockItemDocument, { sku }, { signal }) });
