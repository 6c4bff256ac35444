import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import { codeKey } from './code-use.store.js';
import { listUnmappedCodes, reprocessTrackingEvents } from './reprocess-tracking-events.js';
import { CarrierCodeUseType, ReprocessedShipmentType, ReprocessedType, ReprocessTrackingEventsInput, UnmappedCodeType } from './reprocess.type.js';

/** Codes of carriers that no map knows, and the events that had them. */
@Resolver()
export class ReprocessResolver {
  @Query(() => [UnmappedCodeType], { description: 'The codes that a carrier connection sent and its status map does not know, those with the most events first, each with a proposal.' })
  async unmappedCarrierCodes(@Arg('connectionId', () => ID, { description: 'The carrier connection.' }) connectionId: string, @Ctx() { deps, call }: OrdersContext): Promise<UnmappedCodeType[]> {
    return (await listUnmappedCodes(deps, call, connectionId)).map((code) => ({ ...code, connectionId }));
  }

  @Mutation(() => ReprocessedType, { description: 'Give events of a carrier connection that were received the status that their codes mean now, after a change of its status map (`updateConnection`), and their shipments the one that follows; 2,000 events a call. Try it with `dryRun` first. A delivered order never goes back.' })
  reprocessTrackingEvents(@Arg('input', () => ReprocessTrackingEventsInput, { description: 'The codes.' }) input: ReprocessTrackingEventsInput, @Ctx() { deps, call }: OrdersContext) {
    return reprocessTrackingEvents(deps, call, input);
  }
}

/** Where codes came that no map knows. */
@Resolver(() => UnmappedCodeType)
export class UnmappedCodeResolver {
  @FieldResolver(() => CarrierCodeUseType, { nullable: true, description: 'In which shipments it came, with an example; null where none of its events is kept.' })
  use(@Root() { connectionId, code }: UnmappedCodeType, @Ctx() { load }: OrdersContext) {
    return load.codeUse(codeKey(connectionId, code));
  }
}

/** The orders of shipments that move. */
@Resolver(() => ReprocessedShipmentType)
export class ReprocessedShipmentResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'Its order as it is then; in a dry run, as it would be.' })
  async order(@Root() { orderId }: ReprocessedShipmentType, @Ctx() { load }: OrdersContext) {
    const order = await load.order(orderId);
    return order && toOrderType(order);
  }
}
