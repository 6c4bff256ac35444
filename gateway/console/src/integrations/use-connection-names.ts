import { useQuery } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { ConsoleConnectionNamesDocument, type ConsoleConnectionNamesQuery } from './operations/console-connection-names.generated.js';

/** A connection as it is named elsewhere. */
export type NamedConnection = ConsoleConnectionNamesQuery['connections']['nodes'][number];

const NONE: readonly NamedConnection[] = [];

/** The connections by which lists are filtered, by their names; none until they are known. */
export function useConnectionNames(): readonly NamedConnection[] {
  const { data } = useQuery({ queryKey: ['connection names'], queryFn: ({ signal }) => ask(ConsoleConnectionNamesDocument, {}, { signal }) });
  return data?.connections.nodes.toSorted((one, other) => one.name.localeCompare(other.name)) ?? NONE;
}
