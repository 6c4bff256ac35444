import { clockOf } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { isAwaited } from '../returns/return-label.js';
import { findPrintedReturnLabel, findReturnLabels } from '../returns/return-label.store.js';
import { requireHeldReturn, type Tokened } from './portal-return.js';

/** The label of the return of a token, a PDF in base64. LABELS_NOT_ENABLED where it has none or is cancelled, LABELS_NOT_READY with the seconds to wait while it is not made. */
export async function readPortalLabel({ database, clock }: OrdersDeps, context: CallContext, tokened: Tokened): Promise<string> {
  const { companyId, found } = await requireHeldReturn(database, context, tokened);
  const label = (await findReturnLabels(database, companyId, [found.id])).get(found.id);
  if (!label || found.status === 'CANCELLED' || (label.status !== 'READY' && !isAwaited(label))) throw new Failure('LABELS_NOT_ENABLED', 'This return has no label');
  const printed = label.status === 'READY' ? await findPrintedReturnLabel(database, companyId, found.id) : undefined;
  if (!printed) throw new Failure('LABELS_NOT_READY', 'The label is being made', { retryAfterSeconds: secondsUntil(label.isBeingMade ? null : label.dueAt, clockOf(clock, companyId).now().getTime()) });
  return printed.toString('base64');
}

const [SECOND, LEAST_SECONDS] = [1000, 5] as const;

const secondsUntil = (dueAt: string | null, now: number): number => Math.max(LEAST_SECONDS, dueAt === null ? 0 : Math.ceil((Date.parse(dueAt) - now) / SECOND));
