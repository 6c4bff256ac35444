import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { FailedTaskType } from '#subgraph-kit/failed-task.type.js';
import { FIRST } from '#subgraph-kit/page-size.js';
import { FulfillmentOrderType } from './fulfillment-order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { LabelType, toLabelType } from '../shipping/label.type.js';
import { MakeWarehouseLabelsInput, VoidWarehouseLabelsInput } from './label-input.type.js';
import { listFailedLabels } from './list-failed-labels.js';
import { makeLabels } from './make-labels.js';
import { OrderRefInput } from './order-ref.type.js';
import { readLabels } from './read-labels.js';
import { voidLabels } from './void-labels.js';

@Resolver(() => LabelType)
export class LabelResolver {
  @internal
  @Query(() => [LabelType], { description: 'The labels of the calling warehouse\'s fulfillment order; once it shipped, those it shipped with.' })
  async warehouseLabels(
    @Args(() => OrderRefInput) { reference, sequence }: OrderRefInput,
    @Arg('withReturn', () => Boolean, { defaultValue: false, description: 'Whether to include the return label.' }) withReturn: boolean,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return (await readLabels(deps, call, { reference, sequence, withReturn })).map(toLabelType);
  }

  @internal
  @Mutation(() => [LabelType], { description: 'Make missing labels and retry failed ones; ready ones stay. Answers every parcel\'s label.' })
  async makeWarehouseLabels(@Arg('input', () => MakeWarehouseLabelsInput, { description: 'Which parcels.' }) input: MakeWarehouseLabelsInput, @Ctx() { deps, call }: OrdersContext) {
    return (await makeLabels(deps, call, input)).map(toLabelType);
  }

  @internal
  @Mutation(() => [LabelType], { description: 'Void labels before their parcels leave: one parcel\'s, or all of them. Answers them without their content.' })
  async voidWarehouseLabels(@Arg('input', () => VoidWarehouseLabelsInput, { description: 'Which labels.' }) input: VoidWarehouseLabelsInput, @Ctx() { deps, call }: OrdersContext) {
    return (await voidLabels(deps, call, input)).map(toLabelType);
  }

  @Query(() => [FailedTaskType], { nullable: true, description: 'Labels of parcels that still have to leave and could not be made, newest first; null with an error for those who may not read orders.' })
  failedLabels(@Ctx() { deps, call }: OrdersContext, @Arg('first', () => Int, FIRST) first: number) {
    return listFailedLabels(deps, call, first);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The printable label as base64; null when it failed.' })
  contentBase64(@Root() { id }: LabelType, @Ctx() { load }: OrdersContext) {
    return load.shipping.labelContent(id);
  }
}

@Resolver(() => FulfillmentOrderType)
export class LabelsOfFulfillmentOrderResolver {
  @FieldResolver(() => [LabelType], { description: 'The labels the platform made for its parcels, and the return label.' })
  async labels(@Root() { id }: FulfillmentOrderType, @Ctx() { load }: OrdersContext) {
    return (await load.shipping.labelsOfFulfillmentOrder(id)).map(toLabelType);
  }
}
