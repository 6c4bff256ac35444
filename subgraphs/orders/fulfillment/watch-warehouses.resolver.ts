import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OrdersContext } from '../orders-context.js';
import { watchWarehouses } from './watch-warehouses.js';
import { SilentConnectionType, WatchWarehousesInput } from './watch-warehouses.type.js';

@Resolver()
export class WatchWarehousesResolver {
  @internal
  @Mutation(() => [SilentConnectionType], { description: 'Alert a company of warehouses that are silent while orders wait; answers their connections.' })
  async watchWarehouses(@Arg('input', () => WatchWarehousesInput, { description: 'The connections and their last calls.' }) input: WatchWarehousesInput, @Ctx() { deps, call }: OrdersContext) {
    return (await watchWarehouses(deps, call, input)).map(({ connection: { id }, since }) => ({ id, since }));
  }
}
