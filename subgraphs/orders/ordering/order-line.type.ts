import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '#subgraph-kit/money.type.js';
import { variantReference, VariantType } from '../inventory/variant.type.js';
import type { OrderLine } from './order.js';
import { lineTotalMinor } from './totals.js';

@ObjectType('OrderLine', { description: 'A line of an order, as it was sold.' })
export class OrderLineType {
  @Field(() => ID, { description: 'The line.' })
  id!: string;

  @Field(() => ID, { description: 'The same as `id`, by the name that everything else has for the line of an order.' })
  lineId!: string;

  @Field(() => VariantType, { nullable: true, description: 'The variant in the catalog.' })
  variant!: VariantType | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title!: string | null;

  @Field(() => Int, { description: 'Units ordered.' })
  quantity!: number;

  @Field(() => Int, { description: 'Units cancelled.' })
  quantityCancelled!: number;

  @Field(() => Int, { description: 'Units that left.' })
  quantityShipped!: number;

  @Field(() => MoneyType, { description: 'Price of one unit, tax included.' })
  unitPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'All units minus the line\'s discount.' })
  total!: MoneyType;

  @Field(() => String, { nullable: true, description: 'Tax rate as decimal text: 0.22.' })
  taxRate!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the location the merchant chose for it.' })
  locationCode!: string | null;
}

/** A line as the graph shows it. */
export const toLineType = (line: OrderLine, amount: (minor: number) => MoneyType): OrderLineType => ({
  id: line.id,
  lineId: line.id,
  variant: variantReference(line.variantId),
  sku: line.sku,
  barcode: line.barcode,
  title: line.title,
  quantity: line.quantity,
  quantityCancelled: line.quantityCancelled,
  quantityShipped: line.quantityShipped,
  unitPrice: amount(line.unitMinor),
  total: amount(lineTotalMinor(line)),
  taxRate: line.taxRate,
  locationCode: line.locationCode,
});
