import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { SizeAdvice } from './advise-on-size.js';
import type { SizeAdviceAsked, SizeWidget, SizeWidgetAsked } from './read-size-advice.js';
import type { SizeBasis, SizeConfidence, SizeRecommendation } from './recommend-size.js';
import type { SizeChart } from './size-chart.js';
import { SizeChartType } from './size-chart.type.js';
import type { SizeFigures, SizeFit } from './size-fit.js';

const SizeFitEnum = enumType<SizeFit>('SizeFit', 'How a product turns out beside the size that is on it.', {
  RUNS_SMALL: 'Smaller: at least five units and a twentieth of those delivered came back for their size, two thirds of them too small.',
  TRUE_TO_SIZE: 'As it says: of twenty delivered units or more a tenth at most came back for their size.',
  RUNS_LARGE: 'Larger: as RUNS_SMALL, of those that were too large.',
});

const SizeConfidenceEnum = enumType<SizeConfidence>('SizeConfidence', 'How sure a recommended size is.', { LOW: 'It is a guess.', MEDIUM: 'It is likely.', HIGH: 'Orders say that the shopper kept it, or three products of the brand agree on it.' });

const SizeBasisEnum = enumType<SizeBasis>('SizeBasis', 'What a recommended size rests on.', {
  OWN_PURCHASE: 'The shopper bought this size of the product, got it and did not send it back; where only the storefront saw it, they bought it.', OWN_RETURN: 'The shopper sent the size below back as too small, or the one above as too large.',
  SAME_BRAND: 'What the shopper bought and kept, as far as is known, of products of the same brand and kind; one size up or down where the product runs small or large.', SIMILAR_PRODUCTS: 'The same, of products of the same kind and other brands.',
  ALL_SHOPPERS: 'The size that most units were delivered and kept of; none where another was kept as often, and of products whose sizes measure things (80X150, 20CM).',
});

@ObjectType('SizeRecommendation', { description: 'The size that a shopper is told.' })
class SizeRecommendationType implements SizeRecommendation {
  @Field(() => String, { description: 'The size.' })
  size!: string;

  @Field(() => SizeConfidenceEnum, { description: 'How sure it is.' })
  confidence!: SizeConfidence;

  @Field(() => SizeBasisEnum, { description: 'What it rests on.' })
  basis!: SizeBasis;
}

@ObjectType('SizeFigures', { description: 'What became of a size of a product in the last year.' })
class SizeFiguresType implements SizeFigures {
  @Field(() => String, { description: 'The size.' })
  size!: string;

  @Field(() => Int, { description: 'Units that were sold.' })
  sold!: number;

  @Field(() => Int, { description: 'Units of them that were delivered, whether they came back or not.' })
  delivered!: number;

  @Field(() => Int, { description: 'Units of them that came back, for whatever reason.' })
  returned!: number;

  @Field(() => Int, { description: 'Those of them that came back with the reason too_small.' })
  tooSmall!: number;

  @Field(() => Int, { description: 'Those of them that came back with the reason too_large.' })
  tooLarge!: number;
}

@ObjectType('SizeAdvice', { description: 'What orders, returns and size charts tell about the sizes of a product.' })
export class SizeAdviceType implements SizeAdvice {
  @Field(() => GraphQLSafeInt, { description: 'The product.' })
  productId!: number;

  @Field(() => String, { nullable: true, description: 'The product\'s own code.' })
  sku!: string | null;

  @Field(() => [SizeFiguresType], { description: 'Its sizes in their order.' })
  sizes!: readonly SizeFiguresType[];

  @Field(() => SizeFitEnum, { nullable: true, description: 'How it turns out; null where too little came back to tell.' })
  fit!: SizeFit | null;

  @Field(() => SizeRecommendationType, { nullable: true, description: 'The size for the shopper; null where nothing tells it.' })
  recommendation!: SizeRecommendationType | null;

  @Field(() => SizeChartType, { nullable: true, description: 'Its size chart.' })
  chart!: SizeChart | null;
}

@InputType('SizeAdviceInput', { description: 'Whose sizes are asked about, and for whom.' })
export class SizeAdviceInput implements SizeAdviceAsked {
  @Field(() => GraphQLSafeInt, { description: 'The product.' })
  productId!: number;

  @Field(() => ID, { nullable: true, description: 'A customer, by the id that the sales channel gave them; anybody unless given.' })
  customerId?: string | null;
}

@internal
@InputType('SizeWidgetInput', { description: 'The product page that shows sizes.' })
export class SizeWidgetInput implements SizeWidgetAsked {
  @Field(() => String, { description: 'What the storefront calls the product.' })
  ref!: string;

  @Field(() => ID, { nullable: true, description: 'Who looks at it.' })
  visitorId?: string | null;
}

@internal
@ObjectType('SizeWidget', { description: 'What a product page shows about sizes.' })
export class SizeWidgetType implements SizeWidget {
  @Field(() => SizeAdviceType, { nullable: true, description: 'Null for a product that is not known, or not on sale.' })
  advice!: SizeAdviceType | null;

  @Field(() => Boolean, { description: 'Whether it is for this visitor alone, who allowed that.' })
  isPersonal!: boolean;
}
