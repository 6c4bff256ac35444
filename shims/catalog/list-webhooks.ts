import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { ListWebhooksDocument } from './operations/list-webhooks.generated.js';
import { Webhook, WEBHOOK_EXAMPLE, webhookJson } from './webhook.js';

/** GET /webhooks: the webhooks of the key, at most ten. */
export const listWebhooks = defineRoute({
  id: 'webhooks.list', method: 'GET', path: '/webhooks', scope: null, idempotency: 'natural',
  summary: 'List webhooks',
  description: 'The webhooks of this key, oldest first, without their secrets; at most 10.',
  failures: [],
  input: z.object({}),
  answer: z.object({ data: z.array(Webhook) }),
  operation: ListWebhooksDocument,
  variables: () => ({}),
  reply: ({ ownWebhookDestinations }) => ok({ data: ownWebhookDestinations.map(webhookJson) }),
  example: { target: '/webhooks', answer: { data: [WEBHOOK_EXAMPLE] } },
});
