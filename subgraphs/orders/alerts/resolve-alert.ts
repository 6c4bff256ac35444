import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { resolveAlertRow } from './alert.store.js';

/** Resolve an alert; answers whether it was open. */
export function resolveAlert({ database, clock }: OrdersDeps, { principal }: CallContext, id: string): Promise<boolean> {
  requirePermission(principal, 'commerce.write');
  return database.inTransaction((transaction) => resolveAlertRow(transaction, principal.companyId, { id, at: instant(clock) }));
}
