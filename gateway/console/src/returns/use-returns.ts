import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { usePeriod } from '../parts/use-period.js';
import { ConsoleReturnsDocument, type ConsoleReturnsQuery } from './operations/console-returns.generated.js';
import { returnsFilter, type ReturnSearch } from './return-search.js';
import { returnPages } from './returns-pages.js';

/** One return of the list. */
export type ListedReturn = ConsoleReturnsQuery['returns']['nodes'][number];

/** A page of the list; the one before stays until it is there. */
export function useReturns(search: ReturnSearch): UseQueryResult<ConsoleReturnsQuery> {
  const period = usePeriod(search);
  return useQuery({ queryKey: ['returns', search, period], placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsoleReturnsDocument, { filter: returnsFilter(search, period), ...returnPages(search) }, { signal }) });
}
