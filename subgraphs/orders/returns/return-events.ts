import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { Return } from './return.js';
import type { ReturnStatus } from './return-status.js';

/** The events of a return. */
export type ReturnEventType = 'return.created' | 'return.status_changed' | 'return.expected' | 'return.accepted' | 'return.received' | 'return.cancelled' | 'return.matched' | 'return.tags_changed' | 'return.label_made' | 'return.label_failed';

/** An event of a return, in the history of its order; a return without a known order has a history of its own. */
export const returnEvent = (type: ReturnEventType, subject: Return, cause: CallContext): DomainEvent => ({
  type,
  subject: subject.orderId ?? subject.id,
  ...(type === 'return.expected' && { audience: subject.locationId }), // its warehouse is notified (document 1, A, Events)
  cause,
  payload: {
    returnId: subject.id, returnNumber: subject.number, orderId: subject.orderId, orderNumber: subject.orderNumber, locationId: subject.locationId, status: subject.status,
    ...(type === 'return.received' && { compliant: subject.compliant }),
    ...(type === 'return.label_made' && { carrierCode: subject.carrierCode, trackingNumber: subject.trackingNumbers[0] ?? null }),
    ...(type === 'return.cancelled' && { reason: subject.cancelReason }),
  },
});

interface Passed {
  readonly from: ReturnStatus;
  /** The statuses it passed after `from`, in order. */
  readonly way: readonly ReturnStatus[];
}

/** The events of the public states a return passed; `return.expected` if its warehouse waits for it at the end. */
export function statusEvents(subject: Return, { from, way }: Passed, cause: CallContext): DomainEvent[] {
  const changes = way.map((status, index): DomainEvent => {
    const event = returnEvent('return.status_changed', { ...subject, status }, cause);
    return { ...event, payload: { ...event.payload, previousStatus: way[index - 1] ?? from } };
  });
  return way.at(-1) === 'AWAITING_RECEIPT' ? [...changes, returnEvent('return.expected', subject, cause)] : changes;
}
