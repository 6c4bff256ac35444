import type { ConnectionKind } from '#contract/schema.generated.js';

/** An event of the orders subgraph, as its outbox and its warehouses' feed show it. */
export interface DomainEvent {
  readonly id: string;
  readonly type: string;
  readonly stamp: string;
  readonly payload: unknown;
}

/** An event with the location whose warehouse it concerns. */
export interface OutwardEvent extends DomainEvent {
  readonly audience: string | null;
}

/** What the receivers of a surface's connections get of an event. */
export interface Notification {
  /** The body; its type is also in a header. */
  readonly body: { readonly type: string };
  /** The warehouse whose connections are notified; null where all of the company are. */
  readonly warehouseId: string | null;
  /** The scope whose holders are notified; null where all are. */
  readonly scope: string | null;
}

/** Those of a surface's connections that have a webhook receiver. */
export interface EventAudience {
  readonly kind: ConnectionKind;
  /** An event in the words of the surface; undefined for those that it notifies nobody of. */
  readonly notification: (event: OutwardEvent) => Notification | undefined;
}
