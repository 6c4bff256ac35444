import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { FIRST } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import { flagSilentConnections, listWarehouseConnections } from './flag-silent-connections.js';
import type { WarehouseConnection } from './silence.store.js';
import { FlagSilentConnectionsInput, WarehouseConnectionType } from './silence.type.js';

/** Which warehouses were heard of, for the worker. */
@Resolver(() => WarehouseConnectionType)
export class SilenceResolver {
  @internal
  @Query(() => [WarehouseConnectionType], { description: 'Active warehouse connections of every company, by company and id.' })
  warehouseConnections(
    @Ctx() context: IdentityContext,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('afterCompany', () => GraphQLSafeInt, { nullable: true, description: 'Company of the last one read.' }) afterCompany?: number,
    @Arg('afterId', () => ID, { nullable: true, description: 'The last one read.' }) afterId?: string,
  ): Promise<WarehouseConnection[]> {
    return listWarehouseConnections(context, { first, afterCompany, afterId });
  }

  @internal
  @Mutation(() => Int, { description: 'Show connections in error until they call again; answers how many were not before.' })
  flagSilentConnections(@Ctx() context: IdentityContext, @Arg('input', () => FlagSilentConnectionsInput, { description: 'Which, and since when.' }) input: FlagSilentConnectionsInput): Promise<number> {
    return flagSilentConnections(context, input);
  }
}
