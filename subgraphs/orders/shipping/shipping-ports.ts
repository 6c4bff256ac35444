import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { Carrier } from './carrier.js';
import type { Shipment, ShipmentStatus } from './shipment.js';

/** Orders whose fulfillment orders changed, or the order of a shipment that changed. */
export interface MovedOrders {
  readonly context: CallContext;
  readonly orderIds: readonly string[];
  /** The states of all shipments of each, if one of them changed; else its fulfillment orders changed. */
  readonly shipments?: ReadonlyMap<string, readonly ShipmentStatus[]>;
  /** The events of the change, published before that of the order's own status. */
  readonly events?: (order: { readonly id: string; readonly number: string }) => readonly DomainEvent[];
}

/** What folders above shipping do after its changes; injected by the composition root. */
export interface ShippingPorts {
  /** Derive the status of orders from their fulfillment orders and shipments; they get a new change sequence, because those belong to the order's record. */
  readonly settleOrders: (transaction: Transaction, moved: MovedOrders) => Promise<void>;
  /** Count the units of a voided shipment as picked again. */
  readonly unshipUnits: (transaction: Transaction, voided: { readonly context: CallContext; readonly shipment: Shipment }) => Promise<void>;
  /** Write the mark of staff on a shipment, and alert them of what it says as a carrier's event would. */
  readonly alertOfMark: (transaction: Transaction, marked: { readonly context: CallContext; readonly shipmentId: string; readonly mark: () => Promise<void> }) => Promise<void>;
  /** End the holds of orders that no carrier served and this one does. */
  readonly releaseReached: (context: CallContext, carrier: Carrier) => Promise<void>;
}
