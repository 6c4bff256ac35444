import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { RETURN_LABEL, type Label } from '../shipping/label.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import type { FulfillmentStatus } from './fulfillment-status.js';

/** The error code for new labels in each state, in the codes of document 1, A, Errors; null where it does. */
const REFUSALS = {
  NOT_READY: 'ORDER_NOT_READY',
  TO_FULFILL: 'ORDER_NOT_ACCEPTED',
  REJECTED: 'ORDER_NOT_ACCEPTED',
  ACCEPTED: null,
  PROCESSED: null,
  SHIPPED: 'INVALID_STATE',
  CANCEL_REQUESTED: 'ORDER_CANCEL_REQUESTED',
  CANCELLED: 'ORDER_CANCELLED',
  CLOSED: 'INVALID_STATE',
} as const satisfies Record<FulfillmentStatus, ErrorCode | null>;

/** Refuse what would change the labels of a fulfillment order whose state does not allow it. */
export function refuseLabelChange({ status }: FulfillmentOrder): void {
  const code = REFUSALS[status];
  if (code !== null) throw new Failure(code, `The labels of an order that is ${status.toLowerCase()} cannot change`, { status: status.toLowerCase() });
}

/** Refuse labels of a warehouse that makes its own. */
export function refuseOwnLabels({ labelsBy }: FulfillmentOrder): void {
  if (labelsBy === 'WAREHOUSE') throw new Failure('LABELS_NOT_ENABLED', 'The platform does not make the labels of this warehouse');
}

/** Labels as their warehouse sees them: once the fulfillment order shipped, only those that shipped with it, and the return label. */
export function shownLabels(labels: readonly Label[], { status }: FulfillmentOrder): readonly Label[] {
  const left = labels.filter(({ shipmentId, parcel }) => shipmentId !== null || parcel === RETURN_LABEL);
  return status === 'SHIPPED' && left.some(({ parcel }) => parcel !== RETURN_LABEL) ? left : labels;
}
