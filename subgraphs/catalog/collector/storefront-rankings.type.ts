import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { enumType } from '#subgraph-kit/enum-type.js';
import { MoneyType } from '#subgraph-kit/money.type.js';
import type { RankingAsked } from './read-storefront-rankings.js';
import { DAY, LAST_DAY } from './storefront-figures.type.js';
import type { SearchedTerm } from './storefront-reports.store.js';

/** What an order is counted for. */
const TouchEnum = enumType<'FIRST' | 'LAST'>('AttributionTouch', 'Which of the things that brought a shopper an order is counted for.', {
  FIRST: 'What brought them the first time.', LAST: 'What brought them the last time before they bought.',
});

/** What every ranking is asked for. */
@InputType()
abstract class RankingInput implements RankingAsked {
  @Field(() => String, DAY)
  from!: string;

  @Field(() => String, LAST_DAY)
  to!: string;

  @Field(() => Int, { nullable: true, description: 'How many rows at most, 1 to 500; 50 unless given.' })
  first?: number | null;
}

@InputType('StorefrontRankingInput', { description: 'Which days are counted, and how long the ranking is.' })
export class StorefrontRankingInput extends RankingInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether only those are listed that nobody bought on these days.' })
  notBought?: boolean | null;
}

@InputType('TopSearchesInput', { description: 'Which searches are counted.' })
export class TopSearchesInput extends RankingInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether those come first that most often found nothing.' })
  withoutResults?: boolean | null;
}

@InputType('CampaignFiguresInput', { description: 'Which orders are counted, and for what.' })
export class CampaignFiguresInput extends RankingInput {
  @Field(() => TouchEnum, { description: 'What an order is counted for.' })
  touch!: 'FIRST' | 'LAST';
}

@ObjectType('SearchedTerm', { description: 'Something that was searched for, in lower case. What looks like personal data is never among them.' })
export class SearchedTermType implements SearchedTerm {
  @Field(() => String, { description: 'What was searched for.' })
  term!: string;

  @Field(() => GraphQLSafeInt, { description: 'How often.' })
  searches!: number;

  @Field(() => GraphQLSafeInt, { description: 'How often nothing was found.' })
  withoutResults!: number;
}

@ObjectType('ViewedProduct', { description: 'What visitors did with a product.' })
export class ViewedProductType {
  /** For the field `product`. */
  productId!: number;

  @Field(() => GraphQLSafeInt, { description: 'How often it was viewed.' })
  views!: number;

  @Field(() => GraphQLSafeInt, { description: 'How often it was put in a cart.' })
  cartAdditions!: number;

  @Field(() => GraphQLSafeInt, { description: 'Units that were put in carts.' })
  unitsAdded!: number;

  @Field(() => GraphQLSafeInt, { description: 'How often it was bought.' })
  purchases!: number;

  @Field(() => GraphQLSafeInt, { description: 'Units that were bought.' })
  unitsPurchased!: number;
}

@ObjectType('CampaignFigure', { description: 'What brought sessions and orders, those in one currency; source, medium and campaign are empty where nothing is known to have brought them.' })
export class CampaignFigureType {
  /** For the field `value`. */
  currency!: string;

  /** For the field `value`. */
  valueMinor!: number;

  @Field(() => String, { description: 'Where shoppers came from: utm_source, or the site that led to the store.' })
  source!: string;

  @Field(() => String, { description: 'How: utm_medium, or referral.' })
  medium!: string;

  @Field(() => String, { description: 'utm_campaign.' })
  campaign!: string;

  @Field(() => GraphQLSafeInt, { description: 'Orders.' })
  orders!: number;

  @Field(() => GraphQLSafeInt, { description: 'Sessions in which it was the first that brought the shopper, whatever they bought, and in whichever currency; counted since the collector keeps them.' })
  sessions!: number;

  @Field(() => MoneyType, { nullable: true, description: 'Their value; null for those whose value was not reported.' })
  value?: MoneyType | null;
}
