import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { refundsAutomatically } from './refund.store.js';

/** Whether missing units are refunded automatically. */
export function readAutomaticRefunds({ database }: OrdersDeps, { principal }: CallContext): Promise<boolean> {
  requirePermission(principal, 'commerce.read');
  return refundsAutomatically(database, principal.companyId);
}
