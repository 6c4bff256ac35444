import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { ConnectionKind } from '../connections/connection.js';

/** The kind of owner that is a connection: its status, warehouse and scopes decide what its destinations get. */
export const CONNECTION_OWNER = 'connection';

/** Whose a destination is: a connection's, or something another subgraph keeps (a site). */
export interface DestinationOwner {
  readonly kind: string;
  readonly id: string;
}

/** Where webhooks are sent. */
export interface Destination {
  readonly companyId: number;
  readonly id: string;
  readonly owner: DestinationOwner;
  /** How it is sent to: schedule, deadline and headers, which the sender knows by this name. */
  readonly profile: string;
  readonly url: string;
  /** Sealed; null where what is sent is not signed. */
  readonly secret: string | null;
  /** The types of event it gets; null for all that its audience is notified of. */
  readonly events: readonly string[] | null;
  /** An inactive one gets nothing, and what happens meanwhile is not sent later. */
  readonly isActive: boolean;
  readonly createdAt: Instant;
}

/** A destination as far as it decides what it gets; `connection` is null where no connection owns it. */
export interface Recipient extends Pick<Destination, 'companyId' | 'id' | 'owner' | 'events'> {
  /** It is active, and so is the connection that owns it. */
  readonly isSending: boolean;
  readonly connection: { readonly kind: ConnectionKind; readonly warehouseId: string | null; readonly scopes: readonly string[] } | null;
}

/** Whom an event is for: the destinations of a kind of connections, or those of one owner. */
export interface Addressed {
  readonly type: string;
  readonly kind?: ConnectionKind | null | undefined;
  /** The warehouse whose connections are notified; all of the kind where nothing is said. */
  readonly warehouseId?: string | null | undefined;
  /** The scope whose holders are notified; all of the kind where nothing is said. */
  readonly scope?: string | null | undefined;
  readonly owner?: DestinationOwner | null | undefined;
}

/** Whether a destination gets an event. */
export function isFor({ owner, events, connection }: Recipient, addressed: Addressed): boolean {
  if (events && !events.includes(addressed.type)) return false;
  const { owner: wanted } = addressed;
  return wanted ? owner.kind === wanted.kind && owner.id === wanted.id : connection !== null && hears(connection, addressed);
}

const hears = (connection: NonNullable<Recipient['connection']>, { kind, warehouseId, scope }: Addressed): boolean =>
  connection.kind === kind
  && (typeof warehouseId !== 'string' || connection.warehouseId === warehouseId)
  && (typeof scope !== 'string' || connection.scopes.includes(scope));

/** The connection that owns a destination; null where something else does. */
export const connectionOf = ({ kind, id }: DestinationOwner): string | null => (kind === CONNECTION_OWNER ? id : null);

/** The types of event a destination gets; throws BAD_INPUT when there are none. */
export function validEvents(events: readonly string[] | null): readonly string[] | null {
  if (events?.length === 0) throw new Failure('BAD_INPUT', 'events must name at least one', { events: ['must name at least one'] });
  return events && [...new Set(events)];
}
