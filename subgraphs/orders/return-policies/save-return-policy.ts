import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { checkPolicy } from './check-policy.js';
import { policyAfter, type PolicyChange } from './policy-change.js';
import { findPolicy, insertPolicy, type SavedPolicy } from './return-policy.store.js';
import type { VersionedPolicy } from './return-policy.js';

/** Change the return policy: a new version, with what is left out as it was; needs commerce.manage. Sessions that are open keep the version they have. */
export function saveReturnPolicy({ database, clock, outbox }: OrdersDeps, context: CallContext, change: PolicyChange): Promise<VersionedPolicy> {
  requirePermission(context.principal, 'commerce.manage');
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'saveReturnPolicy' }, async () => {
    await transaction.takeChangeSequence(companyId); // of two who save at once one changes what the other saved
    const before = await findPolicy(transaction, companyId);
    const changed = policyAfter(before, change);
    checkPolicy(changed);
    const after: SavedPolicy = { ...changed, version: before.version + 1, savedAt: instant(clock) };
    await insertPolicy(transaction, companyId, after);
    transaction.recordChange({ kind: 'returnPolicy', id: String(companyId), before, after });
    await outbox.append(transaction, companyId, [{ type: 'return_policy.saved', cause: context, payload: { version: after.version } }]);
    return after;
  }));
}

/** The return policy as it is now; needs commerce.read. */
export function readReturnPolicy({ database }: OrdersDeps, { principal }: CallContext): Promise<VersionedPolicy> {
  requirePermission(principal, 'commerce.read');
  return findPolicy(database, principal.companyId);
}
