import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { ConsoleCarrierConnectionsDocument, type ConsoleCarrierConnectionsQuery } from './operations/console-carrier-connections.generated.js';
import { ConsoleUnmappedDocument, type ConsoleUnmappedQuery } from './operations/console-unmapped.generated.js';

/** A carrier's connection with its map. */
export type CarrierConnection = ConsoleCarrierConnectionsQuery['connections']['nodes'][number];

/** A code that no map knows. */
export type UnmappedCode = ConsoleUnmappedQuery['unmappedCarrierCodes'][number];

/** The carriers that are connected, with what their codes mean; for those who manage the company. */
export const useCarriers = (isAllowed: boolean): UseQueryResult<ConsoleCarrierConnectionsQuery> =>
  useQuery({ queryKey: ['carrier connections'], queryFn: ({ signal }) => ask(ConsoleCarrierConnectionsDocument, {}, { signal }), enabled: isAllowed, refetchOnWindowFocus: true });

/** The codes of a carrier that nobody has given a meaning, with where they came. */
export const useUnmapped = (connectionId: string): UseQueryResult<ConsoleUnmappedQuery> =>
  useQuery({ queryKey: ['unmapped codes', connectionId], queryFn: ({ signal }) => ask(ConsoleUnmappedDocument, { connectionId }, { signal }), meta: { kinds: ['SHIPMENT'] } });
