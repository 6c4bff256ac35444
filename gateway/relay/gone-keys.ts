import type { ConnectionKind } from '#contract/schema.generated.js';
import type { RelayedEvent } from './route.js';

/** The event of a connection that was removed. */
export const GONE = 'connection.deleted';

/** The keys of the catalog API among the connections that were removed: the products that they kept to themselves are anybody's again. */
export const goneKeys = (events: readonly RelayedEvent[]): string[] => events.flatMap(({ type, payload }) => {
  if (type !== GONE) return [];
  const { connectionId, kind } = payload as { readonly connectionId: string; readonly kind: ConnectionKind };
  return kind === 'CATALOG' ? [connectionId] : [];
});
