import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import { KeptByEnum, KeptCountType, KeptRowType } from '../promise/kept-promises.type.js';
import type { KeptBy, KeptCount } from '../promise/kept-promises.js';
import type { KeptRow } from '../promise/promise-part-names.js';
import type { CountedUntil } from './counted-until.js';
import type { PromiseFigures, PromisesAsked } from './read-promise-figures.js';
import type { SalesAsked, SalesBy, SalesFigures, SalesRow } from './read-sales-figures.js';
import { returnRate } from './sales.js';

/** What every report of figures has. */
@ObjectType('CountedUntil')
export class CountedUntilType implements CountedUntil {
  @Field(() => String, { nullable: true, description: 'What changed up to this time is counted, a minute ago as a rule; null before anything is.' })
  asOf!: string | null;

  @Field(() => String, { nullable: true, description: 'The time zone in which its days begin and end: the company\'s.' })
  timeZone!: string | null;
}

/** The days of a report. */
@InputType('DayRangeInput')
export class DayRangeInput {
  @Field(() => String, { description: 'The first day, as YYYY-MM-DD, in the time zone of the company.' })
  from!: string;

  @Field(() => String, { description: 'The last day; at most 366 days with the first.' })
  to!: string;
}

const SalesByEnum = enumType<SalesBy>('SalesFiguresBy', 'What sales are counted by.', {
  DAY: 'The day on which they were ordered.', WEEK: 'The week, by its Monday.', MONTH: 'The month.', CHANNEL: 'The sales channel.', COUNTRY: 'The country they ship to.',
});

@InputType('SalesFiguresInput', { description: 'Which sales are counted, and by what.' })
export class SalesFiguresInput extends DayRangeInput implements SalesAsked {
  @Field(() => SalesByEnum, { nullable: true, description: 'What they are counted by; only all together unless given.' })
  by?: SalesBy | null;

  @Field(() => String, { nullable: true, description: 'Only orders of this sales channel.' })
  channel?: string | null;

  @Field(() => String, { nullable: true, description: 'Only orders shipped to this country: ISO 3166-1 alpha-2.' })
  countryCode?: string | null;
}

@ObjectType('SalesFigure', { description: 'What was sold in one currency. Amounts and units are without cancelled orders, as the orders stand now.' })
export class SalesFigureType {
  @Field(() => String, { nullable: true, description: 'The day, the Monday of the week, the month (YYYY-MM), the channel or the country; null for all together.' })
  key!: string | null;

  @Field(() => Int, { description: 'Orders that are not cancelled; without exchanges that cost nothing, whose units count.' })
  orders!: number;

  @Field(() => Int, { description: 'Orders that were cancelled.' })
  cancelled!: number;

  @Field(() => Int, { description: 'Units ordered and not cancelled.' })
  units!: number;

  @Field(() => Int, { description: 'Of these, units that came back or are on their way: of returns of these orders, whenever they are.' })
  returned!: number;

  @Field(() => Float, { nullable: true, description: 'The part of the units that came back, 0 to 1; null where none was sold.' })
  returnRate!: number | null;

  @Field(() => MoneyType, { description: 'Goods before discounts, taxes included.' })
  subtotal!: MoneyType;

  @Field(() => MoneyType, { description: 'Discounts.' })
  discounts!: MoneyType;

  @Field(() => MoneyType, { description: 'Shipping.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'The tax within the total.' })
  tax!: MoneyType;

  @Field(() => MoneyType, { description: 'What the orders come to.' })
  total!: MoneyType;

  @Field(() => MoneyType, { description: 'What was refunded of it.' })
  refunded!: MoneyType;

  @Field(() => MoneyType, { description: 'The total less what was refunded.' })
  net!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'The total of an order on average; null where there is none.' })
  averageOrder!: MoneyType | null;
}

@ObjectType('SalesFigures', { description: 'What was sold on some days.' })
export class SalesFiguresType extends CountedUntilType {
  @Field(() => [SalesFigureType], { description: 'By day, week or month, the earliest first, or by channel or country, the most orders first; a row for each currency. Empty when they are not counted by anything.' })
  rows!: SalesFigureType[];

  @Field(() => [SalesFigureType], { description: 'All together, a row for each currency.' })
  totals!: SalesFigureType[];
}

const toSalesFigure = ({ key, currency, orders, cancelled, units, returned, ...amounts }: SalesRow): SalesFigureType => ({
  key, orders, cancelled, units, returned, returnRate: returnRate({ units, returned }), subtotal: money(amounts.subtotalMinor, currency), discounts: money(amounts.discountsMinor, currency),
  shipping: money(amounts.shippingMinor, currency), tax: money(amounts.taxMinor, currency), total: money(amounts.totalMinor, currency), refunded: money(amounts.refundedMinor, currency),
  net: money(amounts.totalMinor - amounts.refundedMinor, currency), averageOrder: orders === 0 ? null : money(Math.round(amounts.totalMinor / orders), currency),
});

/** The graph's figures of sales. */
export const toSalesFigures = ({ asOf, timeZone, rows, totals }: SalesFigures): SalesFiguresType => ({ asOf, timeZone, rows: rows.map(toSalesFigure), totals: totals.map(toSalesFigure) });

@InputType('PromiseFiguresInput', { description: 'Which promises are counted, and by what.' })
export class PromiseFiguresInput implements PromisesAsked {
  @Field(() => String, { description: 'The first promised day, as YYYY-MM-DD.' })
  from!: string;

  @Field(() => String, { description: 'The last promised day; at most 366 days with the first.' })
  to!: string;

  @Field(() => KeptByEnum, { description: 'What they are counted by.' })
  by!: KeptBy;

  @Field(() => String, { nullable: true, description: 'Only orders of this sales channel.' })
  channel?: string | null;

  @Field(() => String, { nullable: true, description: 'Only orders shipped to this country: ISO 3166-1 alpha-2.' })
  countryCode?: string | null;
}

@ObjectType('PromiseFigures', { description: 'How many promises of some days were kept, counted as keptPromises counts them.' })
export class PromiseFiguresType extends CountedUntilType implements PromiseFigures {
  @Field(() => [KeptRowType], { description: 'By method, location or carrier, the most promised first.' })
  rows!: readonly KeptRow[];

  @Field(() => KeptCountType, { description: 'All together, each order once.' })
  total!: KeptCount;
}
