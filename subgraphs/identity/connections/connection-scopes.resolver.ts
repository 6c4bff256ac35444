import { Arg, Ctx, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { readConnectionScopes } from './read-connection-scopes.js';

@internal
@InputType('WorkingConnectionInput', { description: 'A connection that started some work.' })
class WorkingConnectionInput {
  @Field(() => GraphQLSafeInt, { description: 'Its company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The connection.' })
  connectionId!: string;
}

/** What connections may do at present, for those that work on what they started. */
@Resolver()
export class ConnectionScopesResolver {
  @internal
  @Query(() => [String], { description: 'The scopes that a connection has now; none unless it is active.' })
  connectionScopes(@Ctx() context: IdentityContext, @Arg('of', () => WorkingConnectionInput, { description: 'Whose.' }) of: WorkingConnectionInput): Promise<readonly string[]> {
    return readConnectionScopes(context, of);
  }
}
