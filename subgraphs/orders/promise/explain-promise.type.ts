import { ArgsType, Field } from 'type-graphql';
import type { Instant } from '#kernel/clock.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { PromiseChangeInput } from './promise-change.type.js';
import { DeliveryPromiseInput } from './promise.type.js';

/** What is explained, and what is tried on it. */
@ArgsType()
export class ExplainPromiseArgs {
  @Field(() => DeliveryPromiseInput, { description: 'The cart.' })
  input!: DeliveryPromiseInput;

  @Field(() => DateTime, { nullable: true, description: 'When it is ordered, 92 days ago to 366 days from now, with the stock and the settings of now; now unless given.' })
  at?: Instant | null;

  @Field(() => PromiseChangeInput, { nullable: true, description: 'A change that is tried and not saved.' })
  change?: PromiseChangeInput | null;
}
