import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { ConsoleReturnDocument, type ConsoleReturnQuery } from './operations/console-return.generated.js';

/** A return with everything that its page shows. */
export type Returned = NonNullable<ConsoleReturnQuery['return']>;

/** The addresses of photos end after 15 minutes. */
const PHOTOS_MILLISECONDS = 600_000;

/** Read a return by its number or id; one with photos is read again before their addresses end. */
export const useReturn = (reference: string): UseQueryResult<ConsoleReturnQuery> => useQuery({
  queryKey: ['return', reference], queryFn: ({ signal }) => ask(ConsoleReturnDocument, { reference }, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.return?.photos.length ? PHOTOS_MILLISECONDS : false),
});
