import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { listUnmappedCodes, reprocessTrackingEvents } from './reprocess-tracking-events.js';
import { ReprocessedType, ReprocessTrackingEventsInput, UnmappedCodeType } from './reprocess.type.js';

/** Codes of carriers that no map knows, and the events that had them. */
@Resolver()
export class ReprocessResolver {
  @Query(() => [UnmappedCodeType], { description: 'The codes that a carrier connection sent and its status map does not know, those with the most events first, each with a proposal.' })
  unmappedCarrierCodes(@Arg('connectionId', () => ID, { description: 'The carrier connection.' }) connectionId: string, @Ctx() { deps, call }: OrdersContext) {
    return listUnmappedCodes(deps, call, connectionId);
  }

  @Mutation(() => ReprocessedType, { description: 'Give events of a carrier connection that were received the status that their codes mean now, after a change of its status map (`updateConnection`), and their shipments the one that follows; 2,000 events a call. Try it with `dryRun` first. A delivered order never goes back.' })
  reprocessTrackingEvents(@Arg('input', () => ReprocessTrackingEventsInput, { description: 'The codes.' }) input: ReprocessTrackingEventsInput, @Ctx() { deps, call }: OrdersContext) {
    return reprocessTrackingEvents(deps, call, input);
  }
}
