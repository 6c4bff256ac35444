import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { CarrierSettings } from '#contract/carrier-connection.js';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { CarrierConnectionType } from './carrier-connection.type.js';
import { carrierSettings } from './carrier-settings.js';
import { CarrierSettingsType } from './carrier-settings.type.js';
import type { Connection } from './connection.js';
import { ConnectionType } from './connection.type.js';
import { noteCarrierCall, readCarrierConnection, readMappedCodes, type CarrierConnection } from './read-carrier-connection.js';

/** Connections of carriers, for the surface they call. */
@Resolver(() => ConnectionType)
export class CarrierConnectionResolver {
  @internal
  @Query(() => CarrierConnectionType, { nullable: true, description: 'A carrier connection by its id, for a call from an address; null where there is none.' })
  carrierConnection(
    @Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The connection.' }) id: string, @Arg('address', () => String, { description: 'The caller\'s address.' }) address: string,
  ): Promise<CarrierConnection | null> {
    return readCarrierConnection(context, { id, address });
  }

  @internal
  @Query(() => [String], { description: 'The codes that the status map of a carrier connection has, in lower case.' })
  mappedCarrierCodes(@Ctx() context: IdentityContext, @Arg('connectionId', () => ID, { description: 'The connection.' }) connectionId: string): Promise<string[]> {
    return readMappedCodes(context, connectionId);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Record that a carrier connection called, and proved it.' })
  noteCarrierCall(@Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The connection.' }) id: string): boolean {
    return noteCarrierCall(context, id);
  }

  @FieldResolver(() => CarrierSettingsType, { nullable: true, description: 'How a carrier connection is read; null for other kinds.' })
  carrier(@Root() connection: Connection): CarrierSettings | null {
    return carrierSettings(connection);
  }
}
