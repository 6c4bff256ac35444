import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { claimJobs, readJobs, type JobsClaimed } from './claim-jobs.js';
import { finishJob } from './finish-job.js';
import type { JobStanding } from './job.js';
import { ClaimJobsInput, FinishJobInput, JobClaimsType, JobType } from './job.type.js';

/** Scheduled jobs; each runs in one process at a time. */
@Resolver()
export class JobResolver {
  @internal
  @Mutation(() => JobClaimsType, { description: 'Claim due jobs and extend the leases of running ones.' })
  claimJobs(@Ctx() context: IdentityContext, @Arg('input', () => ClaimJobsInput, { description: 'The process.' }) input: ClaimJobsInput): Promise<JobsClaimed> {
    return claimJobs(context, input);
  }

  @internal
  @Mutation(() => Int, { nullable: true, description: 'Record the outcome of a run; returns its consecutive failures, or null when another process had taken over the job.' })
  finishJob(@Ctx() context: IdentityContext, @Arg('input', () => FinishJobInput, { description: 'The run.' }) input: FinishJobInput): Promise<number | null> {
    return finishJob(context, input);
  }

  @internal
  @Query(() => [JobType], { description: 'The state of every scheduled job.' })
  jobs(@Ctx() context: IdentityContext): Promise<readonly JobStanding[]> {
    return readJobs(context);
  }
}
