import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import { saveAutomaticRefunds } from './refund.store.js';

/** Choose whether missing pieces are refunded without being asked; answers the choice. */
export async function setAutomaticRefunds({ database, outbox }: OrdersDeps, context: CallContext, automatic: boolean): Promise<boolean> {
  const { principal: { companyId } } = context;
  requirePermission(context.principal, 'commerce.manage');
  await database.inTransaction(async (transaction) => {
    await saveAutomaticRefunds(transaction, companyId, automatic);
    await outbox.append(transaction, companyId, [{ type: 'settings.changed', cause: context, payload: { automaticRefunds: automatic } }]);
  });
  return automatic;
}
