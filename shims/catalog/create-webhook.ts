import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { CreateWebhookDocument } from './operations/create-webhook.generated.js';
import { SECRET_EXAMPLE, secretsOf, WEBHOOK_EXAMPLE, webhookEvents, webhookUrl, WebhookWithSecret, webhookWithSecret } from './webhook.js';

/** POST /webhooks: add a webhook to the key. */
export const createWebhook = defineRoute({
  id: 'webhooks.create', method: 'POST', path: '/webhooks', scope: null, idempotency: 'key', success: 201,
  summary: 'Create a webhook',
  description: 'Also with a key that only reads. The secret signs what is sent, and is shown in this answer alone.',
  failures: ['BAD_INPUT', 'WEBHOOK_LIMIT'],
  input: z.object({ body: z.object({ url: webhookUrl, events: webhookEvents }) }),
  answer: z.object({ data: WebhookWithSecret }),
  operation: CreateWebhookDocument,
  variables: ({ body }) => ({ input: body }),
  reply: ({ createOwnWebhookDestination: created }) => ({ status: 201, body: { data: webhookWithSecret(created) }, secrets: secretsOf(created) }),
  example: {
    target: '/webhooks', body: { url: WEBHOOK_EXAMPLE.url, events: WEBHOOK_EXAMPLE.events }, answer: { data: { ...WEBHOOK_EXAMPLE, secret: SECRET_EXAMPLE } },
  },
});
