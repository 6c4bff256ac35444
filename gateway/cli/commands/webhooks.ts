import { z } from 'zod';
import { text } from '../answers/described.js';
import { DeliveryAnswer, WebhookAnswer, WebhookHealthAnswer } from '../answers/webhook.js';
import { command } from '../command.js';
import { ConnectionWebhooksDocument } from '../operations/connection-webhooks.generated.js';
import { PingConnectionDocument } from '../operations/ping-connection.generated.js';
import { RemoveWebhookDocument } from '../operations/remove-webhook.generated.js';
import { WebhookHealthDocument } from '../operations/webhook-health.generated.js';
import { deliveryRow } from './delivery-row.js';

const OF = 'CONNECTION';

/** Lists the webhooks that an integration made for itself. */
export const listWebhooks = command({
  words: 'webhook list', subject: OF,
  help: 'List the webhooks that a key of the catalog API made for itself. The one webhook of another integration is in connection show.',
  options: {},
  answers: z.array(WebhookAnswer),
  run: async ({ ask }, { subject: id }) => (await ask(ConnectionWebhooksDocument, { owner: { kind: 'connection', id } })).webhookDestinations,
});

/** Removes a webhook of an integration. */
export const removeWebhook = command({
  words: 'webhook remove', subject: 'ID',
  help: 'Remove a webhook that a key of the catalog API made for itself; what waits for it is not sent.',
  options: {},
  answers: z.object({ id: text('Its id.'), url: text('The address that received it.') }),
  run: async ({ ask }, { subject: id }) => (await ask(RemoveWebhookDocument, { input: { id } })).deleteWebhookDestination,
  shown: ({ url }) => `the webhook to ${url} is removed`,
});

/** Shows how the receiver of an integration does. */
export const webhookHealth = command({
  words: 'webhook health', subject: OF,
  help: 'Show how many webhooks of an integration wait, arrived and were given up, and the last failure.',
  options: {},
  answers: WebhookHealthAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(WebhookHealthDocument, { id })).webhookHealth,
});

/** Sends an integration an event that means nothing. */
export const pingWebhook = command({
  words: 'webhook ping', subject: OF,
  help: 'Send an integration an event of type ping; delivery show says what became of it.',
  options: {},
  answers: DeliveryAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(PingConnectionDocument, { id })).pingWebhook,
  shown: deliveryRow,
});
