import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Shipment } from '../shipping/shipment.js';
import type { ShippingPorts } from '../shipping/shipping-ports.js';
import type { FulfillmentOrder } from './fulfillment-order.js';

/** What folders above fulfillment do after its changes; injected by the composition root. */
export interface FulfillmentPorts extends Pick<ShippingPorts, 'settleOrders'> {
  /** Apply what carriers reported of a new shipment's numbers before it was known. */
  readonly applyParkedEvents: (transaction: Transaction, made: { readonly context: CallContext; readonly shipment: Shipment }) => Promise<void>;
  /** Refund missing units if the merchant has automatic refunds on; answers the fulfillment order with its refunded units counted. */
  readonly refundMissing: (transaction: Transaction, missing: { readonly context: CallContext; readonly fulfillmentOrder: FulfillmentOrder }) => Promise<FulfillmentOrder>;
}
