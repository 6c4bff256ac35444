import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { AlertType } from './alert.js';
import { insertAlerts } from './alert.store.js';

/** A new alert. */
export interface RaisedAlert {
  readonly type: AlertType;
  readonly subject?: string;
  /** The location whose work it stops, unless that is the subject. */
  readonly locationId?: string;
  readonly message: string;
}

/** Raise alerts for the merchant's staff, in the transaction of the cause; each is also an event `alert.raised`. */
export async function raiseAlerts({ ids, clock, outbox }: OrdersDeps, transaction: Transaction, { cause, alerts }: { cause: CallContext; alerts: readonly RaisedAlert[] }): Promise<void> {
  if (alerts.length === 0) return;
  const { companyId } = cause.principal;
  const raised = alerts.map(({ type, subject, locationId, message }) => ({ id: ids.next(), type, subject: subject ?? null, locationId: locationId ?? null, message, raisedAt: instant(clock), resolvedAt: null }));
  await insertAlerts(transaction, companyId, raised);
  await outbox.append(transaction, companyId, raised.map(({ id, type, subject, message }) => ({
    type: 'alert.raised', cause, ...(subject !== null && { subject }), payload: { alertId: id, type, subject, message },
  })));
}
