import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { claimDeliveries, type ClaimedWebhook } from './claim-deliveries.js';
import { ClaimDeliveriesInput, ClaimedWebhookType, EnqueueDeliveriesInput, RecordAttemptInput } from './delivery-work.type.js';
import { enqueueDeliveries } from './enqueue-deliveries.js';
import { recordAttempt } from './record-attempt.js';

/** The queue of deliveries, for the relay and the sender. */
@Resolver()
export class DeliveryWorkResolver {
  @internal
  @Mutation(() => Int, { description: 'Note events to be sent, once for each event and connection; answers how many deliveries are new.' })
  enqueueDeliveries(@Ctx() context: IdentityContext, @Arg('input', () => EnqueueDeliveriesInput, { description: 'The events.' }) input: EnqueueDeliveriesInput): Promise<number> {
    return enqueueDeliveries(context, input);
  }

  @internal
  @Mutation(() => [ClaimedWebhookType], { description: 'Take deliveries that are due.' })
  claimDeliveries(@Ctx() context: IdentityContext, @Arg('input', () => ClaimDeliveriesInput, { description: 'What there is room for.' }) input: ClaimDeliveriesInput): Promise<ClaimedWebhook[]> {
    return claimDeliveries(context, input);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Note how an attempt ended; false when its claim was lost.' })
  recordAttempt(@Ctx() context: IdentityContext, @Arg('input', () => RecordAttemptInput, { description: 'The attempt.' }) input: RecordAttemptInput): Promise<boolean> {
    return recordAttempt(context, input);
  }
}
