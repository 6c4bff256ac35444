import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { AuthenticatedConnectionType } from './authentication.type.js';
import { readOrderReaders } from './read-order-readers.js';

/** For showing an order as each connection is answered. */
@Resolver()
export class OrderReadersResolver {
  @internal
  @Query(() => [AuthenticatedConnectionType], { description: 'The active connections that may read an order at some locations: those of the warehouses there and those of the commerce API, at most 20.' })
  orderReaders(@Ctx() context: IdentityContext, @Arg('locationIds', () => [ID], { description: 'The locations that have something of the order.' }) locationIds: string[]) {
    return readOrderReaders(context, locationIds);
  }
}
