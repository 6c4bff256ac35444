import type { GivenUpWebhookInput } from '#contract/schema.generated.js';
import type { RelayedEvent } from './route.js';

type GivenUp = Pick<GivenUpWebhookInput, 'connectionId' | 'type' | 'attempts' | 'failure'>;

/** The events that alert the merchant, and whether the webhook is retried. */
export const ALERTING: ReadonlyMap<string, boolean> = new Map([['delivery.given_up', false], ['delivery.unprepared', true]]);

/** The webhooks of connections among identity's events that were given up, or cannot be sent until their configuration is corrected. */
export const givenUpWebhooks = (events: readonly RelayedEvent[]): GivenUpWebhookInput[] => events.flatMap(({ type: event, sequence, index, payload }) => {
  const isRetried = ALERTING.get(event);
  if (isRetried === undefined) return [];
  const { connectionId, type, attempts, failure } = payload as Omit<GivenUp, 'connectionId'> & { readonly connectionId: string | null };
  return connectionId === null ? [] : [{ sequence, index, connectionId, type, attempts, failure: failure ?? null, isRetried }];
});
