import { z } from 'zod';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { Delivery, DELIVERY_EXAMPLE, deliveryJson } from '#kit/deliveries/delivery-json.js';
import { sentRows, type ShownDelivery } from '#kit/deliveries/delivery-rows.js';
import type { DeliveryViewFragment } from '#kit/operations/delivery-view.generated.js';
import { PingWebhookDocument } from '#kit/operations/ping-webhook.generated.js';
import type { Route } from '#kit/route.js';
import { WEBHOOK_EXAMPLE } from './webhook.js';

/** A delivery says which of the key's webhooks it is for (decision 47). */
const WebhookDelivery = Delivery.extend({ webhook_id: z.uuid().describe('The webhook it is for.') }).meta({ id: 'Delivery' });

const json = (delivery: DeliveryViewFragment): z.output<typeof WebhookDelivery> => ({ ...deliveryJson(delivery), webhook_id: delivery.destinationId });

const EXAMPLE = { ...DELIVERY_EXAMPLE, webhook_id: WEBHOOK_EXAMPLE.id };

const SHOWN: ShownDelivery = { record: WebhookDelivery, json, example: EXAMPLE };

const pingWebhook = defineRoute({
  id: 'webhooks.ping', method: 'POST', path: '/webhooks/ping', scope: null, idempotency: 'key',
  summary: 'Try a receiver',
  description: 'Sends a webhook an event of type ping, whatever its events, signed like every other; read the delivery to see what it answered. webhook_id may be left out where the key has one webhook.',
  failures: ['BAD_INPUT', 'WEBHOOK_NOT_FOUND', 'INVALID_STATE'],
  input: z.object({ body: z.object({ webhook_id: z.uuid().nullish().describe('Which of several webhooks.') }) }),
  answer: WebhookDelivery,
  operation: PingWebhookDocument,
  variables: ({ body }) => ({ destinationId: body.webhook_id ?? null }),
  reply: ({ pingOwnWebhook }) => ok(json(pingOwnWebhook)),
  example: { target: '/webhooks/ping', body: { webhook_id: WEBHOOK_EXAMPLE.id }, answer: { ...EXAMPLE, status: 'waiting', attempts: [], next_attempt_at: '2026-11-21T09:00:00.000Z' } },
});

/** The routes of what was sent to the key's webhooks (decisions 3, H, Beyond). */
export const webhookDeliveries: readonly Route<ConnectionCaller>[] = [...sentRows({ read: null, send: null }, SHOWN), pingWebhook];
