import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { internal } from '#subgraph-kit/directives.js';
import { Json } from '#subgraph-kit/scalars.js';
import type { AvailabilityEntry, AvailabilityResult, EntryProblem } from './availability-entry.js';

/** The graph's enum of what becomes of an entry. */
const AvailabilityStatusEnum = internalEnumType<AvailabilityResult['status']>('AvailabilityStatus', 'What became of an entry.', {
  UPDATED: 'It was written.', UNCHANGED: 'It was so already.', FAILED: 'It was not written; the problem says why.',
});

@internal
@InputType('AvailabilityInput', { description: 'What is to be available of one item at one location.' })
class AvailabilityInput implements AvailabilityEntry {
  @Field(() => ID, { nullable: true, description: 'The variant.' })
  variantId?: string | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit, where the variant is not given.' })
  sku?: string | null;

  @Field(() => String, { description: 'Code of the location, or its id.' })
  location!: string;

  @Field(() => GraphQLSafeInt, { description: 'Units that may be sold, 0 or more, without those reserved for orders.' })
  available!: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Write only while so many are available.' })
  expectedAvailable?: number | null;

  @Field(() => Json, { nullable: true, description: 'The payload of the variant\'s variant.changed event, for an item that is not known yet, and changedAt, the change sequence of the catalog that it is from.' })
  item?: AvailabilityEntry['item'];
}

@internal
@InputType('SetAvailabilityInput', { description: 'What is to be available of items; each entry is written for itself.' })
export class SetAvailabilityInput {
  @Field(() => [AvailabilityInput], { description: '1 to 5,000 entries.' })
  items!: AvailabilityInput[];
}

@internal
@ObjectType('AvailabilityProblem', { description: 'Why an entry was not written.' })
class AvailabilityProblemType implements EntryProblem {
  @Field(() => String, { description: 'The field of the entry.' })
  field!: EntryProblem['field'];

  @Field(() => String, { description: 'What is wrong with it.' })
  message!: string;
}

@internal
@ObjectType('AvailabilityResult', { description: 'What became of an entry.' })
class AvailabilityResultType implements AvailabilityResult {
  @Field(() => Int, { description: 'Its index in the call, from 0.' })
  index!: number;

  @Field(() => ID, { nullable: true, description: 'The variant.' })
  variantId!: string | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { description: 'Code of the location.' })
  locationCode!: string;

  @Field(() => AvailabilityStatusEnum, { description: 'Whether it was written.' })
  status!: AvailabilityResult['status'];

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'What is available now, as far as it is known.' })
  available!: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'What is on hand now, as far as it is known.' })
  onHand!: number | null;

  @Field(() => AvailabilityProblemType, { nullable: true, description: 'Why it was not written.' })
  problem!: AvailabilityProblemType | null;
}

@internal
@ObjectType('SetAvailabilityResult', { description: 'What became of each entry.' })
export class SetAvailabilityResultType {
  @Field(() => [AvailabilityResultType], { description: 'In the order of the entries.' })
  results!: readonly AvailabilityResultType[];
}
