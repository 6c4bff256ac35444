import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { usePerson } from '../shell/use-person.js';
import { ConsoleConnectionDocument, type ConsoleConnectionQuery } from './operations/console-connection.generated.js';

/** A connection with what its page shows beside it. */
export type Connection = ConsoleConnectionQuery['connection'];

const OFTEN = 5_000; // milliseconds

/** Read a connection; again and again while its checklist is open, which its own calls fill. */
export function useConnection(id: string): UseQueryResult<ConsoleConnectionQuery> {
  const permissions = usePerson()?.me?.permissions;
  return useQuery({
    queryKey: ['connection', id], enabled: permissions !== undefined,
    queryFn: ({ signal }) => ask(ConsoleConnectionDocument, { id, isCertified: permissions?.includes('company.manage') === true }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.connection.certification?.passedAt === null ? OFTEN : false),
  });
}
