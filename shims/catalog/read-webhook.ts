import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { ReadWebhookDocument } from './operations/read-webhook.generated.js';
import { Webhook, WEBHOOK_EXAMPLE, webhookId, webhookJson, WebhookPath } from './webhook.js';

/** GET /webhooks/{webhook}: one webhook of the key. */
export const readWebhook = defineRoute({
  id: 'webhooks.read', method: 'GET', path: '/webhooks/{webhook}', scope: null, idempotency: 'natural',
  summary: 'Read a webhook',
  description: 'One webhook of this key, without its secret, with its last success and failure.',
  failures: ['WEBHOOK_NOT_FOUND'],
  input: z.object({ params: WebhookPath }),
  answer: z.object({ data: Webhook }),
  operation: ReadWebhookDocument,
  variables: ({ params }) => ({ id: webhookId(params) }),
  reply: ({ ownWebhookDestination }) => ok({ data: webhookJson(ownWebhookDestination) }),
  example: { target: `/webhooks/${WEBHOOK_EXAMPLE.id}`, answer: { data: { ...WEBHOOK_EXAMPLE, last_success_at: '2026-11-21T09:30:00.000Z' } } },
});
