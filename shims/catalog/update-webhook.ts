import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { UpdateWebhookDocument } from './operations/update-webhook.generated.js';
import { SECRET_EXAMPLE, secretsOf, WEBHOOK_EXAMPLE, webhookEvents, webhookId, WebhookPath, webhookUrl, WebhookWithSecret, webhookWithSecret } from './webhook.js';

const Changes = z.object({
  url: webhookUrl.nullish(),
  events: webhookEvents.nullish(),
  active: z.boolean().nullish().describe('false: nothing is sent from now on, and events of that time are not sent later.'),
  rotate_secret: z.boolean().nullish().describe('true: the answer has a new secret, and the old one stops at once.'),
});

/** PATCH /webhooks/{webhook}: change a webhook of the key. */
export const updateWebhook = defineRoute({
  id: 'webhooks.update', method: 'PATCH', path: '/webhooks/{webhook}', scope: null, idempotency: 'key',
  summary: 'Change a webhook',
  description: 'Fields that are absent or null stay as they are. What waits to be sent goes to the new address, signed with the new secret.',
  failures: ['BAD_INPUT', 'WEBHOOK_NOT_FOUND'],
  input: z.object({ params: WebhookPath, body: Changes }),
  answer: z.object({ data: WebhookWithSecret }),
  operation: UpdateWebhookDocument,
  variables: ({ params, body: { rotate_secret: newSecret, ...changes } }) => ({ input: { id: webhookId(params), newSecret, ...changes } }),
  reply: ({ changeOwnWebhookDestination: changed }) => ({ status: 200, body: { data: webhookWithSecret(changed) }, secrets: secretsOf(changed) }),
  example: {
    target: `/webhooks/${WEBHOOK_EXAMPLE.id}`, body: { events: ['stock.updated'], rotate_secret: true }, answer: { data: { ...WEBHOOK_EXAMPLE, events: ['stock.updated'], secret: SECRET_EXAMPLE } },
  },
});
