import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';

@ObjectType('CustomerProfile', { description: 'A person who ordered: all orders with one e-mail address.' })
export class CustomerProfileType {
  @Field(() => ID, { description: 'The customer.' })
  id!: string;

  @Field(() => String, { description: 'The e-mail address, in lower case.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Full name, as of the newest order.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, as of the newest order.' })
  phone!: string | null;

  @Field(() => Int, { description: 'How many orders they placed, cancelled ones among them.' })
  orderCount!: number;

  @Field(() => DateTime, { description: 'When they ordered first.' })
  firstOrderAt!: string;

  @Field(() => DateTime, { description: 'When they ordered last.' })
  lastOrderAt!: string;
}

/** A page of customers. */
export const CustomerProfileConnection = connectionType(CustomerProfileType, 'CustomerProfile');

@InputType('EraseCustomerInput', { description: 'A customer to erase.' })
export class EraseCustomerInput {
  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;
}

@ObjectType('CustomerErasure', { description: 'What was erased of a customer.' })
export class CustomerErasureType {
  @Field(() => DateTime, { description: 'When.' })
  erasedAt!: string;

  @Field(() => Int, { description: 'Orders that no longer name them.' })
  orderCount!: number;

  @Field(() => Int, { description: 'Returns that no longer name them.' })
  returnCount!: number;
}
