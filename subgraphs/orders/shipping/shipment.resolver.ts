import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { LocationType } from '../inventory/location.type.js';
import type { OrdersContext } from '../orders-context.js';
import { recordShipmentStatus } from './record-shipment-status.js';
import { RecordShipmentStatusInput, ShipmentType, toShipmentType } from './shipment.type.js';

@Resolver(() => ShipmentType)
export class ShipmentResolver {
  @Mutation(() => ShipmentType, { description: 'Note what became of a shipment on its way. The order is delivered once all its shipments are; a voided shipment is out of it: its units are no longer counted as shipped and can leave again.' })
  async recordShipmentStatus(@Arg('input', () => RecordShipmentStatusInput, { description: 'What became of it.' }) input: RecordShipmentStatusInput, @Ctx() { deps, call }: OrdersContext) {
    return toShipmentType(await recordShipmentStatus(deps, call, input));
  }

  @FieldResolver(() => LocationType, { nullable: true, description: 'Where it left.' })
  location(@Root() { locationId }: ShipmentType, @Ctx() { load }: OrdersContext) {
    return load.location(locationId);
  }
}
