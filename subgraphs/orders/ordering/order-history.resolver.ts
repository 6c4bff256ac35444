import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { OrdersContext } from '../orders-context.js';
import { ShipmentType, toShipmentType } from '../shipping/shipment.type.js';
import type { AlertType } from '../alerts/alert.js';
import { AlertConnection, AlertTypeEnum } from '../alerts/alert.type.js';
import { listAlerts } from '../alerts/list-alerts.js';
import { RefundType, TimelineEventType, toRefundType } from './order-history.type.js';
import { OrderType, toOrderType } from './order.type.js';
import { resolveAlert } from '../alerts/resolve-alert.js';
import { setAutomaticRefunds } from './set-automatic-refunds.js';
import { readAutomaticRefunds } from './read-automatic-refunds.js';
import { readTimeline } from './read-timeline.js';

@Resolver(() => RefundType)
export class OrderOfRefundResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order it is for; null while it cannot be read.' })
  async order(@Root() { orderId }: RefundType, @Ctx() { load }: OrdersContext) {
    const order = await load.order(orderId);
    return order ? toOrderType(order) : null;
  }
}

@Resolver(() => OrderType)
export class OrderHistoryResolver {
  @FieldResolver(() => [ShipmentType], { description: 'Its shipments, oldest first.' })
  async shipments(@Root() { id }: OrderType, @Ctx() { load }: OrdersContext) {
    return (await load.shipmentsOfOrder(id)).map(toShipmentType);
  }

  @FieldResolver(() => [RefundType], { description: 'Its refunds, oldest first.' })
  async refunds(@Root() { id }: OrderType, @Ctx() { load }: OrdersContext) {
    return (await load.refundsOfOrder(id)).map(toRefundType);
  }

  @FieldResolver(() => [OrderType], { description: 'The orders that send units of it again, oldest first.' })
  async replacements(@Root() { id }: OrderType, @Ctx() { load }: OrdersContext) {
    const ids = (await load.replacements(id)).filter(({ orderId }) => orderId === id).map(({ replacementId }) => replacementId);
    return (await Promise.all(ids.map((replacementId) => load.order(replacementId)))).flatMap((order) => (order ? [toOrderType(order)] : []));
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The order whose units it sends again; null if it is no replacement.' })
  async replaces(@Root() { id }: OrderType, @Ctx() { load }: OrdersContext) {
    const replaced = (await load.replacements(id)).find(({ replacementId }) => replacementId === id);
    const order = replaced && await load.order(replaced.orderId);
    return order ? toOrderType(order) : null;
  }

  @FieldResolver(() => [TimelineEventType], { description: 'What happened to it, oldest first, at most 500 events.' })
  timeline(@Root() { id }: OrderType, @Arg('last', () => Int, { nullable: true, description: 'Only so many of the newest events, 1 to 500; else those from the first.' }) last: number | null | undefined, @Ctx() { deps, call }: OrdersContext) {
    return readTimeline(deps, call, { orderId: id, last });
  }

  @Query(() => AlertConnection, { description: 'The company\'s alerts, newest first.' })
  alerts(
    @Arg('openOnly', () => Boolean, { defaultValue: true, description: 'Leave out resolved alerts.' }) openOnly: boolean,
    @Arg('type', () => AlertTypeEnum, { nullable: true, description: 'Only alerts of this type.' }) type: AlertType | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return listAlerts(deps, call, { openOnly, type, page });
  }

  @Mutation(() => Boolean, { description: 'Resolve an alert; answers whether it was open.' })
  resolveAlert(@Arg('id', () => ID, { description: 'The alert.' }) id: string, @Ctx() { deps, call }: OrdersContext) {
    return resolveAlert(deps, call, id);
  }

  @Query(() => Boolean, { description: 'Whether missing units are refunded automatically.' })
  automaticRefunds(@Ctx() { deps, call }: OrdersContext) {
    return readAutomaticRefunds(deps, call);
  }

  @Mutation(() => Boolean, { description: 'Set whether missing units are refunded automatically; answers the setting.' })
  setAutomaticRefunds(@Arg('automatic', () => Boolean, { description: 'Whether they are.' }) automatic: boolean, @Ctx() { deps, call }: OrdersContext) {
    return setAutomaticRefunds(deps, call, automatic);
  }
}
