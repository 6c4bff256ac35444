import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Scope } from '#contract/scopes.js';
import { isUuid } from '#kernel/ids.js';
import { ok } from '../answer.js';
import { defineRoute } from '../define-route.js';
import { ListDeliveriesDocument } from '../operations/list-deliveries.generated.js';
import { PingWebhookDocument } from '../operations/ping-webhook.generated.js';
import { ResendDeliveryDocument } from '../operations/resend-delivery.generated.js';
import type { Route } from '../route.js';
import type { ConnectionCaller } from '../access/connection-access.js';
import { nextCursor, pageFields, pageOf } from '../list-page.js';
import { Delivery, DELIVERY_EXAMPLE, deliveryJson, STATE_OF_WORD } from './delivery-json.js';

const Query = z.object({
  status: z.enum(['waiting', 'delivered', 'given_up', 'suppressed']).optional().describe('Only deliveries in this status.'),
  ...pageFields('Deliveries', 'next_cursor of the page before; valid only with the same filters.'),
});

const DeliveryList = pageOf(Delivery, 'DeliveryPage');

/** A surface's routes for its connections' own webhooks (decisions 1, A and 2, D, Beyond the document), with the scopes that read and that send. */
export const deliveryRows = (scopes: { readonly read: Scope | null; readonly send: Scope | null }): readonly Route<ConnectionCaller>[] => [
  defineRoute({
    id: 'webhooks.deliveries', method: 'GET', path: '/webhooks/deliveries', scope: scopes.read, idempotency: 'natural',
    summary: 'List webhook deliveries',
    description: 'What was sent to this connection\'s receiver in the last 30 days, newest first, with every attempt and its answer.',
    failures: ['BAD_INPUT', 'BAD_CURSOR'],
    input: z.object({ query: Query }),
    answer: DeliveryList,
    operation: ListDeliveriesDocument,
    variables: ({ query: { status, limit, cursor } }) => ({ filter: { state: status === undefined ? null : STATE_OF_WORD[status] }, first: limit, after: cursor ?? null }),
    reply: ({ ownDeliveries: { nodes, pageInfo } }) => ok({ data: nodes.map(deliveryJson), next_cursor: nextCursor(pageInfo) }),
    example: { target: '/webhooks/deliveries?status=delivered', answer: { data: [DELIVERY_EXAMPLE], next_cursor: null } },
  }),
  defineRoute({
    id: 'webhooks.resend', method: 'POST', path: '/webhooks/deliveries/{id}/resend', scope: scopes.send, idempotency: 'key',
    summary: 'Send a webhook again',
    description: 'Sends one delivery again at once, with the id its event has, and tries it as often as a new one. One that is waiting stays as it is.',
    failures: ['NOT_FOUND', 'INVALID_STATE'],
    input: z.object({ params: z.object({ id: z.string().describe('id of the delivery.') }) }),
    answer: Delivery,
    operation: ResendDeliveryDocument,
    variables: ({ params }) => ({ id: deliveryId(params.id) }),
    reply: ({ resendOwnDelivery }) => ok(deliveryJson(resendOwnDelivery)),
    example: { target: `/webhooks/deliveries/${DELIVERY_EXAMPLE.id}/resend`, answer: { ...DELIVERY_EXAMPLE, status: 'waiting', next_attempt_at: '2026-11-21T09:30:00.000Z' } },
  }),
  defineRoute({
    id: 'webhooks.ping', method: 'POST', path: '/webhooks/ping', scope: scopes.send, idempotency: 'key',
    summary: 'Try the receiver',
    description: 'Sends the receiver an event of type ping, signed like every other; read the delivery to see what it answered.',
    failures: ['INVALID_STATE'],
    input: z.object({}),
    answer: Delivery,
    operation: PingWebhookDocument,
    variables: () => ({}),
    reply: ({ pingOwnWebhook }) => ok(deliveryJson(pingOwnWebhook)),
    example: { target: '/webhooks/ping', answer: { ...DELIVERY_EXAMPLE, status: 'waiting', attempts: [], next_attempt_at: '2026-11-21T09:00:00.000Z' } },
  }),
];

/** Text that is no delivery id is not found, not invalid input. */
function deliveryId(text: string): string {
  if (!isUuid(text)) throw new Failure('NOT_FOUND', 'No delivery has this id');
  return text.toLowerCase();
}
