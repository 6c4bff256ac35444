import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';

@internal
@InputType('ClaimDeploymentTaskInput', { description: 'A process that asks for a task of the deployment.' })
export class ClaimDeploymentTaskInput {
  @Field(() => String, { description: 'Which task.' })
  name!: string;

  @Field(() => ID, { description: 'The process.' })
  owner!: string;

  @Field(() => Int, { description: 'How long others wait when nothing more is heard of it.' })
  seconds!: number;
}

@internal
@InputType('FinishDeploymentTaskInput', { description: 'What a task of the deployment made.' })
export class FinishDeploymentTaskInput {
  @Field(() => String, { description: 'Which task.' })
  name!: string;

  @Field(() => ID, { description: 'The process that had it.' })
  owner!: string;

  @Field(() => String, { nullable: true, description: 'For the processes that come later; kept sealed.' })
  result?: string;
}

@internal
@ObjectType('DeploymentTaskClaim', { description: 'What became of a claim of a task.' })
export class DeploymentTaskClaimType {
  @Field(() => Boolean, { description: 'Whether the task is this process\'s now; otherwise another one works on it.' })
  isOwner!: boolean;

  @Field(() => String, { nullable: true, description: 'What the task made before.' })
  result!: string | null;
}
