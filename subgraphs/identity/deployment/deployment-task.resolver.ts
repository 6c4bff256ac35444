import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { claimTask, finishTask, type TaskClaim } from './claim-task.js';
import { ClaimDeploymentTaskInput, DeploymentTaskClaimType, FinishDeploymentTaskInput } from './deployment-task.type.js';

/** Tasks that one process runs for the whole deployment. */
@Resolver()
export class DeploymentTaskResolver {
  @internal
  @Mutation(() => DeploymentTaskClaimType, { description: 'Claim a task of the deployment, or extend the lease on it.' })
  claimDeploymentTask(@Ctx() context: IdentityContext, @Arg('input', () => ClaimDeploymentTaskInput, { description: 'The process.' }) input: ClaimDeploymentTaskInput): Promise<TaskClaim> {
    return claimTask(context, input);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Store the result of a task and release its lease; false when another process had taken it over.' })
  finishDeploymentTask(@Ctx() context: IdentityContext, @Arg('input', () => FinishDeploymentTaskInput, { description: 'The result.' }) input: FinishDeploymentTaskInput): Promise<boolean> {
    return finishTask(context, input);
  }
}
