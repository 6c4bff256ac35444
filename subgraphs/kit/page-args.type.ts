import { ArgsType, Field, Int } from 'type-graphql';
import type { PageRequest } from './page-request.js';

/** The arguments that every list of the graph has. */
@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { nullable: true, description: 'How many records from the start of the list, or behind `after`, 1 to 500; 50 with neither `first` nor `last`.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The endCursor of the page before, or the cursor of a record: only records behind it.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many records from the end of the list, or in front of `before`, 1 to 500. With `first`: the last ones of those that `first` selects.' })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'The startCursor of the page behind, or the cursor of a record: only records in front of it. Without `first` and `last`: the 50 right in front of it.' })
  before?: string | null;
}
