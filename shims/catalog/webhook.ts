import { z } from 'zod';
import { isUuid } from '#kernel/ids.js';
import { Failure } from '#contract/failure.js';
import { EVENT_TYPES } from './event-kinds.js';
import type { WebhookFragment } from './operations/webhook.generated.js';

const LONGEST_URL = 500;
const MOST_EVENTS = 20;

/** `{webhook}` in a path. */
export const WebhookPath = z.object({ webhook: z.string().describe('id of the webhook.') });

/** The address of a webhook; the graph refuses one that is not https on a public address. */
export const webhookUrl = z.string().max(LONGEST_URL, `must have at most ${String(LONGEST_URL)} characters`).meta({ format: 'uri' }).describe('https, on a public address.');

/** The event types of a webhook. */
export const webhookEvents = z.array(z.enum(EVENT_TYPES)).min(1, 'must name at least one event').max(MOST_EVENTS, `must name at most ${String(MOST_EVENTS)} events`);

/** Document 3, H: a webhook of the key. */
export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  active: z.boolean().describe('While false nothing is sent, and events of that time are not sent later.'),
  last_success_at: z.iso.datetime().nullable(),
  last_failure_at: z.iso.datetime().nullable(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
}).meta({ id: 'Webhook' });

/** A webhook with its secret, which is shown only when it is made. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string().optional().describe('Signs what is sent: only in the answer to creation or rotation.') }).meta({ id: 'WebhookWithSecret' });

/** The id of a webhook in a path; text that is none is WEBHOOK_NOT_FOUND, not invalid input. */
export function webhookId({ webhook }: z.output<typeof WebhookPath>): string {
  if (!isUuid(webhook)) throw new Failure('WEBHOOK_NOT_FOUND', 'No webhook of this key has this id');
  return webhook.toLowerCase();
}

/** A webhook as interface H shows it. */
export const webhookJson = ({ id, url, events, isActive, lastDeliveredAt, lastFailedAt, lastFailure, createdAt }: WebhookFragment): z.output<typeof Webhook> => ({
  id, url, events: EVENT_TYPES.filter((type) => events?.includes(type) ?? true), active: isActive,
  last_success_at: lastDeliveredAt, last_failure_at: lastFailedAt, last_error: lastFailure, created_at: createdAt,
});

/** A webhook with the secret that a call made. */
export const webhookWithSecret = ({ destination, secret }: { readonly destination: WebhookFragment; readonly secret: string | null }): z.output<typeof WebhookWithSecret> =>
  ({ ...webhookJson(destination), ...(secret !== null && { secret }) });

/** The secret that an answer shows, which the call log must not have. */
export const secretsOf = ({ secret }: { readonly secret: string | null }): string[] => (secret === null ? [] : [secret]);

/** A webhook, for the documentation. */
export const WEBHOOK_EXAMPLE: z.output<typeof Webhook> = {
  id: '019aa5f4-7c00-7d21-8a5e-2f6b1c3d4e5f', url: 'https://hooks.example.com/catalog', events: ['product.created', 'product.updated', 'product.deleted'], active: true,
  last_success_at: null, last_failure_at: null, last_error: null, created_at: '2026-11-21T09:00:00.000Z',
};

/** A signing secret, for the documentation. */
export const SECRET_EXAMPLE = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDazDG+NCh9zs=';
