import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { claimDeliveries } from './claim-deliveries.js';
import { readDueWork, type DueWork } from './read-due-work.js';
import { ClaimDeliveriesInput, ClaimedWebhookType, DueWorkType, EnqueueDeliveriesInput, RecordAttemptInput } from './delivery-work.type.js';
import { enqueueDeliveries } from './enqueue-deliveries.js';
import type { ClaimedWebhook } from './prepare-claimed.js';
import { recordAttempts } from './record-attempts.js';

/** The delivery queue, for the relay and the sender. */
@Resolver()
export class DeliveryWorkResolver {
  @internal
  @Query(() => DueWorkType, { description: 'How long webhooks and mails have been due, for the metrics.' })
  dueWork(@Ctx() context: IdentityContext): Promise<DueWork> {
    return readDueWork(context);
  }

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
