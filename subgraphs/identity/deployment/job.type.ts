import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';

@internal
@InputType('KnownJobInput', { description: 'A job that a process can run.' })
export class KnownJobInput {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Interval after a successful run, in milliseconds.' })
  everyMilliseconds!: number;
}

@internal
@InputType('HeldJobInput', { description: 'A job that a process runs.' })
export class HeldJobInput {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ID, { description: 'Claim token.' })
  token!: string;
}

@internal
@InputType('ClaimJobsInput', { description: 'The jobs a process can start, and those it runs.' })
export class ClaimJobsInput {
  @Field(() => [KnownJobInput], { description: 'Jobs it can start now.' })
  jobs!: KnownJobInput[];

  @Field(() => [HeldJobInput], { description: 'Jobs it runs; their leases are extended.' })
  running!: HeldJobInput[];
}

@internal
@ObjectType('ClaimedJob', { description: 'A claimed job.' })
export class ClaimedJobType {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ID, { description: 'Claim token, required to finish the job.' })
  token!: string;
}

@internal
@ObjectType('JobClaims', { description: 'The jobs a process has claimed and lost.' })
export class JobClaimsType {
  @Field(() => [ClaimedJobType], { description: 'Claimed jobs, to be run and finished.' })
  claimed!: readonly ClaimedJobType[];

  @Field(() => [ID], { description: 'Tokens of running jobs whose lease another process has taken over.' })
  lost!: readonly string[];
}

@internal
@InputType('FinishJobInput', { description: 'The outcome of a run.' })
export class FinishJobInput extends HeldJobInput {
  @Field(() => Int, { description: 'Interval after a successful run, in milliseconds.' })
  everyMilliseconds!: number;

  @Field(() => Boolean, { description: 'Whether it failed; the wait until the retry grows with consecutive failures.' })
  hasFailed!: boolean;
}

@internal
@ObjectType('Job', { description: 'A scheduled job of the deployment.' })
export class JobType {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Consecutive runs that failed or were never reported.' })
  failures!: number;
}
