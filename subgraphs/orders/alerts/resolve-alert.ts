import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findAlert, resolveAlertRow } from './alert.store.js';

/** Resolve an alert; answers whether it was open. Throws NOT_FOUND. */
export function resolveAlert({ database, clock, outbox }: OrdersDeps, call: CallContext, id: string): Promise<boolean> {
  const { principal } = call;
  requirePermission(principal, 'commerce.write');
  const { companyId } = principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context: call, clock, name: 'resolveAlert' }, async () => {
    const at = instant(clock);
    const before = await findAlert(transaction, companyId, id);
    if (!before) throw new Failure('NOT_FOUND', 'This alert does not exist');
    const wasOpen = await resolveAlertRow(transaction, companyId, { id, at });
    if (!wasOpen) return false;
    transaction.recordChange({ kind: 'alert', id, subject: before.subject ?? id, before, after: { ...before, resolvedAt: at } });
    await outbox.append(transaction, companyId, [{ type: 'alert.resolved', cause: call, payload: { alertId: id, type: before.type } }]); // without a subject: it is no part of an order's timeline
    return true;
  }));
}
