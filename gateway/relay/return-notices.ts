import { DueReturnNoticesDocument } from './operations/due-return-notices.generated.js';
import { QueueReturnNotificationsDocument } from './operations/queue-return-notifications.generated.js';
import type { CompanyEvents, Run } from './route.js';

/** The events that shoppers may be mailed of, where they name a return. */
const OF_RETURNS: ReadonlySet<string> = new Set(['return.created', 'return.label_made', 'return.label_failed', 'return.status_changed', 'return.cancelled', 'refund.recorded', 'store_credit.issued']);

/** An order that left may be what a shopper gets instead. */
const LEFT = 'shipment.shipped';

interface Payload {
  readonly returnId?: string | null;
  readonly orderId?: string | null;
}

/** Mail the shoppers of returns of which something happened: orders says what is due, identity queues each mail once. */
export async function notifyOfReturns(run: Run, { companyId, events }: CompanyEvents): Promise<void> {
  const returnIds = [...new Set(events.flatMap(({ type, payload }) => (OF_RETURNS.has(type) ? (payload as Payload).returnId ?? [] : [])))];
  const shippedOrderIds = [...new Set(events.flatMap(({ type, payload }) => (type === LEFT ? (payload as Payload).orderId ?? [] : [])))];
  if (returnIds.length + shippedOrderIds.length === 0) return;
  const { dueReturnNotices: due } = await run(DueReturnNoticesDocument, { returnIds, shippedOrderIds }, companyId);
  if (due.length > 0) await run(QueueReturnNotificationsDocument, { due: [...due] }, companyId);
}
