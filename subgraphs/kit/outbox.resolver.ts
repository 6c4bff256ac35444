import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, type ClassType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { SubgraphName } from '#kernel/config.js';
import { internal } from './directives.js';
import { FailedTaskType } from './failed-task.type.js';
import { OutboxEventType, ParkedEventInput } from './outbox-event.type.js';
import { listFailedEvents, markEventsParked, markEventsRelayed, readOutbox, readParkedEvents, retryParkedEvents, type OutboxCall } from './relay-outbox.js';

const FIRST = { defaultValue: 50, description: 'How many records to answer, 1 to 500.' };

const OWNED = {
  orders: 'orders, returns and stock', identity: 'people, connections and webhooks', catalog: 'products and variants', content: 'sites and what they publish',
} as const satisfies Record<SubgraphName, string>;

/** The relay's operations of a subgraph: its outbox under the subgraph's name, the same in each. `callOf` finds database and caller in the subgraph's own context. */
export function outboxResolver(name: SubgraphName, callOf: (context: object) => OutboxCall): ClassType {
  @Resolver()
  class OutboxResolver {
    @internal
    @Query(() => [OutboxEventType], { name: `${name}Outbox`, description: 'Events not relayed yet, each company\'s in the order they were committed.' })
    pending(
      @Ctx() context: object,
      @Arg('first', () => Int, FIRST) first: number,
      @Arg('except', () => [GraphQLSafeInt], { nullable: true, description: 'Companies to leave out for now.' }) except: number[] | null | undefined,
    ) {
      return readOutbox(callOf(context), { first, except: except ?? [] });
    }

    @internal
    @Query(() => [OutboxEventType], { name: `${name}ParkedEvents`, description: 'Events that were set aside because they could not be relayed, with the reason.' })
    parked(@Ctx() context: object, @Arg('first', () => Int, FIRST) first: number) {
      return readParkedEvents(callOf(context), first);
    }

    @Query(() => [FailedTaskType], { nullable: true, name: `${name}FailedEvents`, description: `Events of ${OWNED[name]} that could not be passed on, oldest first; null with an error for those who may not manage the company.` })
    failed(@Ctx() context: object, @Arg('first', () => Int, FIRST) first: number) {
      return listFailedEvents(callOf(context), first);
    }

    @internal
    @Mutation(() => Int, { name: `${name}EventsRelayed`, description: 'Mark events as relayed; answers how many were not yet.' })
    relayed(@Ctx() context: object, @Arg('ids', () => [ID], { description: 'The events.' }) ids: string[]) {
      return markEventsRelayed(callOf(context), ids);
    }

    @internal
    @Mutation(() => Int, { name: `${name}EventsParked`, description: 'Set events aside that cannot be relayed; answers how many were not relayed yet.' })
    park(@Ctx() context: object, @Arg('events', () => [ParkedEventInput], { description: 'The events, each with its reason.' }) events: ParkedEventInput[]) {
      return markEventsParked(callOf(context), events);
    }

    @internal
    @Mutation(() => Int, { name: `${name}EventsRetried`, description: 'Have events that were set aside relayed again, all of them unless some are named; answers how many.' })
    retry(@Ctx() context: object, @Arg('ids', () => [ID], { nullable: true, description: 'The events.' }) ids: string[] | null | undefined) {
      return retryParkedEvents(callOf(context), ids ?? undefined);
    }
  }
  return OutboxResolver;
}
