import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { OrdersContext } from '../orders-context.js';
import { ClaimedBulkJobType, RunBulkSliceInput } from './bulk-job.type.js';
import { claimBulkJob } from './claim-bulk-job.js';
import { purgeBulkJobs } from './purge-bulk-jobs.js';
import { readWaitingJobs } from './read-waiting-jobs.js';
import { runBulkSlice } from './run-bulk-slice.js';

/** What works on jobs. */
@Resolver()
export class BulkWorkResolver {
  @internal
  @Query(() => DateTime, { nullable: true, description: 'Since when the longest waiting job waits for its turn, for the metrics; null where none does.' })
  bulkJobsWaitingSince(@Ctx() { deps, call }: OrdersContext) {
    return readWaitingJobs(deps, call);
  }

  @internal
  @Mutation(() => ClaimedBulkJobType, { nullable: true, description: 'Claim the job whose turn it is for a slice of its orders; null when there is none.' })
  claimBulkJob(@Ctx() { deps, call }: OrdersContext) {
    return claimBulkJob(deps, call);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Change the next orders of a claimed job and free it for its next turn; answers whether the claim still held.' })
  async runBulkSlice(@Arg('input', () => RunBulkSliceInput, { description: 'The job.' }) { permissions, ...claim }: RunBulkSliceInput, @Ctx() { deps, call }: OrdersContext) {
    return await runBulkSlice(deps, call, Object.assign(claim, { permissions: ALL_PERMISSIONS.filter((permission) => permissions.includes(permission)) })) !== null;
  }

  @internal
  @Mutation(() => Int, { description: 'Remove jobs that ended more than thirty days ago; answers how many.' })
  purgeBulkJobs(@Ctx() { deps, call }: OrdersContext) {
    return purgeBulkJobs(deps, call);
  }
}
