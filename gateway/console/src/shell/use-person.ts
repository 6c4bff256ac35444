import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { ConsolePersonDocument, type ConsolePersonQuery } from './console-person.generated.js';

/** Who is signed in, what they may do, and the company of their calls; undefined until it is known. */
export function usePerson(): ConsolePersonQuery | undefined {
  return usePersonQuery().data;
}

/** The same as a query, for who says what went wrong with it. */
export const usePersonQuery = (): UseQueryResult<ConsolePersonQuery> => useQuery({ queryKey: ['person'], queryFn: ({ signal }) => ask(ConsolePersonDocument, {}, { signal }), staleTime: Infinity });
