import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { usePeriod } from '../parts/use-period.js';
import { ConsoleLocationsDocument, type ConsoleLocationsQuery } from './console-locations.generated.js';
import { ConsoleOrderCountsDocument, type ConsoleOrderCountsQuery } from './console-order-counts.generated.js';
import { ConsoleOrdersDocument, type ConsoleOrdersQuery } from './console-orders.generated.js';
import { withoutPage, type OrderSearch } from './order-search.js';
import { orderFilter, ordersVariables } from './orders-variables.js';

/** One order of the list. */
export type ListedOrder = ConsoleOrdersQuery['orders']['nodes'][number];

/** A page of the list; the one before stays until it is there. */
export function useOrders(search: OrderSearch): UseQueryResult<ConsoleOrdersQuery> {
  const period = usePeriod(search);
  return useQuery({ queryKey: ['orders', search, period], queryFn: ({ signal }) => ask(ConsoleOrdersDocument, ordersVariables(search, period), { signal }), placeholderData: keepPreviousData });
}

/** How many orders the search finds; undefined until it is known. */
export function useOrderCounts(search: OrderSearch): ConsoleOrderCountsQuery['orderCounts'] | undefined {
  const period = usePeriod(search);
  return useQuery({ queryKey: ['order counts', withoutPage({ ...search, sort: '' }), period], queryFn: ({ signal }) => ask(ConsoleOrderCountsDocument, { filter: orderFilter(search, period) }, { signal }) }).data?.orderCounts;
}

const HOUR = 3_600_000;

/** The locations of the company; none until they are known. */
export const useLocations = (): ConsoleLocationsQuery['locations'] => useQuery({ queryKey: ['locations'], queryFn: ({ signal }) => ask(ConsoleLocationsDocument, {}, { signal }), staleTime: HOUR }).data?.locations ?? NONE;

const NONE: ConsoleLocationsQuery['locations'] = [];
