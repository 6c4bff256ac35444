import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import type { ShopperRecords } from '#subgraph-kit/subgraph.js';
import type { ErasedCustomer } from './forget-customers.js';
import type { ShopperRecordsAsked } from './read-shopper-records.js';

@internal
@InputType('ErasedCustomerInput', { description: 'A customer whom orders erased.' })
export class ErasedCustomerInput implements ErasedCustomer {
  @Field(() => [ID], { description: 'The ids that storefronts have for them.' })
  customerIds!: string[];

  @Field(() => DateTime, { description: 'When. Visitors who came for the first time later are not erased.' })
  erasedAt!: string;
}

@internal
@InputType('ShopperRecordsInput', { description: 'Whose records.' })
export class ShopperRecordsInput implements ShopperRecordsAsked {
  @Field(() => [ID], { description: 'The ids that storefronts have for a customer.' })
  customerIds!: string[];

  @Field(() => String, { nullable: true, description: 'The `next` of the part before.' })
  after?: string | null;
}

@internal
@ObjectType('ShopperRecords', { description: 'A part of what is kept of the visitors of a customer.' })
export class ShopperRecordsType implements ShopperRecords {
  @Field(() => [Json], { description: 'The visitors with their carts, orders, sessions and campaigns; only with the first part.' })
  visitors!: readonly unknown[];

  @Field(() => [Json], { description: 'Their events, 2,000 at most.' })
  events!: readonly unknown[];

  @Field(() => String, { nullable: true, description: 'Where the next part begins; null behind the last.' })
  next!: string | null;
}
