import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { OrdersContext } from '../orders-context.js';
import { ShipmentConnection, ShipmentFilterInput, ShipmentType, toShipmentType } from '../shipping/shipment.type.js';
import { listShipments } from './list-shipments.js';
import { readShipment } from './read-shipment.js';

/** Shipments found by what is known of them and of their orders. */
@Resolver(() => ShipmentType)
export class ShipmentListResolver {
  @Query(() => ShipmentConnection, { description: 'Shipments with a delivery status, the one that left first at the front: what is lost, waits for its customer or came back.' })
  async shipments(@Arg('filter', () => ShipmentFilterInput, { description: 'Which shipments.' }) filter: ShipmentFilterInput, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: OrdersContext) {
    return (await listShipments(deps, call, { filter, page })).map(toShipmentType);
  }

  @Query(() => ShipmentType, { nullable: true, description: 'A shipment by its id or a tracking number; of a number that a carrier used again, the one that left last. Null where there is none.' })
  async shipment(@Arg('reference', () => ID, { description: 'Id, or tracking number.' }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    const found = await readShipment(deps, call, reference);
    return found && toShipmentType(found);
  }
}
