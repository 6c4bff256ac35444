import { setImmediate as endOfTurn } from 'node:timers/promises';
import { ago, clockOf, instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Permission } from '#contract/permissions.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { audited } from '#subgraph-kit/audit/audited.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { hasEnded, LONGEST_SLICE_MILLISECONDS, nextBulkJobStatus, SLICE, type BulkJob, type BulkJobStatus } from './bulk-job.js';
import { findWaitingOrders, saveOutcomes, type WaitingOrder } from './bulk-job-order.store.js';
import { findClaimed, findJob, findParameters, saveProgress, type Claim, type ClaimedJob } from './bulk-job.store.js';
import { BULK_OPERATIONS, changeOfJob } from './order-changes.js';
import { orderOutcome, type OrderOutcome } from './order-outcome.js';

/** A claimed job, and what its starter may do now. */
export interface RunBulkSlice extends Claim {
  readonly companyId: number;
  readonly permissions: readonly Permission[];
}

/**
 * Change the next orders of a claimed job, each in a transaction of its own, note what became of them and free the job for its next turn. Killed before it is noted,
 * an order is found done by its command when its turn comes again. UNAVAILABLE where an order could not be tried: it keeps waiting. Answers the job; null where
 * another process has it by now.
 */
export async function runBulkSlice(deps: OrdersDeps, { principal }: CallContext, { companyId, id, token, permissions }: RunBulkSlice): Promise<BulkJob | null> {
  requireScope(principal, 'system');
  const claimed = await findClaimed(deps.database, companyId, { id, token });
  if (!claimed) return null;
  const parameters = await findParameters(deps.database, companyId, claimed.job);
  const tried = parameters ? await changeSlice(deps, companyId, { claimed, parameters, permissions }) : [];
  const done = tried.filter((outcome) => !isAway(outcome));
  const job = await deps.database.inTransaction((transaction) => noted(transaction, companyId, { token, job: claimed.job, outcomes: done, isReadable: parameters !== undefined, at: instant(clockOf(deps.clock, companyId)) }));
  if (done.length < tried.length) throw new Failure('UNAVAILABLE', tried.find(isAway)?.refusal?.message ?? '');
  return job;
}

type Tried = OrderOutcome & WaitingOrder;

const isAway = ({ refusal }: OrderOutcome): boolean => refusal?.code === 'UNAVAILABLE';

interface Slice {
  readonly claimed: ClaimedJob;
  readonly parameters: object;
  readonly permissions: readonly Permission[];
}

/** The outcomes of the next orders, as far as time allows and until the job is cancelled; the last one shows where something was unavailable. */
async function changeSlice(deps: OrdersDeps, companyId: number, { claimed, parameters, permissions }: Slice): Promise<Tried[]> {
  const { job: { id, action } } = claimed;
  const context = contextOf(companyId, claimed, permissions);
  const began = instant(deps.clock);
  const outcomes: Tried[] = [];
  for (const { place, reference } of await findWaitingOrders(deps.database, companyId, { jobId: id, most: SLICE })) {
    if (ago(deps.clock, LONGEST_SLICE_MILLISECONDS) > began || await isOver(deps, companyId, id)) break;
    const auditing = { call: context, clock: deps.clock, ids: deps.ids, operation: BULK_OPERATIONS[action], input: { input: { jobId: id, reference, ...parameters } } };
    const own: OrdersDeps = Object.assign({}, deps.inTimeOf(deps, companyId), { database: audited(deps.database, auditing) });
    const outcome = await orderOutcome(deps.log, context, { reference, change: changeOfJob(own, action, parameters) });
    outcomes.push(Object.assign({ place }, outcome));
    if (isAway(outcome)) break;
    await endOfTurn(); // SQLite answers at once: other callers would wait for the end of the slice
  }
  return outcomes;
}

async function isOver({ database }: OrdersDeps, companyId: number, id: string): Promise<boolean> {
  const job = await findJob(database, companyId, id);
  return job === undefined || hasEnded(job.status);
}

/** The context of each order's change: the starter's, with the rights that are left of those the job was started with. */
const contextOf = (companyId: number, { job: { id, startedBy }, authority, leaseEnd }: ClaimedJob, permissions: readonly Permission[]): CallContext => ({
  principal: {
    kind: 'staff', companyId, actor: startedBy, scopes: [], permissions: authority.permissions.filter((permission) => permissions.includes(permission)),
    ...(authority.userId !== null && { userId: authority.userId }),
    ...(authority.tokenId !== null && { tokenId: authority.tokenId }),
  },
  requestId: id,
  via: authority.via,
  command: { id, expiresAt: leaseEnd },
});

interface Noting {
  readonly token: string;
  readonly job: BulkJob;
  readonly outcomes: readonly Tried[];
  readonly isReadable: boolean;
  readonly at: Instant;
}

/** The job with what became of a slice of its orders; null, and nothing noted, where another process has it by now. */
async function noted(transaction: Transaction, companyId: number, { token, job: { id }, outcomes, isReadable, at }: Noting): Promise<BulkJob | null> {
  const { job } = await findClaimed(transaction, companyId, { id, token }) ?? {};
  if (!job) return null;
  await saveOutcomes(transaction, companyId, { jobId: id, outcomes });
  const isDone = (await findWaitingOrders(transaction, companyId, { jobId: id, most: 1 })).length === 0;
  const status = statusAfter(job, { isReadable, isDone });
  const refused = outcomes.filter(({ refusal }) => refusal !== null).length;
  const after: BulkJob = Object.assign({}, job, {
    status, changed: job.changed + outcomes.length - refused, refused: job.refused + refused, startedAt: job.startedAt ?? at, endedAt: hasEnded(status) ? job.endedAt ?? at : null,
  });
  await saveProgress(transaction, companyId, { before: job, token, after });
  return after;
}

function statusAfter({ status }: BulkJob, { isReadable, isDone }: { isReadable: boolean; isDone: boolean }): BulkJobStatus {
  if (hasEnded(status)) return status;
  const running = nextBulkJobStatus(status, 'begin');
  if (!isReadable) return nextBulkJobStatus(running, 'fail');
  return isDone ? nextBulkJobStatus(running, 'complete') : running;
}
