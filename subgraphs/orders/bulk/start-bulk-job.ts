import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { refuseLongTexts } from '#contract/fits.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { MOST_IN_JOB, MOST_OPEN_JOBS, type BulkJob } from './bulk-job.js';
import { insertJobOrders } from './bulk-job-order.store.js';
import { countOpenJobs, insertJob } from './bulk-job.store.js';
import { checkParameters } from './check-parameters.js';
import { chosenOrders, type ChosenOrders } from './chosen-orders.js';
import type { BulkAction, ChangeParameters } from './order-changes.js';

const LONGEST_REFERENCE = 200;

/** What a job is to do, and to which orders. */
export interface StartBulkJob<Action extends BulkAction> {
  readonly action: Action;
  readonly parameters: ChangeParameters[Action];
  readonly chosen: ChosenOrders;
}

/**
 * Start a job that changes the chosen orders one after the other, each as the mutation of a single one does, in the name and with the rights of the caller. Which
 * orders is settled now; what has become of them when their turn comes decides whether they are changed. INVALID_STATE
 * while so many jobs of the company are open that another would only wait.
 */
export async function startBulkJob<Action extends BulkAction>(deps: OrdersDeps, context: CallContext, { action, parameters, chosen }: StartBulkJob<Action>): Promise<BulkJob> {
  const references = await chosenOrders(deps, context, { chosen, most: MOST_IN_JOB });
  await checkParameters(deps, context, { action, parameters });
  for (const reference of references) refuseLongTexts({ references: [reference, LONGEST_REFERENCE] });
  const { principal: { companyId, actor, userId = null, tokenId = null, permissions = [] }, via } = context;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'startBulkJob' }, async () => {
    if (await countOpenJobs(transaction, companyId) >= MOST_OPEN_JOBS) throw new Failure('INVALID_STATE', `${String(MOST_OPEN_JOBS)} jobs have not ended yet; start this one when one of them has, or end one with cancelBulkJob`, { status: 'open' });
    const job: BulkJob = { id: deps.ids.next(), action, status: 'QUEUED', total: references.length, changed: 0, refused: 0, startedBy: actor, createdAt: instant(deps.clock), startedAt: null, endedAt: null };
    await insertJob(transaction, companyId, { job, parameters, authority: { userId, tokenId, permissions, via } });
    await insertJobOrders(transaction, companyId, { jobId: job.id, references });
    transaction.recordChange({ kind: 'bulkJob', id: job.id, before: null, after: job });
    return job;
  }));
}
