import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { FIRST } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import { flagSilentConnections, listWarehouseConnections } from './flag-silent-connections.js';
import type { WarehouseConnection } from './silence.store.js';
import { FlagSilentConnectionsInput, WarehouseConnectionType } from './silence.type.js';

/** Last activity of warehouse connections, for the worker. */
@Resolver(() => WarehouseConnectionType)
export class SilenceResolver {
  @internal
  @Query(() => [WarehouseConnectionType], { description: 'Active warehouse connections of every company, ordered by company and id.' })
  warehouseConnections(
    @Ctx() context: IdentityContext,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('afterCompany', () => GraphQLSafeInt, { nullable: true, description: 'Company of the last connection read.' }) afterCompany?: number,
    @Arg('afterId', () => ID, { nullable: true, description: 'Id of the last connection read.' }) afterId?: string,
  ): Promise<WarehouseConnection[]> {
    return listWarehouseConnections(context, { first, afterCompany, afterId });
  }

  @internal
  @Mutation(() => Int, { description: 'Flag connections as silent until they call again; returns the number of newly flagged ones.' })
  flagSilentConnections(@Ctx() context: IdentityContext, @Arg('input', () => FlagSilentConnectionsInput, { description: 'The silent connections, and since when they have been silent.' }) input: FlagSilentConnectionsInput): Promise<number> {
    return flagSilentConnections(context, input);
  }
}
