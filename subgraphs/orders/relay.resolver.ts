import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { OutboxEventType } from '#subgraph-kit/outbox-event.type.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import { projectCatalogEvents } from './inventory/project-catalog-events.js';
import { raiseWebhookAlerts } from './ordering/raise-webhook-alerts.js';
import type { OrdersContext } from './orders-context.js';
import { readPendingEvents, relayed } from './relay-events.js';

@internal
@InputType('CatalogEventInput', { description: 'An event of the catalog.' })
class CatalogEventInput {
  @Field(() => ID, { description: 'The event.' })
  id!: string;

  @Field(() => String, { description: 'What happened: variant.changed.' })
  type!: string;

  @Field(() => DateTime, { description: 'Stamp of its transaction.' })
  stamp!: string;

  @Field(() => Int, { description: 'Its place in that transaction.' })
  place!: number;

  @Field(() => Json, { description: 'The facts.' })
  payload!: unknown;
}

@internal
@InputType('ProjectCatalogEventsInput', { description: 'Events of one company\'s catalog, in the order they were committed.' })
class ProjectCatalogEventsInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => [CatalogEventInput], { description: 'The events.' })
  events!: CatalogEventInput[];
}

@internal
@InputType('GivenUpWebhookInput', { description: 'A webhook that was given up.' })
class GivenUpWebhookInput {
  @Field(() => DateTime, { description: 'Stamp of its transaction.' })
  stamp!: string;

  @Field(() => Int, { description: 'Its place in that transaction.' })
  place!: number;

  @Field(() => ID, { description: 'The connection whose receiver did not take it.' })
  connectionId!: string;

  @Field(() => String, { description: 'What it told.' })
  type!: string;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  failure?: string;
}

@internal
@InputType('RaiseWebhookAlertsInput', { description: 'Webhooks of one company that were given up, in the order they were.' })
class RaiseWebhookAlertsInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => [GivenUpWebhookInput], { description: 'The webhooks.' })
  events!: GivenUpWebhookInput[];
}

@Resolver()
export class OrdersRelayResolver {
  @internal
  @Query(() => [OutboxEventType], { description: 'Events of the orders subgraph that were not relayed yet.' })
  ordersOutbox(@Arg('first', () => Int, { description: 'How many at most.' }) first: number, @Ctx() { deps, call }: OrdersContext) {
    return readPendingEvents(deps, call, first);
  }

  @internal
  @Mutation(() => Int, { description: 'Note that events were relayed; answers how many were still pending.' })
  ordersEventsRelayed(@Arg('ids', () => [ID], { description: 'The events.' }) ids: string[], @Ctx() { deps, call }: OrdersContext) {
    return relayed(deps, call, ids);
  }

  @internal
  @Mutation(() => Int, { description: 'Bring the items up to date with the catalog; answers how many events were new.' })
  projectCatalogEvents(@Arg('input', () => ProjectCatalogEventsInput, { description: 'The events.' }) input: ProjectCatalogEventsInput, @Ctx() { deps, call }: OrdersContext) {
    return projectCatalogEvents(deps, call, input);
  }
  @internal
  @Mutation(() => Int, { description: 'Tell the merchant of webhooks that were given up; answers how many were new.' })
  raiseWebhookAlerts(@Arg('input', () => RaiseWebhookAlertsInput, { description: 'The webhooks.' }) input: RaiseWebhookAlertsInput, @Ctx() { deps, call }: OrdersContext) {
    return raiseWebhookAlerts(deps, call, input);
  }
}
