import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { resetLabel } from './claimed-label.store.js';
import { requireReturn } from './read-returns.js';
import { findReturnLabels } from './return-label.store.js';
import { isToBeSent } from './return-status.js';
import type { Return } from './return.js';

/** Staff have the label of a return made now, with all its attempts before it. INVALID_STATE for a return that was given none, whose label is made, or that needs none any more. */
export function makeReturnLabelAgain(deps: OrdersDeps, context: CallContext, { reference }: { readonly reference: string }): Promise<Return> {
  requirePermission(context.principal, 'commerce.write');
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'makeReturnLabelAgain' }, async () => {
    const found = await requireReturn(transaction, context, reference);
    const before = (await findReturnLabels(transaction, companyId, [found.id])).get(found.id);
    if (!before) throw new Failure('INVALID_STATE', 'This return has no label');
    if (before.status === 'READY') throw new Failure('INVALID_STATE', 'The label of this return is made');
    if (!isToBeSent(found.status)) throw new Failure('INVALID_STATE', 'This return needs no label any more', { status: found.status.toLowerCase() });
    const now = instant(deps.clock);
    await resetLabel(transaction, companyId, { returnId: found.id, now });
    transaction.recordChange({ kind: 'returnLabel', id: found.id, before, after: { ...before, status: 'PENDING', attempts: 0, failureReason: null, dueAt: before.isBeingMade ? before.dueAt : now } });
    return found;
  }));
}
