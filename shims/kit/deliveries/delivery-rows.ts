import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Scope } from '#contract/scopes.js';
import { isUuid } from '#kernel/ids.js';
import { ok } from '../answer.js';
import { defineRoute } from '../define-route.js';
import { ListDeliveriesDocument } from '../operations/list-deliveries.generated.js';
import { PingWebhookDocument } from '../operations/ping-webhook.generated.js';
import type { DeliveryViewFragment } from '../operations/delivery-view.generated.js';
import { ResendDeliveryDocument } from '../operations/resend-delivery.generated.js';
import type { Route } from '../route.js';
import type { ConnectionCaller } from '../access/connection-access.js';
import { nextCursor, pageFields, pageOf } from '../list-page.js';
import { Delivery, DELIVERY_EXAMPLE, deliveryJson, STATE_OF_WORD } from './delivery-json.js';

const Query = z.object({
  status: z.enum(['waiting', 'delivered', 'given_up', 'suppressed']).optional().describe('Only deliveries in this status.'),
  ...pageFields('Deliveries', 'next_cursor of the page before; valid only with the same filters.'),
});

/** How a surface shows a delivery. */
export interface ShownDelivery {
  readonly record: z.ZodType<z.output<typeof Delivery>>;
  readonly json: (delivery: DeliveryViewFragment) => z.output<typeof Delivery>;
  readonly example: z.output<typeof Delivery>;
}

/** The scopes that read deliveries and that send. */
interface DeliveryScopes {
  readonly read: Scope | null;
  readonly send: Scope | null;
}

const OF_ONE_RECEIVER: ShownDelivery = { record: Delivery, json: deliveryJson, example: DELIVERY_EXAMPLE };

/** A surface's routes for what was sent to its connections' webhooks (decisions 1, A, 2, D and 3, H, Beyond the document). */
export const sentRows = (scopes: DeliveryScopes, { record, json, example }: ShownDelivery): readonly Route<ConnectionCaller>[] => [
  defineRoute({
    id: 'webhooks.deliveries', method: 'GET', path: '/webhooks/deliveries', scope: scopes.read, idempotency: 'natural',
    summary: 'List webhook deliveries',
    description: 'What was sent to this connection\'s webhooks in the last 30 days, newest first, with every attempt and its answer.',
    failures: ['BAD_INPUT', 'BAD_CURSOR'],
    input: z.object({ query: Query }),
    answer: pageOf(record, 'DeliveryPage'),
    operation: ListDeliveriesDocument,
    variables: ({ query: { status, limit, cursor } }) => ({ filter: { state: status === undefined ? null : STATE_OF_WORD[status] }, first: limit, after: cursor ?? null }),
    reply: ({ ownDeliveries: { nodes, pageInfo } }) => ok({ data: nodes.map(json), next_cursor: nextCursor(pageInfo) }),
    example: { target: '/webhooks/deliveries?status=delivered', answer: { data: [example], next_cursor: null } },
  }),
  defineRoute({
    id: 'webhooks.resend', method: 'POST', path: '/webhooks/deliveries/{id}/resend', scope: scopes.send, idempotency: 'key',
    summary: 'Send a webhook again',
    description: 'Sends one delivery again at once, with the id its event has, and tries it as often as a new one. One that is waiting stays as it is.',
    failures: ['NOT_FOUND', 'INVALID_STATE'],
    input: z.object({ params: z.object({ id: z.string().describe('id of the delivery.') }) }),
    answer: record,
    operation: ResendDeliveryDocument,
    variables: ({ params }) => ({ id: deliveryId(params.id) }),
    reply: ({ resendOwnDelivery }) => ok(json(resendOwnDelivery)),
    example: { target: `/webhooks/deliveries/${example.id}/resend`, answer: { ...example, status: 'waiting', next_attempt_at: '2026-11-21T09:30:00.000Z' } },
  }),
];

/** The same with the route that tries a connection's only webhook (decisions 1, A, and 2, D, Beyond the document). */
export const deliveryRows = (scopes: DeliveryScopes): readonly Route<ConnectionCaller>[] => [
  ...sentRows(scopes, OF_ONE_RECEIVER),
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
