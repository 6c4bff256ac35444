import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { CallClaimType, CallEndingType, ClaimCallInput } from './call-claim.type.js';
import { FinishCallInput, LogCallInput } from './call-log.type.js';
import { claimCall, type CallClaim } from './claim-call.js';
import { finishCall, type CallEnding } from './finish-call.js';
import { logCall } from './log-call.js';
import { purgeCalls } from './purge-calls.js';

/** Writes to the call log, for the surfaces. */
@Resolver()
export class CallLogResolver {
  @internal
  @Mutation(() => CallClaimType, { description: 'Claim the idempotency key of a call before it runs.' })
  claimCall(@Ctx() context: IdentityContext, @Arg('input', () => ClaimCallInput, { description: 'The call.' }) input: ClaimCallInput): Promise<CallClaim> {
    return claimCall(context, input);
  }

  @internal
  @Mutation(() => CallEndingType, { description: 'Store the response of a claimed call, unless it has one or has lost its key to a retry.' })
  finishCall(@Ctx() context: IdentityContext, @Arg('input', () => FinishCallInput, { description: 'The response.' }) input: FinishCallInput): Promise<CallEnding> {
    return finishCall(context, input);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Log a call without an idempotency key. False: nothing was logged, because `answerBodyHash` alone names a body that is not known to be stored; send it with the body.' })
  logCall(@Ctx() context: IdentityContext, @Arg('input', () => LogCallInput, { description: 'The call with its response.' }) input: LogCallInput): Promise<boolean> {
    return logCall(context, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Remove calls older than thirty days, and the oldest calls beyond a company\'s maximum log size; returns their number.' })
  purgeCalls(@Ctx() context: IdentityContext): Promise<number> {
    return purgeCalls(context);
  }
}
