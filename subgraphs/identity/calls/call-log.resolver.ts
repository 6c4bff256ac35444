import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { CallClaimType, CallEndingType, ClaimCallInput } from './call-claim.type.js';
import { FinishCallInput, LogCallInput } from './call-log.type.js';
import { claimCall, type CallClaim } from './claim-call.js';
import { finishCall, type CallEnding } from './finish-call.js';
import { logCall } from './log-call.js';
import { purgeCalls } from './purge-calls.js';

/** The writing side of the call log, for the surfaces. */
@Resolver()
export class CallLogResolver {
  @internal
  @Mutation(() => CallClaimType, { description: 'Claim the key of a call before it runs.' })
  claimCall(@Ctx() context: IdentityContext, @Arg('input', () => ClaimCallInput, { description: 'The call.' }) input: ClaimCallInput): Promise<CallClaim> {
    return claimCall(context, input);
  }

  @internal
  @Mutation(() => CallEndingType, { description: 'Store the answer of a claimed call, unless it has one or lost its key to a repetition.' })
  finishCall(@Ctx() context: IdentityContext, @Arg('input', () => FinishCallInput, { description: 'The answer.' }) input: FinishCallInput): Promise<CallEnding> {
    return finishCall(context, input);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Log a call that had no key.' })
  async logCall(@Ctx() context: IdentityContext, @Arg('input', () => LogCallInput, { description: 'The call with its answer.' }) input: LogCallInput): Promise<boolean> {
    await logCall(context, input);
    return true;
  }

  @internal
  @Mutation(() => Int, { description: 'Remove calls older than thirty days, and the oldest beyond the size of a company\'s log; answers how many.' })
  purgeCalls(@Ctx() context: IdentityContext): Promise<number> {
    return purgeCalls(context);
  }
}
