import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { changeDestination, createDestination, deleteDestination, type ChangedDestination } from './change-destination.js';
import { DestinationOwnerInput } from './delivery-work.type.js';
import type { Destination } from './destination.js';
import { ChangeDestinationInput, ChangedDestinationType, CreateDestinationInput, DeleteDestinationInput, DestinationType } from './destination.type.js';
import { readDestinations, type DestinationWithHealth } from './read-destinations.js';

const COMPANY = { nullable: true, description: 'The company; defaults to the caller\'s own.' };

/** Webhook destinations besides connections' own webhooks, for the surfaces. */
@Resolver()
export class DestinationResolver {
  @internal
  @Query(() => [DestinationType], { description: 'The destinations of an owner, oldest first, with their last successful and failed attempts.' })
  webhookDestinations(
    @Ctx() context: IdentityContext, @Arg('owner', () => DestinationOwnerInput, { description: 'The owner.' }) owner: DestinationOwnerInput,
    @Arg('companyId', () => GraphQLSafeInt, COMPANY) companyId?: number,
  ): Promise<DestinationWithHealth[]> {
    return readDestinations(context, { companyId, owner });
  }

  @internal
  @Mutation(() => ChangedDestinationType, { description: 'Add a webhook destination.' })
  createWebhookDestination(@Ctx() context: IdentityContext, @Arg('input', () => CreateDestinationInput, { description: 'The destination.' }) input: CreateDestinationInput): Promise<ChangedDestination> {
    return createDestination(context, input);
  }

  @internal
  @Mutation(() => ChangedDestinationType, { description: 'Change a destination; deactivating it suppresses its waiting deliveries.' })
  changeWebhookDestination(@Ctx() context: IdentityContext, @Arg('input', () => ChangeDestinationInput, { description: 'The changes.' }) input: ChangeDestinationInput): Promise<ChangedDestination> {
    return changeDestination(context, input);
  }

  @internal
  @Mutation(() => DestinationType, { description: 'Remove a destination and suppress its waiting deliveries. Returns the removed destination.' })
  deleteWebhookDestination(@Ctx() context: IdentityContext, @Arg('input', () => DeleteDestinationInput, { description: 'The destination to remove.' }) input: DeleteDestinationInput): Promise<Destination> {
    return deleteDestination(context, input);
  }
}
