import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { KeptBy, KeptCount } from './kept-promises.js';
import type { KeptRow } from './promise-part-names.js';
import type { KeptPromises, KeptPromisesAsked } from './read-kept-promises.js';

/** The graph's enum of what kept promises are counted by. */
export const KeptByEnum = enumType<KeptBy>('KeptPromisesBy', 'What kept promises are counted by.', {
  METHOD: 'The shipping method that was ordered.',
  LOCATION: 'The locations that fulfill the order: one of two locations counts for each.',
  CARRIER: 'The carriers of its shipments, or the one it names while nothing has left: one of two carriers counts for each.',
});

@InputType('KeptPromisesInput', { description: 'Which promises are counted, and by what.' })
export class KeptPromisesInput implements KeptPromisesAsked {
  @Field(() => String, { description: 'The first promised day, as YYYY-MM-DD.' })
  from!: string;

  @Field(() => String, { description: 'The last promised day, as YYYY-MM-DD; at most 92 days with the first.' })
  to!: string;

  @Field(() => KeptByEnum, { description: 'What they are counted by.' })
  by!: KeptBy;

  @Field(() => String, { nullable: true, description: 'Only orders of this sales channel.' })
  channel?: string | null;

  @Field(() => String, { nullable: true, description: 'Only orders shipped to this country: ISO 3166-1 alpha-2.' })
  countryCode?: string | null;
}

@ObjectType('KeptPromiseCount', { description: 'How many promises were kept. Days are those of the destination: in most of Europe its local days, else days in UTC.' })
export class KeptCountType implements KeptCount {
  @Field(() => Int, { description: 'Orders with a promised day, cancelled ones aside.' })
  promised!: number;

  @Field(() => Int, { description: 'Those delivered on the promised day or earlier: with their last shipment, or when their customers collected them.' })
  kept!: number;

  @Field(() => Int, { description: 'Those delivered later, or not delivered although the day is over.' })
  late!: number;

  @Field(() => Int, { description: 'Those not delivered whose day is not over.' })
  open!: number;

  @Field(() => Float, { nullable: true, description: 'The part of those kept or late that was kept, 0 to 1; null where there are none.' })
  rate!: number | null;
}

@ObjectType('KeptPromiseRow', { description: 'How many promises of a method, a location or a carrier were kept.' })
export class KeptRowType extends KeptCountType implements KeptRow {
  @Field(() => String, { nullable: true, description: 'STANDARD or EXPRESS, or the code of the location or carrier; null for orders that have no location or carrier yet.' })
  key!: string | null;

  @Field(() => String, { description: 'Its name.' })
  name!: string;
}

@ObjectType('KeptPromises', { description: 'How many promises of some days were kept.' })
export class KeptPromisesType implements KeptPromises {
  @Field(() => [KeptRowType], { description: 'By method, location or carrier, the most promised first.' })
  rows!: readonly KeptRow[];

  @Field(() => KeptCountType, { description: 'All together, each order once.' })
  total!: KeptCount;
}
