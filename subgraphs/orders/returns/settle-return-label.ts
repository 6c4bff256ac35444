import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { findOpenSubjects, resolveAlertsOf } from '../alerts/alert.store.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { dropLabel, storeFailure, storeLabel, type LabelClaim, type StoredLabel } from './claimed-label.store.js';
import { ALERTED_AT, MOST_ATTEMPTS, nextAttempt } from './return-label.js';
import { findReturnLabels } from './return-label.store.js';
import { returnEvent } from './return-events.js';
import { findReturnsById } from './return.store.js';
import type { Return } from './return.js';
import { settleReturn } from './settle-return.js';

/** The label of a return that was made. */
type MadeReturnLabel = Omit<StoredLabel, 'madeAt' | keyof LabelClaim>;

/** How making the label of a return ended; it is unneeded where the return moved, arrived or was cancelled before. */
export type LabelResult = { readonly made: MadeReturnLabel } | { readonly reason: string } | { readonly isUnneeded: true };

interface Ended {
  readonly claim: LabelClaim;
  readonly result: LabelResult;
}

interface Settling extends Ended {
  readonly context: CallContext;
  readonly before: Return;
}

/** Keep what became of the label of a return, in one transaction with the number that the return has from then on. Where another process has claimed it meanwhile, that one's label counts. */
export function settleReturnLabel(deps: OrdersDeps, context: CallContext, { claim, result }: Ended): Promise<void> {
  const { companyId } = context.principal;
  return deps.database.inTransaction(async (transaction) => {
    const [before] = await findReturnsById(transaction, companyId, [claim.returnId]);
    if ('isUnneeded' in result || before?.status === 'CANCELLED') return drop(deps, transaction, { companyId, claim });
    if ('reason' in result || !before) return fail(deps, transaction, { context, before, claim, reason: 'reason' in result ? result.reason : 'What is known of this return cannot be read' });
    return keep(deps, transaction, { context, before, claim, made: result.made });
  });
}

async function drop({ clock }: OrdersDeps, transaction: Transaction, { companyId, claim }: { readonly companyId: number; readonly claim: LabelClaim }): Promise<void> {
  if (await dropLabel(transaction, companyId, claim)) await resolveAlertsOf(transaction, companyId, { type: 'RETURN_LABEL_FAILED', subjects: [claim.returnId], at: instant(clock) });
}

async function keep(deps: OrdersDeps, transaction: Transaction, { context, before, claim, made }: Omit<Settling, 'result'> & { readonly made: MadeReturnLabel }): Promise<void> {
  const { companyId } = context.principal;
  const madeAt = instant(deps.clock);
  if (!await storeLabel(transaction, companyId, { ...claim, ...made, madeAt })) return;
  const { carrierCode, carrierName, trackingNumber } = made;
  await settleReturn(deps, transaction, { context, before, after: { ...before, carrierCode, carrierName, trackingNumbers: [trackingNumber] }, event: 'return.label_made' });
  await resolveAlertsOf(transaction, companyId, { type: 'RETURN_LABEL_FAILED', subjects: [before.id], at: madeAt });
}

async function fail(deps: OrdersDeps, transaction: Transaction, { context, before, claim, reason }: Pick<Settling, 'context' | 'claim'> & { readonly before: Return | undefined; readonly reason: string }): Promise<void> {
  const { companyId } = context.principal;
  const attempts = ((await findReturnLabels(transaction, companyId, [claim.returnId])).get(claim.returnId)?.attempts ?? 0) + 1;
  if (!await storeFailure(transaction, companyId, { ...claim, attempts, reason, dueAt: nextAttempt(attempts, instant(deps.clock)) })) return;
  if (!before) return;
  const event = returnEvent('return.label_failed', before, context);
  await deps.outbox.append(transaction, companyId, [{ ...event, payload: { ...event.payload, attempts, reason } }]);
  if (attempts === ALERTED_AT || attempts === MOST_ATTEMPTS) await alert(deps, transaction, { context, before, reason });
}

/** Alert staff, unless they are already. */
async function alert(deps: OrdersDeps, transaction: Transaction, { context, before: { id, number }, reason }: Pick<Settling, 'context' | 'before'> & { readonly reason: string }): Promise<void> {
  const open = await findOpenSubjects(transaction, context.principal.companyId, { types: ['RETURN_LABEL_FAILED'], subjects: [id] });
  if (open.length > 0) return;
  await raiseAlerts(deps, transaction, { cause: context, alerts: [{ type: 'RETURN_LABEL_FAILED', subject: id, message: `The label of return ${number} could not be made: ${reason}` }] });
}
