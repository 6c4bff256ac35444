import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { refundsAutomatically, saveAutomaticRefunds } from './refund.store.js';

/** Set whether missing units are refunded automatically; answers the setting. */
export async function setAutomaticRefunds({ database, clock, outbox }: OrdersDeps, context: CallContext, automatic: boolean): Promise<boolean> {
  const { principal: { companyId } } = context;
  requirePermission(context.principal, 'commerce.manage');
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'setAutomaticRefunds' }, async () => {
    transaction.recordChange({ kind: 'settings', id: String(companyId), before: { automaticRefunds: await refundsAutomatically(transaction, companyId) }, after: { automaticRefunds: automatic } });
    await saveAutomaticRefunds(transaction, companyId, automatic);
    await outbox.append(transaction, companyId, [{ type: 'settings.changed', cause: context, payload: { automaticRefunds: automatic } }]);
    return automatic;
  }));
}
