import { Field, Int, ObjectType } from 'type-graphql';
import { available, type StockPosition } from './stock-position.js';

@ObjectType('StockPosition', { description: 'The stock of one item at one location.' })
export class StockPositionType {
  /** For the `incoming` field. */
  variantId!: string;

  /** For the `location` field. */
  locationId!: string;

  @Field(() => Int, { description: 'Sellable units the warehouse reported or people counted, net of accepted orders; below zero where people accepted more than was counted.' })
  onHand!: number;

  @Field(() => Int, { description: 'Units of orders it has not accepted yet.' })
  reserved!: number;

  @Field(() => Int, { description: 'What sales channels may sell: on hand minus reserved, never below zero.' })
  available!: number;

  @Field(() => Boolean, { description: 'Whether the warehouse ever reported the item.' })
  reported!: boolean;
}

/** A position as the graph shows it. */
export const toStockPositionType = (position: StockPosition): StockPositionType => ({
  variantId: position.variantId, locationId: position.locationId, onHand: position.onHand, reserved: position.reserved, available: available(position), reported: position.reported,
});
