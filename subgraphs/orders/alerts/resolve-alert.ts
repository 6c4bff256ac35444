import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findAlerts, resolveAlertRow } from './alert.store.js';

/** Resolve an alert; answers whether it was open. Throws NOT_FOUND. */
export function resolveAlert({ database, clock }: OrdersDeps, { principal }: CallContext, id: string): Promise<boolean> {
  requirePermission(principal, 'commerce.write');
  const { companyId } = principal;
  return database.inTransaction(async (transaction) => {
    const wasOpen = await resolveAlertRow(transaction, companyId, { id, at: instant(clock) });
    if (!wasOpen && (await findAlerts(transaction, companyId, { where: 'id = ?', parameters: [id], orderBy: 'id', limit: 1 })).length === 0) throw new Failure('NOT_FOUND', 'This alert does not exist');
    return wasOpen;
  });
}
