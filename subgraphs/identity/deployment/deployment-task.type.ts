import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';

@internal
@InputType('ClaimDeploymentTaskInput', { description: 'A claim of a task of the deployment.' })
export class ClaimDeploymentTaskInput {
  @Field(() => String, { description: 'Name of the task.' })
  name!: string;

  @Field(() => ID, { description: 'The process.' })
  owner!: string;

  @Field(() => Int, { description: 'Length of the lease in seconds.' })
  seconds!: number;
}

@internal
@InputType('FinishDeploymentTaskInput', { description: 'The result of a task of the deployment.' })
export class FinishDeploymentTaskInput {
  @Field(() => String, { description: 'Name of the task.' })
  name!: string;

  @Field(() => ID, { description: 'The process that held it.' })
  owner!: string;

  @Field(() => String, { nullable: true, description: 'The result, for later claims; stored sealed.' })
  result?: string;
}

@internal
@ObjectType('DeploymentTaskClaim', { description: 'The result of claiming a task.' })
export class DeploymentTaskClaimType {
  @Field(() => Boolean, { description: 'Whether this process holds the task; otherwise another one does.' })
  isOwner!: boolean;

  @Field(() => String, { nullable: true, description: 'The stored result of an earlier run.' })
  result!: string | null;
}
