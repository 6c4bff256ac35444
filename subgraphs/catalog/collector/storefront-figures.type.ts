import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { FunnelStage, FunnelStep, StorefrontFigures, StorefrontTraffic, TrafficAsked } from './read-storefront-figures.js';

const FunnelStageEnum = enumType<FunnelStage>('FunnelStage', 'A step towards a purchase.', {
  SESSION: 'The visitor came.', PRODUCT_VIEW: 'They looked at a product.', CART: 'They put something in a cart.', CHECKOUT: 'They began to check out.', PURCHASE: 'They bought.',
});

/** The first day of a report. */
export const DAY = { description: 'First day, as YYYY-MM-DD in the time zone of the company.' };
/** The last day of a report. */
export const LAST_DAY = { description: 'Last day, included; at most 366 days with the first.' };

@InputType('StorefrontFiguresInput', { description: 'Which days are counted.' })
export class StorefrontFiguresInput implements TrafficAsked {
  @Field(() => String, DAY)
  from!: string;

  @Field(() => String, LAST_DAY)
  to!: string;

  @Field(() => String, { nullable: true, description: 'Only this sales channel; web-pixel is that of checkouts.' })
  channel?: string | null;
}

@ObjectType('StorefrontTraffic', { description: 'What visitors of the storefronts did; bots are left out.' })
export class StorefrontTrafficType implements StorefrontTraffic {
  @Field(() => GraphQLSafeInt, { description: 'Stays of visitors, on the day they began.' })
  sessions!: number;

  @Field(() => GraphQLSafeInt, { description: 'Sessions of a single event.' })
  bounces!: number;

  @Field(() => Int, { nullable: true, description: 'Seconds from the first to the last event of a session, on average; null without sessions.' })
  averageSessionSeconds!: number | null;

  @Field(() => GraphQLSafeInt, { description: 'Pages that were viewed.' })
  pageViews!: number;

  @Field(() => GraphQLSafeInt, { description: 'Products that were viewed.' })
  productViews!: number;

  @Field(() => GraphQLSafeInt, { description: 'Searches.' })
  searches!: number;

  @Field(() => GraphQLSafeInt, { description: 'Times something was put in a cart.' })
  cartAdditions!: number;

  @Field(() => GraphQLSafeInt, { description: 'Times something was taken out of a cart.' })
  cartRemovals!: number;

  @Field(() => GraphQLSafeInt, { description: 'Checkouts that began.' })
  checkouts!: number;

  @Field(() => GraphQLSafeInt, { description: 'Purchases that were reported; an order may have several, one a product.' })
  purchases!: number;
}

@ObjectType('FunnelStep', { description: 'How many sessions took a step towards a purchase.' })
export class FunnelStepType implements FunnelStep {
  @Field(() => FunnelStageEnum, { description: 'The step.' })
  step!: FunnelStage;

  @Field(() => GraphQLSafeInt, { description: 'Sessions in which it was taken.' })
  sessions!: number;

  @Field(() => Float, { nullable: true, description: 'Their share of all sessions, from 0 to 1; null without any.' })
  shareOfSessions!: number | null;
}

@ObjectType('StorefrontDay', { description: 'What visitors did on a day; one on which nothing was done has zeros.' })
export class StorefrontDayType extends StorefrontTrafficType {
  @Field(() => String, { description: 'The day, in the time zone of the company.' })
  day!: string;

  @Field(() => [FunnelStepType], { description: 'The steps towards a purchase, in their order, of the sessions that began on it.' })
  funnel!: readonly FunnelStep[];
}

@ObjectType('StorefrontChannel', { description: 'What visitors did in a sales channel.' })
export class StorefrontChannelType extends StorefrontTrafficType {
  @Field(() => String, { nullable: true, description: 'The sales channel; web-pixel is that of checkouts. Null for storefronts that name none.' })
  channel!: string | null;

  @Field(() => [FunnelStepType], { description: 'The steps towards a purchase, in their order, of the sessions that began in it.' })
  funnel!: readonly FunnelStep[];
}

@ObjectType('StorefrontFigures', { description: 'What visitors of the storefronts did on some days.' })
export class StorefrontFiguresType implements StorefrontFigures {
  /** For the field `channels`. */
  asked!: TrafficAsked;

  @Field(() => [StorefrontDayType], { description: 'Every day, the first first; those on which nothing was done have zeros.' })
  days!: StorefrontFigures['days'];

  @Field(() => StorefrontTrafficType, { description: 'All days together.' })
  totals!: StorefrontTraffic;

  @Field(() => [FunnelStepType], { description: 'The steps towards a purchase, in their order, over all days.' })
  funnel!: readonly FunnelStep[];
}
