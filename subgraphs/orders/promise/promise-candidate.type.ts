import { Field, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { LocationType } from '../inventory/location.type.js';
import type { CandidateOutcome, CandidateStock, PromiseCandidate } from './promise-candidates.js';

const CandidateOutcomeEnum = enumType<CandidateOutcome>('PromiseCandidateOutcome', 'What became of a location that units could go from.', {
  CHOSEN: 'Units go from there.', LATER: 'It has all of it, and routing looks at it later than at those it chose.', TOO_LITTLE: 'It has too little of an item to send everything.',
  NOT_IN_RULE: 'The routing rule does not name it.', NOT_ONLINE: 'It fulfils no online orders.',
});

@ObjectType('PromiseCandidateStock', { description: 'What a location has of an item that is asked for.' })
class CandidateStockType implements CandidateStock {
  @Field(() => String, { description: 'Stock keeping unit.' })
  sku!: string;

  @Field(() => Int, { description: 'Units that are asked for.' })
  wanted!: number;

  @Field(() => Int, { nullable: true, description: 'What can be sold there now; null for an item whose stock nobody reports.' })
  available!: number | null;
}

@ObjectType('PromiseCandidate', { description: 'A location that units could go from, and what became of it.' })
export class CandidateType implements PromiseCandidate {
  @Field(() => LocationType, { description: 'The location.' })
  location!: LocationType;

  @Field(() => CandidateOutcomeEnum, { description: 'What became of it.' })
  outcome!: CandidateOutcome;

  @Field(() => [CandidateStockType], { description: 'What it has of the items.' })
  stock!: readonly CandidateStockType[];

  @Field(() => String, { nullable: true, description: 'The day on which all of it would leave from there; null where it has too little, or does not work within 400 days.' })
  shipsOn!: string | null;

  @Field(() => String, { nullable: true, description: 'The last day on which that would be delivered.' })
  deliveryTo!: string | null;
}
