import type { SubgraphName } from '#kernel/config.js';
import type { ConnectionKind } from '#contract/schema.generated.js';
import type { DeliveryProfile } from '../deliveries/delivery-profile.js';

/** An event of a subgraph, as its outbox and its feeds show it. */
export interface DomainEvent {
  readonly id: string;
  readonly type: string;
  readonly stamp: string;
  readonly payload: unknown;
}

/** An event with the location whose warehouse it concerns, where its subgraph says one. */
export interface OutwardEvent extends DomainEvent {
  readonly audience: string | null;
}

/** What the receivers of a surface get of an event. */
export interface Notification {
  /** Said in a header. */
  readonly type: string;
  readonly body: object;
  /** The warehouse whose connections are notified; all of the kind where nothing is said. */
  readonly warehouseId?: string | null;
  /** The scope whose holders are notified; all of the kind where nothing is said. */
  readonly scope?: string | null;
  /** The one owner whose destinations are notified, for audiences that are no connections: {kind: site, id}. */
  readonly owner?: { readonly kind: string; readonly id: string };
}

/** Those whom a surface notifies by webhooks, and how. */
export interface EventAudience {
  /** Whose events these are. */
  readonly source: SubgraphName;
  /** The connections whose destinations are notified; null where each event names their owner. */
  readonly kind: ConnectionKind | null;
  /** How it is sent; the destinations name it. */
  readonly profile: DeliveryProfile;
  /** An event in the words of the surface; undefined for those that it notifies nobody of. */
  readonly notification: (event: OutwardEvent) => Notification | undefined;
}
