import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { IdentityContext } from '../identity-deps.js';
import { ConnectedLocationType } from './connected-location.type.js';
import type { Connection } from './connection.js';
import { ConnectionType } from './connection.type.js';
import { connectionsOfLocation, hasSystem } from './read-location-connection.js';

/** What identity knows of a location. */
@Resolver(() => ConnectedLocationType)
export class ConnectedLocationResolver {
  @FieldResolver(() => [ConnectionType], { nullable: true, description: 'The connections that represent its warehouse, also drafts and paused ones, oldest first; empty where people work it here. Null with an error for those who may not manage the company.' })
  connections(@Root() { id }: ConnectedLocationType, @Ctx() context: IdentityContext): Promise<readonly Connection[]> {
    return connectionsOfLocation(context, id);
  }

  @FieldResolver(() => Boolean, { nullable: true, description: 'Whether a warehouse system works it through an active connection; where none does, people accept, pick, pack and ship here.' })
  hasSystem(@Root() { id }: ConnectedLocationType, @Ctx() context: IdentityContext): Promise<boolean> {
    return hasSystem(context, id);
  }
}
