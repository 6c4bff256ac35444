import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';

@internal
@InputType('KnownJobInput', { description: 'A job that a process could run.' })
export class KnownJobInput {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'How long after a run that went well the next one is due.' })
  everyMilliseconds!: number;
}

@internal
@InputType('HeldJobInput', { description: 'A job that a process runs.' })
export class HeldJobInput {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ID, { description: 'The token it was claimed with.' })
  token!: string;
}

@internal
@InputType('ClaimJobsInput', { description: 'What a process could begin, and what it runs.' })
export class ClaimJobsInput {
  @Field(() => [KnownJobInput], { description: 'Jobs it could begin now.' })
  jobs!: KnownJobInput[];

  @Field(() => [HeldJobInput], { description: 'Jobs it runs: their leases are prolonged.' })
  running!: HeldJobInput[];
}

@internal
@ObjectType('ClaimedJob', { description: 'A job that is a process\'s now.' })
export class ClaimedJobType {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ID, { description: 'What its end is reported with.' })
  token!: string;
}

@internal
@ObjectType('JobClaims', { description: 'What a process got.' })
export class JobClaimsType {
  @Field(() => [ClaimedJobType], { description: 'Jobs to run and to report.' })
  claimed!: readonly ClaimedJobType[];

  @Field(() => [ID], { description: 'Tokens of running jobs that have gone to another process.' })
  lost!: readonly string[];
}

@internal
@InputType('FinishJobInput', { description: 'How a run of a job ended.' })
export class FinishJobInput extends HeldJobInput {
  @Field(() => Int, { description: 'How long after a run that went well the next one is due.' })
  everyMilliseconds!: number;

  @Field(() => Boolean, { description: 'Whether it failed: then it is tried again sooner, or later the more often it has failed.' })
  hasFailed!: boolean;
}

@internal
@ObjectType('Job', { description: 'Something that is done by the clock, once for all processes.' })
export class JobType {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'How many runs in a row failed or were lost with their process.' })
  failures!: number;
}
