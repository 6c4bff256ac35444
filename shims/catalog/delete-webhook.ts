import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { DeleteWebhookDocument } from './operations/delete-webhook.generated.js';
import { WEBHOOK_EXAMPLE, webhookId, WebhookPath } from './webhook.js';

/** DELETE /webhooks/{webhook}: remove a webhook of the key. */
export const deleteWebhook = defineRoute({
  id: 'webhooks.delete', method: 'DELETE', path: '/webhooks/{webhook}', scope: null, idempotency: 'key', success: 204,
  summary: 'Delete a webhook',
  description: 'Nothing is sent to it any more, not even what waits.',
  failures: ['WEBHOOK_NOT_FOUND'],
  input: z.object({ params: WebhookPath }),
  answer: z.undefined(),
  operation: DeleteWebhookDocument,
  variables: ({ params }) => ({ id: webhookId(params) }),
  reply: () => ({ status: 204, body: undefined }),
  example: { target: `/webhooks/${WEBHOOK_EXAMPLE.id}`, answer: undefined },
});
