import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { allocateWaitingOrders } from './allocate-waiting-orders.js';

@ObjectType('WaitingAllocation', { description: 'The result of allocating waiting orders.' })
class WaitingAllocationType {
  @Field(() => Int, { description: 'Orders that were allocated.' })
  allocated!: number;

  @Field(() => Int, { description: 'Orders that still wait.' })
  waiting!: number;
}

@InputType('AllocateWaitingOrdersInput', { description: 'Which waiting orders to allocate.' })
class AllocateWaitingOrdersInput {
  @Field(() => [ID], { nullable: true, description: 'Only orders that contain one of these variants; every waiting order unless given.' })
  variantIds?: string[] | null;
}

@Resolver()
export class WaitingAllocationResolver {
  @Mutation(() => WaitingAllocationType, { description: 'Allocate the orders that wait for stock, the oldest first.' })
  allocateWaitingOrders(@Arg('input', () => AllocateWaitingOrdersInput, { description: 'Which orders.' }) input: AllocateWaitingOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return allocateWaitingOrders(deps, call, input);
  }
}
