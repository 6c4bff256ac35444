import type { GivenUpWebhookInput } from '#contract/schema.generated.js';
import type { RelayedEvent } from './route.js';

type GivenUp = Pick<GivenUpWebhookInput, 'connectionId' | 'type' | 'attempts' | 'failure'>;

/** The webhooks that were given up among identity's events. */
export const givenUpWebhooks = (events: readonly RelayedEvent[]): GivenUpWebhookInput[] =>
  events.filter(({ type }) => type === 'delivery.given_up').map(({ stamp, place, payload }) => {
    const { connectionId, type, attempts, failure } = payload as GivenUp;
    return { stamp, place, connectionId, type, attempts, failure: failure ?? null };
  });
