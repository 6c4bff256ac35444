import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { claimTask, finishTask, type TaskClaim } from './claim-task.js';
import { ClaimDeploymentTaskInput, DeploymentTaskClaimType, FinishDeploymentTaskInput } from './deployment-task.type.js';

/** What one process of a deployment does for all. */
@Resolver()
export class DeploymentTaskResolver {
  @internal
  @Mutation(() => DeploymentTaskClaimType, { description: 'Take a task of the deployment, or prolong the lease on it.' })
  claimDeploymentTask(@Ctx() context: IdentityContext, @Arg('input', () => ClaimDeploymentTaskInput, { description: 'The process.' }) input: ClaimDeploymentTaskInput): Promise<TaskClaim> {
    return claimTask(context, input);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Keep what a task made and give it back; false when it had gone to another process.' })
  finishDeploymentTask(@Ctx() context: IdentityContext, @Arg('input', () => FinishDeploymentTaskInput, { description: 'The result.' }) input: FinishDeploymentTaskInput): Promise<boolean> {
    return finishTask(context, input);
  }
}
