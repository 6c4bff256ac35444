import type { ConnectionKind } from '#contract/schema.generated.js';
import type { RelayedEvent } from './route.js';

/** The event of a connection whose settings changed, its name among them. */
export const CHANGED = 'connection.updated';

/** The keys of the catalog API among the connections that changed, each with its last name: fields that they own are answered with it. */
export function renamedKeys(events: readonly RelayedEvent[]): { id: string; name: string }[] {
  const names = new Map<string, string>();
  for (const { type, payload } of events) {
    if (type !== CHANGED) continue;
    const { connectionId, kind, name } = payload as { readonly connectionId: string; readonly kind: ConnectionKind; readonly name: string };
    if (kind === 'CATALOG') names.set(connectionId, name);
  }
  return [...names].map(([id, name]) => ({ id, name }));
}
