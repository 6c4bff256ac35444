import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { Carrier } from './carrier.js';
import type { Shipment, ShipmentStatus } from './shipment.js';

/** Orders whose fulfillment orders moved, or the order of a shipment that did. */
export interface MovedOrders {
  readonly context: CallContext;
  readonly orderIds: readonly string[];
  /** Fail on an order that cannot be read in place of leaving it as it is. */
  readonly whole?: boolean | undefined;
  /** The states of all its shipments where one of them moved; its fulfillment orders moved otherwise. */
  readonly shipments?: readonly ShipmentStatus[];
  /** What is published of the move, before the change of the order's own status. */
  readonly events?: (order: { readonly id: string; readonly number: string }) => readonly DomainEvent[];
}

/** What shipping has the folders above it do after its own changes; the composition root hands it down. */
export interface ShippingPorts {
  /** Take orders to the status their fulfillment orders and shipments imply; they get a new change sequence, because those are part of them. */
  readonly settleOrders: (transaction: Transaction, moved: MovedOrders) => Promise<void>;
  /** Have pieces of a voided shipment back where they were picked. */
  readonly unshipUnits: (transaction: Transaction, companyId: number, shipment: Shipment) => Promise<void>;
  /** End the holds of orders that no carrier reached and this one does. */
  readonly releaseReached: (context: CallContext, carrier: Carrier) => Promise<void>;
}
