import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { claimDeliveries } from './claim-deliveries.js';
import { ClaimDeliveriesInput, ClaimedWebhookType, EnqueueDeliveriesInput, RecordAttemptInput } from './delivery-work.type.js';
import { enqueueDeliveries } from './enqueue-deliveries.js';
import type { ClaimedWebhook } from './prepare-claimed.js';
import { recordAttempts } from './record-attempts.js';

/** The delivery queue, for the relay and the sender. */
@Resolver()
export class DeliveryWorkResolver {
  @internal
  @Mutation(() => Int, { description: 'Enqueue events, once for each event and destination; returns the number of new deliveries.' })
  enqueueDeliveries(@Ctx() context: IdentityContext, @Arg('input', () => EnqueueDeliveriesInput, { description: 'The events.' }) input: EnqueueDeliveriesInput): Promise<number> {
    return enqueueDeliveries(context, input);
  }

  @internal
  @Mutation(() => [ClaimedWebhookType], { description: 'Claim due deliveries.' })
  claimDeliveries(@Ctx() context: IdentityContext, @Arg('input', () => ClaimDeliveriesInput, { description: 'The sender\'s free capacity and the profiles it can send by.' }) input: ClaimDeliveriesInput): Promise<ClaimedWebhook[]> {
    return claimDeliveries(context, input);
  }

  @internal
  @Mutation(() => [Boolean], { description: 'Record the outcomes of attempts; false for those whose claim was lost.' })
  recordAttempts(@Ctx() context: IdentityContext, @Arg('input', () => [RecordAttemptInput], { description: 'The attempts.' }) input: RecordAttemptInput[]): Promise<boolean[]> {
    return recordAttempts(context, input);
  }
}
