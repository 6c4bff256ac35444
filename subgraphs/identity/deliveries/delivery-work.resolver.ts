import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { claimDeliveries } from './claim-deliveries.js';
import { ClaimDeliveriesInput, ClaimedWebhookType, EnqueueDeliveriesInput, RecordAttemptInput } from './delivery-work.type.js';
import { enqueueDeliveries } from './enqueue-deliveries.js';
import type { ClaimedWebhook } from './prepare-claimed.js';
import { recordAttempts } from './record-attempts.js';

/** The queue of deliveries, for the relay and the sender. */
@Resolver()
export class DeliveryWorkResolver {
  @internal
  @Mutation(() => Int, { description: 'Note events to be sent, once for each event and destination; answers how many deliveries are new.' })
  enqueueDeliveries(@Ctx() context: IdentityContext, @Arg('input', () => EnqueueDeliveriesInput, { description: 'The events.' }) input: EnqueueDeliveriesInput): Promise<number> {
    return enqueueDeliveries(context, input);
  }

  @internal
  @Mutation(() => [ClaimedWebhookType], { description: 'Take deliveries that are due.' })
  claimDeliveries(@Ctx() context: IdentityContext, @Arg('input', () => ClaimDeliveriesInput, { description: 'What there is room for.' }) input: ClaimDeliveriesInput): Promise<ClaimedWebhook[]> {
    return claimDeliveries(context, input);
  }

  @internal
  @Mutation(() => [Boolean], { description: 'Note how attempts ended; false for those whose claim was lost.' })
  recordAttempts(@Ctx() context: IdentityContext, @Arg('input', () => [RecordAttemptInput], { description: 'The attempts.' }) input: RecordAttemptInput[]): Promise<boolean[]> {
    return recordAttempts(context, input);
  }
}
