import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';

/** The events of shipments and refunds. */
export type OrderRecordEventType = 'shipment.shipped' | 'shipment.tracking_updated' | 'shipment.voided' | 'refund.recorded' | 'refund.linked';

/** An event of a shipment or a refund, in the history of its order. */
export const orderRecordEvent = (type: OrderRecordEventType, { orderId, number }: { orderId: string; number: string }, { cause, record }: { cause: CallContext; record: Readonly<Record<string, unknown>> }): DomainEvent =>
  ({ type, subject: orderId, cause, payload: { orderId, number, ...record } });
