import type { ClassType } from 'type-graphql';
import type { SubgraphName } from '#kernel/config.js';
import { companyEventsResolver } from './company-events.resolver.js';
import { outboxResolver } from './outbox.resolver.js';
import type { OutboxCall } from './relay-outbox.js';

/** The operations of a subgraph's outbox: for the relay, and for who follows what happens. */
export const outboxResolvers = (name: SubgraphName, callOf: (context: object) => OutboxCall): readonly ClassType[] => [outboxResolver(name, callOf), companyEventsResolver(name, callOf)];
