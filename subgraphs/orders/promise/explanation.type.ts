import { Field, Int, ObjectType } from 'type-graphql';
import { CandidateType } from './promise-candidate.type.js';
import type { PromiseCandidate } from './promise-candidates.js';
import { PromiseStepType } from './promise-step.type.js';
import type { PromiseStep } from './promise-step.js';
import { LocationType } from '../inventory/location.type.js';
import type { ExplainedOption, ExplainedPart, ExplainedUnits, PromiseExplanation } from './explain-promise.js';
import { DeliveryPromiseType, ShippingOptionType } from './promise.type.js';

@ObjectType('ExplainedUnits', { description: 'Units of a line that would go to a location.' })
class ExplainedUnitsType implements ExplainedUnits {
  @Field(() => String, { description: 'Stock keeping unit.' })
  sku!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => Int, { nullable: true, description: 'What can be sold at the location now; null for an item whose stock nobody reports.' })
  available!: number | null;
}

@ObjectType('ExplainedPart', { description: 'What would leave one location.' })
class ExplainedPartType implements ExplainedPart {
  @Field(() => LocationType, { description: 'The location.' })
  location!: LocationType;

  @Field(() => [ExplainedUnitsType], { description: 'What it would send.' })
  units!: ExplainedUnitsType[];

  @Field(() => String, { nullable: true, description: 'The day on which it is worked on; null where the location does not work within 400 days.' })
  processedOn!: string | null;

  @Field(() => String, { nullable: true, description: 'The day on which it leaves; null where the location does not work within 400 days.' })
  shipsOn!: string | null;

  @Field(() => [String], { description: 'What decides the day on which it leaves: days off, holidays, cutoff, capacity, preparation.' })
  steps!: readonly string[];

  @Field(() => [PromiseStepType], { description: 'The same field by field, for who writes it in another language.' })
  decisions!: readonly PromiseStep[];
}

@ObjectType('ExplainedOption', { description: 'Why a shipping method promises what it does.' })
class ExplainedOptionType implements ExplainedOption {
  @Field(() => ShippingOptionType, { description: 'The promise.' })
  option!: ShippingOptionType;

  @Field(() => String, { description: 'Where routing looks for the units, and what is missing where nothing can be promised.' })
  because!: string;

  @Field(() => String, { nullable: true, description: 'Name of the routing rule that applies; null for the default routing.' })
  rule!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the service policy that applies; null for none.' })
  policy!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the carrier that fulfilment would take; null where none goes there.' })
  carrier!: string | null;

  @Field(() => String, { nullable: true, description: 'The day on which the incoming stock has arrived that it needs; null where everything is in stock, or nothing suffices.' })
  arrivesOn!: string | null;

  @Field(() => [ExplainedPartType], { description: 'The locations that routing would choose; none where stock suffices nowhere.' })
  parts!: ExplainedPartType[];

  @Field(() => [String], { description: 'What decides the days of delivery: transit, days off and holidays of the destination, buffer.' })
  steps!: readonly string[];

  @Field(() => [PromiseStepType], { description: 'The same field by field, for who writes it in another language.' })
  decisions!: readonly PromiseStep[];

  @Field(() => [CandidateType], { description: 'The locations side by side: those that are chosen, those that routing would look at next, and those that it does not look at although they have something of it; 20 at most.' })
  candidates!: readonly PromiseCandidate[];
}

@ObjectType('PromiseExplanation', { description: 'A promise, computed now, and why it is what it is.' })
export class PromiseExplanationType implements PromiseExplanation {
  @Field(() => DeliveryPromiseType, { description: 'The promise.' })
  promise!: DeliveryPromiseType;

  @Field(() => String, { nullable: true, description: 'Why no method promises anything: unknown items, or no transit time to the destination; null where methods go there.' })
  because!: string | null;

  @Field(() => [ExplainedOptionType], { description: 'One for each shipping method with a transit time to the destination; none while an item is unknown.' })
  options!: ExplainedOptionType[];
}
