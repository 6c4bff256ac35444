import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { ConnectionKind } from '../connections/connection.js';

/** The owner kind for connections: their status, warehouse and scopes decide which events their destinations get. */
export const CONNECTION_OWNER = 'connection';

/** The owner of a destination: a connection, or a record of another subgraph (a site). */
export interface DestinationOwner {
  readonly kind: string;
  readonly id: string;
}

/** A webhook destination. */
export interface Destination {
  readonly companyId: number;
  readonly id: string;
  readonly owner: DestinationOwner;
  /** Name of the sending profile, which gives the sender schedule, deadline and headers. */
  readonly profile: string;
  readonly url: string;
  /** Sealed; null for unsigned webhooks. */
  readonly secret: string | null;
  /** The event types it gets; null for all event types of its audience. */
  readonly events: readonly string[] | null;
  /** An inactive destination gets no events, and missed events are not sent later. */
  readonly isActive: boolean;
  readonly createdAt: Instant;
}

/** The fields of a destination that decide which events it gets; `connection` is null where no connection owns it. */
export interface Recipient extends Pick<Destination, 'companyId' | 'id' | 'owner' | 'events'> {
  /** True while the destination and the connection that owns it are active. */
  readonly isSending: boolean;
  readonly connection: { readonly kind: ConnectionKind; readonly warehouseId: string | null; readonly catalogId: number | null; readonly scopes: readonly string[] } | null;
}

/** The audience of an event: the destinations of a kind of connections, or those of one owner. */
export interface Audience {
  readonly type: string;
  readonly kind?: ConnectionKind | null | undefined;
  /** Only connections of this warehouse are notified; all of the kind when absent. */
  readonly warehouseId?: string | null | undefined;
  /** Only keys of this catalog are notified; all of the kind when absent. */
  readonly catalogId?: number | null | undefined;
  /** Only connections with this scope are notified; all of the kind when absent. */
  readonly scope?: string | null | undefined;
  readonly owner?: DestinationOwner | null | undefined;
}

/** Whether a destination gets an event. */
export function isFor({ owner, events, connection }: Recipient, addressed: Audience): boolean {
  if (events && !events.includes(addressed.type)) return false;
  const { owner: wanted } = addressed;
  return wanted ? owner.kind === wanted.kind && owner.id === wanted.id : connection !== null && isConnectionFor(connection, addressed);
}

const isConnectionFor = (connection: NonNullable<Recipient['connection']>, { kind, warehouseId, catalogId, scope }: Audience): boolean =>
  connection.kind === kind
  && (typeof warehouseId !== 'string' || connection.warehouseId === warehouseId)
  && (typeof catalogId !== 'number' || connection.catalogId === catalogId)
  && (typeof scope !== 'string' || connection.scopes.includes(scope));

/** The connection that owns a destination; null for another kind of owner. */
export const connectionOf = ({ kind, id }: DestinationOwner): string | null => (kind === CONNECTION_OWNER ? id : null);

/** The event types a destination gets; throws BAD_INPUT for an empty list. */
export function validEvents(events: readonly string[] | null): readonly string[] | null {
  if (events?.length === 0) throw new Failure('BAD_INPUT', 'events must name at least one', { events: ['must name at least one'] });
  return events && [...new Set(events)];
}
