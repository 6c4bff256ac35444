import type { SubgraphName } from '#kernel/config.js';
import type { ConnectionKind } from '#contract/schema.generated.js';
import type { DeliveryProfile } from '../deliveries/delivery-profile.js';

/** An event of a subgraph, as its outbox and its feeds show it. */
export interface DomainEvent {
  readonly id: string;
  readonly type: string;
  readonly sequence: string;
  readonly payload: unknown;
}

/** An event with the location of its warehouse, where its subgraph gives one. */
export interface OutwardEvent extends DomainEvent {
  readonly audience: string | null;
}

/** The webhook of an event for a surface's receivers. */
export interface Notification {
  /** The event type sent in a header. */
  readonly type: string;
  readonly body: object;
  /** The warehouse whose connections are notified; all connections of the kind unless given. */
  readonly warehouseId?: string | null;
  /** The catalog whose keys are notified; all connections of the kind unless given. */
  readonly catalogId?: number;
  /** The scope that notified connections must have; all connections of the kind unless given. */
  readonly scope?: string | null;
  /** The one owner whose destinations are notified, whatever its kind: {kind: site, id}. */
  readonly owner?: { readonly kind: string; readonly id: string };
}

/** The receivers of a surface's webhooks, and their payloads. */
export interface EventAudience {
  /** The subgraph of its events. */
  readonly source: SubgraphName;
  /** The kind of connections whose destinations are notified; null where each event names the owner. */
  readonly kind: ConnectionKind | null;
  /** The delivery profile; destinations refer to it by name. */
  readonly profile: DeliveryProfile;
  /** The webhooks of an event: none for events that the surface does not send, and of several a destination gets the last that is for it. */
  readonly notifications: (event: OutwardEvent) => readonly Notification[];
}
