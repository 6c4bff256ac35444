import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { internal } from '#subgraph-kit/directives.js';
import type { FailedTask } from '#subgraph-kit/failed-task.js';
import { FailedTaskType } from '#subgraph-kit/failed-task.type.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { FIRST } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Attempt } from './attempt.js';
import type { Delivery } from './delivery.js';
import { DeliveryAttemptType, DeliveryFilterInput, DeliveryPage, DeliveryType, RecoverDeliveriesInput, WebhookHealthType } from './delivery.type.js';
import { listDeliveries, listOwnDeliveries, readAttempts, readDelivery, readWebhookHealth, type WebhookHealth } from './read-deliveries.js';
import { listFailedDeliveries } from './list-failed-deliveries.js';
import { pingOwnWebhook, pingWebhook, recoverDeliveries, resendDelivery, resendOwnDelivery } from './send-again.js';

const FILTER = { nullable: true, description: 'Filters the list.' };
const ONE = { description: 'The delivery.' };
const CONNECTION = { description: 'The connection.' };

/** Webhook deliveries in the graph. */
@Resolver(() => DeliveryType)
export class DeliveryResolver {
  @Query(() => DeliveryPage, { description: 'The webhook deliveries of your company, newest first: to managers of the catalog those to its keys and collectors, to those of sites those to their websites.' })
  deliveries(
    @Ctx() context: IdentityContext, @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => DeliveryFilterInput, FILTER) filter?: DeliveryFilterInput,
  ): Promise<Page<Delivery>> {
    return listDeliveries(context, { filter, page });
  }

  @Query(() => DeliveryType, { description: 'A webhook delivery of your company.' })
  delivery(@Ctx() context: IdentityContext, @Arg('id', () => ID, ONE) id: string): Promise<Delivery> {
    return readDelivery(context, id);
  }

  @internal
  @Query(() => DeliveryPage, { description: 'The calling connection\'s own deliveries, newest first.' })
  ownDeliveries(
    @Ctx() context: IdentityContext, @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => DeliveryFilterInput, FILTER) filter?: DeliveryFilterInput,
  ): Promise<Page<Delivery>> {
    return listOwnDeliveries(context, { filter, page });
  }

  @Query(() => [FailedTaskType], { nullable: true, description: 'Webhook deliveries of your company that were given up, or failed and are retried, newest first; to managers of the catalog those to its keys and collectors, to those of sites those to their websites. Null with an error for those who may manage none of these.' })
  failedDeliveries(@Ctx() context: IdentityContext, @Arg('first', () => Int, FIRST) first: number): Promise<FailedTask[]> {
    return listFailedDeliveries(context, first);
  }

  @Query(() => WebhookHealthType, { description: 'Delivery statistics of a connection\'s receiver.' })
  webhookHealth(@Ctx() context: IdentityContext, @Arg('connectionId', () => ID, CONNECTION) connectionId: string): Promise<WebhookHealth> {
    return readWebhookHealth(context, connectionId);
  }

  @Mutation(() => DeliveryType, { description: 'Resend one delivery now, with the same event id: one that waits for its next attempt too.' })
  resendDelivery(@Ctx() context: IdentityContext, @Arg('id', () => ID, ONE) id: string): Promise<Delivery> {
    return resendDelivery(context, id);
  }

  @Mutation(() => Int, { description: 'Resend the deliveries to a connection that were given up since a time; returns their number.' })
  recoverDeliveries(@Ctx() context: IdentityContext, @Arg('input', () => RecoverDeliveriesInput, { description: 'The deliveries to resend.' }) input: RecoverDeliveriesInput): Promise<number> {
    return recoverDeliveries(context, input);
  }

  @Mutation(() => DeliveryType, { description: 'Send a connection an event of type ping, to test its receiver.' })
  pingWebhook(@Ctx() context: IdentityContext, @Arg('connectionId', () => ID, CONNECTION) connectionId: string): Promise<Delivery> {
    return pingWebhook(context, connectionId);
  }

  @internal
  @Mutation(() => DeliveryType, { description: 'Resend one of the calling connection\'s own deliveries.' })
  resendOwnDelivery(@Ctx() context: IdentityContext, @Arg('id', () => ID, ONE) id: string): Promise<Delivery> {
    return resendOwnDelivery(context, id);
  }

  @internal
  @Mutation(() => DeliveryType, { description: 'Send the calling connection an event of type ping.' })
  pingOwnWebhook(
    @Ctx() context: IdentityContext,
    @Arg('destinationId', () => ID, { nullable: true, description: 'Which of several webhooks.' }) destinationId?: string,
  ): Promise<Delivery> {
    return pingOwnWebhook(context, destinationId);
  }

  @FieldResolver(() => [DeliveryAttemptType], { description: 'Every attempt, in order.' })
  attempts(@Root() delivery: Delivery, @Ctx() context: IdentityContext): Promise<Attempt[]> {
    return readAttempts(context, delivery);
  }
}
