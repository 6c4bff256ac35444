import { instant } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { resolveAlertRow } from './alert.store.js';

/** Say that an alert is done; answers whether it was open. */
export function resolveAlert({ database, clock }: OrdersDeps, { principal }: CallContext, id: string): Promise<boolean> {
  requireScope(principal, 'staff:write');
  return database.inTransaction((transaction) => resolveAlertRow(transaction, principal.companyId, { id, at: instant(clock) }));
}
