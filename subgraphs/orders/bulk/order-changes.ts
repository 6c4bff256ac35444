import type { CallContext } from '#contract/principal.js';
import { generateDocuments } from '../documents/generate-documents.js';
import type { OrdersDeps } from '../orders-deps.js';
import { cancelOrder } from '../ordering/cancel-order.js';
import { requireOrder } from '../ordering/find-orders.js';
import { holdOrder, type StaffHold } from '../ordering/hold-order.js';
import type { Order } from '../ordering/order.js';
import { releaseOrder } from '../ordering/release-order.js';
import { rerouteOrder, type RerouteOrder } from '../ordering/reroute-order.js';
import { tagOrder, type TagOrder } from '../ordering/tag-order.js';
import type { DocumentType } from '../shipping/document.js';

/** What each change of several orders is given, beside the orders. */
export interface ChangeParameters {
  readonly HOLD: StaffHold;
  readonly RELEASE: object;
  readonly CANCEL: { readonly reason: string };
  readonly TAG: Omit<TagOrder, 'reference'>;
  readonly REROUTE: Omit<RerouteOrder, 'reference'>;
  readonly GENERATE_DOCUMENTS: { readonly types: readonly DocumentType[] };
}

/** What can be done to several orders. */
export type BulkAction = keyof ChangeParameters;

/** Changes one order under the context of its part of the call, or answers it as it is. */
export type ChangeOne = (reference: string, context: CallContext) => Promise<Order>;

/** The use case of one order behind each change of several. */
export const ORDER_CHANGES: { readonly [Action in BulkAction]: (deps: OrdersDeps, parameters: ChangeParameters[Action]) => ChangeOne } = {
  HOLD: (deps, hold) => (reference, context) => holdOrder(deps, context, { ...hold, reference, orSo: true }),
  RELEASE: (deps) => (reference, context) => releaseOrder(deps, context, { reference, orSo: true }),
  CANCEL: (deps, { reason }) => (reference, context) => cancelOrder(deps, context, { reference, reason, orSo: true }),
  TAG: (deps, { add, remove }) => (reference, context) => tagOrder(deps, context, { reference, add, remove }),
  REROUTE: (deps, { locationCode, fromLocationCode }) => (reference, context) => rerouteOrder(deps, context, { reference, locationCode, fromLocationCode }),
  GENERATE_DOCUMENTS: (deps, { types }) => async (reference, context) => {
    await generateDocuments(deps, context, { reference, types });
    return requireOrder(deps, context, reference);
  },
};

/** The mutation that starts each change as a job, as the audit log names it. */
export const BULK_OPERATIONS: Readonly<Record<BulkAction, string>> = {
  HOLD: 'startHoldOrders', RELEASE: 'startReleaseOrders', CANCEL: 'startCancelOrders', TAG: 'startTagOrders', REROUTE: 'startRerouteOrders', GENERATE_DOCUMENTS: 'startGenerateOrderDocuments',
};

/** The change of a job; its parameters are those that were stored for this action. */
export const changeOfJob = (deps: OrdersDeps, action: BulkAction, parameters: object): ChangeOne =>
  (ORDER_CHANGES[action] as (deps: OrdersDeps, parameters: object) => ChangeOne)(deps, parameters);
