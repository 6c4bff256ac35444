import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import { projectCatalogEvents } from './inventory/project-catalog-events.js';
import { watchMovedClock } from './sandbox/watch-moved-clock.js';
import { raiseWebhookAlerts } from './alerts/raise-webhook-alerts.js';
import type { OrdersContext } from './orders-context.js';

@internal
@InputType('CatalogEventInput', { description: 'An event of the catalog.' })
class CatalogEventInput {
  @Field(() => ID, { description: 'The event.' })
  id!: string;

  @Field(() => String, { description: 'What happened: variant.changed.' })
  type!: string;

  @Field(() => DateTime, { description: 'Change sequence of its transaction.' })
  sequence!: string;

  @Field(() => Int, { description: 'Its index in that transaction.' })
  index!: number;

  @Field(() => Json, { description: 'The payload.' })
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
@InputType('GivenUpWebhookInput', { description: 'A webhook that was given up, or cannot be sent until somebody acts.' })
class GivenUpWebhookInput {
  @Field(() => DateTime, { description: 'Change sequence of its transaction.' })
  sequence!: string;

  @Field(() => Int, { description: 'Its index in that transaction.' })
  index!: number;

  @Field(() => ID, { description: 'The connection whose receiver did not accept it.' })
  connectionId!: string;

  @Field(() => String, { description: 'The event it carried.' })
  type!: string;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  failure?: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether it could not be sent and is still tried; else it was given up.' })
  isRetried!: boolean;
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
  @Mutation(() => Int, { description: 'Raise the alerts of what is due in a sandbox whose clock was moved; answers how many were raised.' })
  watchMovedClock(@Arg('aheadMilliseconds', () => GraphQLSafeInt, { description: 'How far it is ahead, in milliseconds.' }) aheadMilliseconds: number, @Ctx() { deps, call }: OrdersContext) {
    return watchMovedClock(deps, call, aheadMilliseconds);
  }

  @internal
  @Mutation(() => Int, { description: 'Bring the items up to date with the catalog; answers how many events were new.' })
  projectCatalogEvents(@Arg('input', () => ProjectCatalogEventsInput, { description: 'The events.' }) input: ProjectCatalogEventsInput, @Ctx() { deps, call }: OrdersContext) {
    return projectCatalogEvents(deps, call, input);
  }
  @internal
  @Mutation(() => Int, { description: 'Alert the merchant of webhooks that were given up or cannot be sent; answers how many were new.' })
  raiseWebhookAlerts(@Arg('input', () => RaiseWebhookAlertsInput, { description: 'The webhooks.' }) input: RaiseWebhookAlertsInput, @Ctx() { deps, call }: OrdersContext) {
    return raiseWebhookAlerts(deps, call, input);
  }
}
