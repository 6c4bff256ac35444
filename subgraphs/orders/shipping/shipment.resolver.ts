import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { LocationType } from '../inventory/location.type.js';
import type { OrdersContext } from '../orders-context.js';
import { listShipments } from './list-shipments.js';
import { recordShipmentStatus } from './record-shipment-status.js';
import { RecordShipmentStatusInput, ShipmentConnection, ShipmentFilterInput, ShipmentType, toShipmentType } from './shipment.type.js';

@Resolver(() => ShipmentType)
export class ShipmentResolver {
  @Query(() => ShipmentConnection, { description: 'Shipments with a delivery status, the one that left first at the front: what is lost, waits for its customer or came back.' })
  async shipments(@Arg('filter', () => ShipmentFilterInput, { description: 'Which shipments.' }) filter: ShipmentFilterInput, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: OrdersContext) {
    return (await listShipments(deps, call, { filter, page })).map(toShipmentType);
  }

  @Mutation(() => ShipmentType, { description: 'Note what became of a shipment on its way. The order is delivered once all its shipments are; a voided shipment is out of it: its units are no longer counted as shipped and can leave again.' })
  async recordShipmentStatus(@Arg('input', () => RecordShipmentStatusInput, { description: 'What became of it.' }) input: RecordShipmentStatusInput, @Ctx() { deps, call }: OrdersContext) {
    return toShipmentType(await recordShipmentStatus(deps, call, input));
  }

  @FieldResolver(() => LocationType, { nullable: true, description: 'Where it left.' })
  location(@Root() { locationId }: ShipmentType, @Ctx() { load }: OrdersContext) {
    return load.location(locationId);
  }
}
