import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { readLocationConnection } from './read-location-connection.js';

@Resolver()
export class LocationConnectionResolver {
  @internal
  @Query(() => String, { nullable: true, description: 'Name of the active connection of a location\'s warehouse system; null without one.' })
  locationConnection(@Ctx() context: IdentityContext, @Arg('locationId', () => ID, { description: 'The location.' }) locationId: string): Promise<string | null> {
    return readLocationConnection(context, locationId);
  }
}
