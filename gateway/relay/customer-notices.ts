import { DueCustomerNoticesDocument } from './operations/due-customer-notices.generated.js';
import { QueueCustomerNotificationsDocument } from './operations/queue-customer-notifications.generated.js';
import type { CompanyEvents, Run } from './route.js';

const TRACKED = 'shipment.tracking_updated';

/** Mail the customers of shipments whose status changed: orders says what is due, identity queues each mail once. */
export async function notifyCustomers(run: Run, { companyId, events }: CompanyEvents): Promise<void> {
  const shipmentIds = [...new Set(events.flatMap(({ type, payload }) => (type === TRACKED ? ofCarrier(payload as TrackedPayload) : [])))];
  if (shipmentIds.length === 0) return;
  const { dueCustomerNotices: due } = await run(DueCustomerNoticesDocument, { shipmentIds }, companyId);
  if (due.length > 0) await run(QueueCustomerNotificationsDocument, { due: [...due] }, companyId);
}

interface TrackedPayload {
  readonly shipmentId: string;
  /** When it happened, as the carrier says; absent where staff marked the shipment, of which customers are not mailed. */
  readonly at?: string | null;
}

const ofCarrier = ({ shipmentId, at }: TrackedPayload): string[] => (at == null ? [] : [shipmentId]);
