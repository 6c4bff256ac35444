import type { FulfillmentPorts } from './fulfillment/fulfillment-ports.js';
import { unshipUnits } from './fulfillment/unship-units.js';
import type { OrderingPorts } from './ordering/ordering-ports.js';
import { refundMissing } from './ordering/refund-missing.js';
import { releaseReached } from './ordering/release-reached.js';
import { settleMoved } from './ordering/settle-orders.js';
import type { OrdersDeps } from './orders-deps.js';
import { noteRefundOfReturn, refundedReturn } from './returns/note-refund-of-return.js';
import { departReturns } from './returns/depart-returns.js';
import { returnsOfNumbers } from './returns/numbered-return.store.js';
import { findCreditCodes } from './return-money/store-credit.store.js';
import { followReturn } from './returns-portal/follow-return.js';
import type { ReturnsPorts } from './returns/returns-ports.js';
import type { ShippingPorts } from './shipping/shipping-ports.js';
import { alertOfMark } from './tracking/alert-of-mark.js';
import { applyParkedEvents } from './tracking/apply-parked-events.js';
import type { TrackingPorts } from './tracking/tracking-ports.js';

/** What upper folders do after the changes of lower ones, which must not import them. */
export const portsOf = (deps: () => OrdersDeps): ShippingPorts & FulfillmentPorts & OrderingPorts & ReturnsPorts & TrackingPorts => ({
  settleOrders: (transaction, moved) => settleMoved(deps(), transaction, moved),
  unshipUnits: (transaction, voided) => unshipUnits(deps(), transaction, voided),
  alertOfMark: (transaction, marked) => alertOfMark(deps(), transaction, marked),
  releaseReached: (context, carrier) => releaseReached(deps(), context, carrier),
  applyParkedEvents: (transaction, made) => applyParkedEvents(deps(), transaction, made),
  refundMissing: (transaction, missing) => refundMissing(deps(), transaction, missing),
  noteRefundOfReturn,
  followReturn: (transaction, moved) => followReturn(deps(), transaction, moved),
  refundedReturn,
  creditCodes: findCreditCodes,
  returnsOfNumbers,
  departReturns: (transaction, moved) => departReturns(deps(), transaction, moved),
});
