import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import { CountedUntilType, DayRangeInput } from './figures.type.js';
import type { ProductRank, ReturnedFor } from './product-figure.store.js';
import type { ProductFigures, ProductsAsked, ReturnReasons } from './read-product-figures.js';
import type { CoverAsked, CoverRow, StockCover } from './read-stock-cover.js';
import { returnRate } from './sales.js';

const ProductRankEnum = enumType<ProductRank>('ProductRank', 'What items are ranked by, the most first.', {
  AMOUNT: 'What was paid for them after discounts.', UNITS: 'Units.', ORDERS: 'Orders.', RETURNED: 'Units that came back.', RETURN_RATE: 'The part of the units that came back.',
});

@InputType('ProductFiguresInput', { description: 'Which items are ranked, and by what.' })
export class ProductFiguresInput extends DayRangeInput implements ProductsAsked {
  @Field(() => ProductRankEnum, { nullable: true, description: 'AMOUNT unless given.' })
  rank?: ProductRank | null;

  @Field(() => String, { nullable: true, description: 'Only this item.' })
  sku?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only items of which at least so many units were sold.' })
  fewestUnits?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many, 1 to 100; 20 unless given.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The endCursor of the page before.' })
  after?: string | null;
}

@ObjectType('ProductFigure', { description: 'What was sold of an item in one currency, without what was cancelled.' })
export class ProductFigureType {
  @Field(() => String, { nullable: true, description: 'Its SKU, or its barcode where it has none; null for lines without either.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'Its title in the catalog; null for what is not in it any more.' })
  title!: string | null;

  @Field(() => Int, { description: 'Orders with it.' })
  orders!: number;

  @Field(() => Int, { description: 'Units sold.' })
  units!: number;

  @Field(() => MoneyType, { description: 'What was paid for them: after discounts, taxes included.' })
  amount!: MoneyType;

  @Field(() => Int, { description: 'Units that came back or are on their way.' })
  returned!: number;

  @Field(() => Float, { nullable: true, description: 'The part of the units that came back, 0 to 1.' })
  returnRate!: number | null;
}

@ObjectType('ProductFigures', { description: 'The items that were sold on some days, ranked.' })
export class ProductFiguresType extends CountedUntilType {
  @Field(() => [ProductFigureType], { description: 'The items, the first of the ranking first.' })
  rows!: ProductFigureType[];

  @Field(() => String, { nullable: true, description: 'Where the next page begins; null on the last.' })
  endCursor!: string | null;
}

/** The graph's ranking of items. */
export const toProductFigures = ({ asOf, timeZone, rows, endCursor }: ProductFigures): ProductFiguresType => ({
  asOf, timeZone, endCursor,
  rows: rows.map(({ sku, title, orders, units, amountMinor, currency, returned }) =>
    ({ sku: sku === '' ? null : sku, title, orders, units, amount: money(amountMinor, currency), returned, returnRate: returnRate({ units, returned }) })),
});

@InputType('ReturnReasonsInput', { description: 'Of which sales the returns are.' })
export class ReturnReasonsInput extends DayRangeInput {
  @Field(() => String, { nullable: true, description: 'Only of this item.' })
  sku?: string | null;
}

@ObjectType('ReturnedFor', { description: 'How many units came back for a reason.' })
export class ReturnedForType {
  @Field(() => String, { nullable: true, description: 'The code of the reason; null where none was given.' })
  reason!: string | null;

  @Field(() => Int, { description: 'Units that came back or are on their way.' })
  units!: number;
}

@ObjectType('ReturnReasons', { description: 'Why what was sold on some days came back.' })
export class ReturnReasonsType extends CountedUntilType {
  @Field(() => [ReturnedForType], { description: 'The most frequent first.' })
  rows!: ReturnedForType[];
}

const toReturnedFor = ({ reason, units }: ReturnedFor): ReturnedForType => ({ reason: reason === '' ? null : reason, units });

/** The graph's reasons of returns. */
export const toReturnReasons = ({ asOf, timeZone, rows }: ReturnReasons): ReturnReasonsType => ({ asOf, timeZone, rows: rows.map(toReturnedFor) });

@InputType('StockCoverInput', { description: 'For how long the stock of which items lasts.' })
export class StockCoverInput implements CoverAsked {
  @Field(() => Int, { nullable: true, description: 'The sales of how many whole days before today tell how fast an item sells, 1 to 366; 30 unless given.' })
  days?: number | null;

  @Field(() => String, { nullable: true, description: 'Only this item.' })
  sku?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only items whose stock lasts for at most so many days.' })
  lastsAtMost?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many, 1 to 100; 20 unless given.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The endCursor of the page before.' })
  after?: string | null;
}

@ObjectType('StockCoverRow', { description: 'For how long the stock of an item lasts.' })
export class StockCoverRowType implements CoverRow {
  variantId!: string;

  @Field(() => String, { description: 'Its SKU.' })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'Its title.' })
  title!: string | null;

  @Field(() => Int, { description: 'Units sold in the days looked at.' })
  units!: number;

  @Field(() => Float, { description: 'Units sold a day.' })
  soldPerDay!: number;

  @Field(() => Int, { description: 'Units that can be sold now, at the locations that fulfill online orders.' })
  available!: number;

  @Field(() => Int, { description: 'Whole days until nothing is left, if it sells on as it did.' })
  daysLeft!: number;

  @Field(() => String, { description: 'The day on which nothing is left then.' })
  runsOutOn!: string;

  @Field(() => Int, { description: 'Units on their way from suppliers.' })
  incoming!: number;

  @Field(() => String, { nullable: true, description: 'The day on which the next of them arrive; null where there are none.' })
  nextArrivalOn!: string | null;
}

@ObjectType('StockCover', { description: 'For how long the stock of what sells lasts.' })
export class StockCoverType extends CountedUntilType implements StockCover {
  @Field(() => [StockCoverRowType], { description: 'The items of the catalog that were sold, what is used up first at the head.' })
  rows!: readonly CoverRow[];

  @Field(() => String, { nullable: true, description: 'Where the next page begins; null on the last.' })
  endCursor!: string | null;
}
