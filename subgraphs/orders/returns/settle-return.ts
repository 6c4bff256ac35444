import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { AlertType } from '../alerts/alert.js';
import { resolveAlertsOf } from '../alerts/alert.store.js';
import { raiseAlerts, type RaisedAlert } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { returnEvent, statusEvents, type ReturnEventType } from './return-events.js';
import { isToBeSent, type ReturnStatus } from './return-status.js';
import { insertReturn, saveReturn } from './return.store.js';
import type { Return } from './return.js';
import type { MovedReturn } from './returns-ports.js';
import { settle } from './settle.js';

/** A return that was opened or changed. */
export interface UnsettledReturn {
  readonly context: CallContext;
  /** As stored; as opened if it is new. */
  readonly before: Return;
  /** As changed, before its status is derived from what arrived. */
  readonly after: Return;
  readonly isNew?: boolean;
  /** Events besides that of its status. */
  readonly event?: ReturnEventType | undefined;
  readonly alerts?: readonly RaisedAlert[] | undefined;
}

/** Every change that may affect a return's status ends here: derive it, write the return and publish the events; answers it as stored. */
export async function settleReturn(deps: OrdersDeps, transaction: Transaction, { context, before, after: unsettled, isNew = false, event, alerts = [] }: UnsettledReturn): Promise<Return> {
  const { companyId } = context.principal;
  const { after, way } = settle(before, unsettled);
  const saved = await (isNew ? insertReturn(transaction, companyId, after) : saveReturn(transaction, companyId, { before, after }));
  await deps.outbox.append(transaction, companyId, [
    ...(isNew ? [returnEvent('return.created', { ...saved, status: before.status }, context)] : []),
    ...statusEvents(saved, { from: before.status, way }, context),
    ...(event ? [returnEvent(event, saved, context)] : []),
  ]);
  if (after.status !== before.status) await follow(deps, transaction, { context, before, after: saved, isNew });
  await raiseAlerts(deps, transaction, { cause: context, alerts });
  return saved;
}

/** What follows from another status. */
async function follow(deps: OrdersDeps, transaction: Transaction, { isNew, ...moved }: MovedReturn & { readonly isNew: boolean }): Promise<void> {
  if (!isNew) await deps.followReturn(transaction, moved);
  await endAlerts(deps, transaction, { companyId: moved.context.principal.companyId, after: moved.after });
}

async function endAlerts({ clock }: OrdersDeps, transaction: Transaction, { companyId, after: { id, status, exchangeOrderId } }: { companyId: number; after: Return }): Promise<void> {
  const isSent = exchangeOrderId !== null && !isToBeSent(status);
  for (const type of [...ANSWERED_BY[status] ?? [], ...isSent ? ['RETURN_NOT_SENT'] as const : []]) await resolveAlertsOf(transaction, companyId, { type, subjects: [id], at: instant(clock) });
}

/** Alerts that ask what to do with a return: whoever closes it has answered, and whoever cancels it needs no label. */
const ANSWERED_BY: Readonly<Partial<Record<ReturnStatus, readonly AlertType[]>>> =
  { CLOSED: ['RETURN_UNANNOUNCED', 'RETURN_NOT_COMPLIANT', 'RETURN_NOT_REFUNDED', 'RETURN_LABEL_FAILED'], CANCELLED: ['RETURN_LABEL_FAILED'] };
