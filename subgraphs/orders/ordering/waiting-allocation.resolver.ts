import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { allocateWaitingOrders } from './allocate-waiting-orders.js';

@ObjectType('WaitingAllocation', { description: 'What became of the orders that waited for stock.' })
class WaitingAllocationType {
  @Field(() => Int, { description: 'Orders that went to their locations.' })
  allocated!: number;

  @Field(() => Int, { description: 'Orders that were looked at and still wait.' })
  waiting!: number;
}

@InputType('AllocateWaitingOrdersInput', { description: 'Which waiting orders to look at.' })
class AllocateWaitingOrdersInput {
  @Field(() => [ID], { nullable: true, description: 'Only orders that contain one of these variants; every waiting order unless given.' })
  variantIds?: string[] | null;
}

@Resolver()
export class WaitingAllocationResolver {
  @Mutation(() => WaitingAllocationType, { description: 'Look for stock for the orders that wait for it, the oldest first.' })
  allocateWaitingOrders(@Arg('input', () => AllocateWaitingOrdersInput, { description: 'Which orders.' }) input: AllocateWaitingOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return allocateWaitingOrders(deps, call, input);
  }
}
