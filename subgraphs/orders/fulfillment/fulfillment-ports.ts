import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ShippingPorts } from '../shipping/shipping-ports.js';
import type { FulfillmentOrder } from './fulfillment-order.js';

/** What fulfillment has the folders above it do after its own changes; the composition root hands it down. */
export interface FulfillmentPorts extends Pick<ShippingPorts, 'settleOrders'> {
  /** Refund missing pieces where the merchant wants that; answers the fulfillment order with its refunded pieces counted. */
  readonly refundMissing: (transaction: Transaction, missing: { readonly context: CallContext; readonly fulfillmentOrder: FulfillmentOrder }) => Promise<FulfillmentOrder>;
}
