import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { claimJobs, readJobs, type JobsClaimed } from './claim-jobs.js';
import { finishJob } from './finish-job.js';
import type { JobStanding } from './job.js';
import { ClaimJobsInput, FinishJobInput, JobClaimsType, JobType } from './job.type.js';

/** What is done by the clock, one run a job across processes. */
@Resolver()
export class JobResolver {
  @internal
  @Mutation(() => JobClaimsType, { description: 'Take the jobs that are due and keep those that run.' })
  claimJobs(@Ctx() context: IdentityContext, @Arg('input', () => ClaimJobsInput, { description: 'The process.' }) input: ClaimJobsInput): Promise<JobsClaimed> {
    return claimJobs(context, input);
  }

  @internal
  @Mutation(() => Int, { nullable: true, description: 'Note how a run ended; answers its failures in a row, or null when the job had gone to another process.' })
  finishJob(@Ctx() context: IdentityContext, @Arg('input', () => FinishJobInput, { description: 'The run.' }) input: FinishJobInput): Promise<number | null> {
    return finishJob(context, input);
  }

  @internal
  @Query(() => [JobType], { description: 'Every job of the deployment as it stands.' })
  jobs(@Ctx() context: IdentityContext): Promise<readonly JobStanding[]> {
    return readJobs(context);
  }
}
