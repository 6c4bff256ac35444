import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Connection } from './connection.js';
import { ConnectionType } from './connection.type.js';
import { readPublicKey, readStoreConnection, type StoreConnection } from './read-store-connection.js';
import { StoreConnectionType } from './store-connection.type.js';
import { storeSettings, type StoreSettings } from './store-settings.js';
import { StoreSettingsType } from './store-settings.type.js';

/** Connections of storefronts. */
@Resolver(() => ConnectionType)
export class StoreConnectionResolver {
  @internal
  @Query(() => StoreConnectionType, { nullable: true, description: 'The active connection of a storefront by its token, for a call from an address; null where there is none.' })
  storeConnection(
    @Ctx() context: IdentityContext, @Arg('token', () => String, { description: 'The token.' }) token: string, @Arg('address', () => String, { description: 'The caller\'s address.' }) address: string,
  ): Promise<StoreConnection | null> {
    return readStoreConnection(context, { token, address });
  }

  @FieldResolver(() => StoreSettingsType, { nullable: true, description: 'Which pages may use the token of a storefront; null for other kinds.' })
  store(@Root() connection: Connection): StoreSettings | null {
    return storeSettings(connection);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The token of a storefront, to copy into its pages, where everybody can read it; null for other kinds.' })
  storeToken(@Root() connection: Connection, @Ctx() context: IdentityContext): Promise<string | null> {
    return readPublicKey(context, connection, 'STORE');
  }
}
