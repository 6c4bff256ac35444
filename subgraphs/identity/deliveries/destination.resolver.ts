import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { changeDestination, createDestination, deleteDestination, type ChangedDestination } from './change-destination.js';
import { DestinationOwnerInput } from './delivery-work.type.js';
import type { Destination } from './destination.js';
import { ChangeDestinationInput, ChangedDestinationType, CreateDestinationInput, DeleteDestinationInput, DestinationType } from './destination.type.js';
import { readDestinations, type DestinationWithHealth } from './read-destinations.js';

const COMPANY = { nullable: true, description: 'The company; the caller\'s own where it has one.' };

/** Where webhooks are sent beside connections' own addresses, for the surfaces. */
@Resolver()
export class DestinationResolver {
  @internal
  @Query(() => [DestinationType], { description: 'The destinations of an owner, oldest first, with how their receivers did last.' })
  webhookDestinations(
    @Ctx() context: IdentityContext, @Arg('owner', () => DestinationOwnerInput, { description: 'Whose they are.' }) owner: DestinationOwnerInput,
    @Arg('companyId', () => GraphQLSafeInt, COMPANY) companyId?: number,
  ): Promise<DestinationWithHealth[]> {
    return readDestinations(context, { companyId, owner });
  }

  @internal
  @Mutation(() => ChangedDestinationType, { description: 'Send webhooks to one more address.' })
  createWebhookDestination(@Ctx() context: IdentityContext, @Arg('input', () => CreateDestinationInput, { description: 'The destination.' }) input: CreateDestinationInput): Promise<ChangedDestination> {
    return createDestination(context, input);
  }

  @internal
  @Mutation(() => ChangedDestinationType, { description: 'Change a destination; what waits for one that becomes inactive is not sent.' })
  changeWebhookDestination(@Ctx() context: IdentityContext, @Arg('input', () => ChangeDestinationInput, { description: 'What changes.' }) input: ChangeDestinationInput): Promise<ChangedDestination> {
    return changeDestination(context, input);
  }

  @internal
  @Mutation(() => DestinationType, { description: 'Remove a destination; what waits for it is not sent. Answers what was removed.' })
  deleteWebhookDestination(@Ctx() context: IdentityContext, @Arg('input', () => DeleteDestinationInput, { description: 'Which.' }) input: DeleteDestinationInput): Promise<Destination> {
    return deleteDestination(context, input);
  }
}
