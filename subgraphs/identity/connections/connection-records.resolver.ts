import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { CallCountsType } from '../calls/call.type.js';
import { countCalls, type CallCounts } from '../calls/count-calls.js';
import { CONNECTION_OWNER } from '../deliveries/destination.js';
import { DestinationType } from '../deliveries/destination.type.js';
import { destinationsWithHealth, type DestinationWithHealth } from '../deliveries/read-destinations.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Connection } from './connection.js';
import { ConnectionType } from './connection.type.js';

/** What a connection called, and where it wants to be notified. */
@Resolver(() => ConnectionType)
export class ConnectionRecordsResolver {
  @FieldResolver(() => CallCountsType, { nullable: true, description: 'Its calls of the last 24 hours, counted; null for kinds whose calls are not all logged.' })
  recentCalls(@Root() connection: Connection, @Ctx() context: IdentityContext): Promise<CallCounts | null> {
    return countCalls(context, connection);
  }

  @FieldResolver(() => [DestinationType], { description: 'The webhooks that it made for itself, oldest first; none for kinds that have one address for all (`webhookUrl`).' })
  webhooks(@Root() { companyId, id }: Connection, @Ctx() { identity: { database } }: IdentityContext): Promise<DestinationWithHealth[]> {
    return destinationsWithHealth(database, { companyId, owner: { kind: CONNECTION_OWNER, id } });
  }
}
