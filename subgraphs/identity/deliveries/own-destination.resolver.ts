import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { changeOwnDestination, createOwnDestination, deleteOwnDestination, type ChangedOwnDestination } from './change-own-destination.js';
import { ChangedDestinationType, ChangeOwnDestinationInput, CreateOwnDestinationInput, DestinationType } from './destination.type.js';
import type { DestinationWithHealth } from './read-destinations.js';
import { listOwnDestinations, readOwnDestination } from './read-own-destinations.js';

const ONE = { description: 'The webhook.' };

/** The webhooks that a key of the catalog API manages itself. */
@Resolver()
export class OwnDestinationResolver {
  @internal
  @Query(() => [DestinationType], { description: 'The webhooks of the calling key, oldest first, with their last successful and failed attempts.' })
  ownWebhookDestinations(@Ctx() context: IdentityContext): Promise<DestinationWithHealth[]> {
    return listOwnDestinations(context);
  }

  @internal
  @Query(() => DestinationType, { description: 'A webhook of the calling key.' })
  ownWebhookDestination(@Ctx() context: IdentityContext, @Arg('id', () => ID, ONE) id: string): Promise<DestinationWithHealth> {
    return readOwnDestination(context, id);
  }

  @internal
  @Mutation(() => ChangedDestinationType, { description: 'Add a webhook of the calling key, with a signing secret of its own.' })
  createOwnWebhookDestination(@Ctx() context: IdentityContext, @Arg('input', () => CreateOwnDestinationInput, ONE) input: CreateOwnDestinationInput): Promise<ChangedOwnDestination> {
    return createOwnDestination(context, input);
  }

  @internal
  @Mutation(() => ChangedDestinationType, { description: 'Change a webhook of the calling key; deactivating it suppresses its waiting deliveries.' })
  changeOwnWebhookDestination(@Ctx() context: IdentityContext, @Arg('input', () => ChangeOwnDestinationInput, { description: 'The changes.' }) input: ChangeOwnDestinationInput): Promise<ChangedOwnDestination> {
    return changeOwnDestination(context, input);
  }

  @internal
  @Mutation(() => ID, { description: 'Remove a webhook of the calling key and suppress its waiting deliveries. Returns its id.' })
  deleteOwnWebhookDestination(@Ctx() context: IdentityContext, @Arg('id', () => ID, ONE) id: string): Promise<string> {
    return deleteOwnDestination(context, id);
  }
}
