import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { raiseAlerts, type RaisedAlert } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { returnEvent, statusEvents, type ReturnEventType } from './return-events.js';
import { insertReturn, saveReturn } from './return.store.js';
import type { Return } from './return.js';
import { settle } from './settle.js';

/** A return that was opened or changed. */
export interface UnsettledReturn {
  readonly context: CallContext;
  /** As it is stored; as it was opened where it is new. */
  readonly before: Return;
  /** As it is to be, but for the status that follows from what arrived. */
  readonly after: Return;
  readonly isNew?: boolean;
  /** What is published besides the change of its status. */
  readonly event?: ReturnEventType | undefined;
  readonly alerts?: readonly RaisedAlert[] | undefined;
}

/** Where every change that may move a return ends: derive its status, write it, and publish what happened; answers it as it is then. */
export async function settleReturn(deps: OrdersDeps, transaction: Transaction, { context, before, after: unsettled, isNew = false, event, alerts = [] }: UnsettledReturn): Promise<Return> {
  const { companyId } = context.principal;
  const { after, way } = settle(before, unsettled);
  const saved = await (isNew ? insertReturn(transaction, companyId, after) : saveReturn(transaction, companyId, { before, after }));
  await deps.outbox.append(transaction, companyId, [
    ...(isNew ? [returnEvent('return.created', { ...saved, status: before.status }, context)] : []),
    ...statusEvents(saved, { from: before.status, way }, context),
    ...(event ? [returnEvent(event, saved, context)] : []),
  ]);
  await raiseAlerts(deps, transaction, { cause: context, alerts });
  return saved;
}
