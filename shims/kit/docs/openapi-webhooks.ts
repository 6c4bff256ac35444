import { z } from 'zod';
import { envelope, PING, type EventKind } from '../events/event-kind.js';
import { WebhookHeaders } from '../events/webhook-headers.js';
import type { OwnWebhook } from './api-description.js';
import { headerParameters } from './described-parameters.js';
import { referTo, type NamedSchemas } from './named-schemas.js';

/** The webhooks of OpenAPI 3.1: calls that the product makes, signed and without a token. */
export const describedWebhooks = (webhooks: Readonly<Record<string, OwnWebhook>>, schemas: NamedSchemas): Record<string, unknown> =>
  Object.fromEntries(Object.entries(webhooks).map(([name, webhook]) => [name, { post: operation(name, webhook, schemas) }]));

const operation = (name: string, { id = name, summary, description, subject, headers, body, example, answers }: OwnWebhook, schemas: NamedSchemas): Record<string, unknown> => ({
  operationId: id, summary, description, tags: [subject], security: [],
  parameters: headerParameters(headers).map(({ name: header, place, required, description: says, schema }) => ({ name: header, in: place, required, description: says, schema })),
  requestBody: { required: true, content: { 'application/json': { schema: referTo(schemas, body), example } } },
  responses: Object.fromEntries(Object.entries(answers).map(([status, says]) => [status, { description: says }])),
});

const RECEIVED = { '2XX': 'Received; the body is ignored.', default: 'Tried again later.' };

/** The events of a surface as webhooks of OpenAPI; their headers are those of every event. */
export const webhooksOfEvents = (events: readonly EventKind[]): Readonly<Record<string, OwnWebhook>> => Object.fromEntries([...events, PING].map(({ type, when, scope, data, example }) => [type, {
  id: `webhook.${type}`, summary: type, description: `${when}${scope === null ? '' : ` Sent to connections with the scope ${scope}.`}`, subject: 'webhooks', answers: RECEIVED,
  headers: SIGNED_HEADERS,
  body: z.object({ id: envelope.id, type: z.literal(type), created_at: envelope.created_at, data }),
  example: { id: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f', type, created_at: '2026-11-21T09:00:00.000Z', data: example },
}]));

const SIGNED_HEADERS = WebhookHeaders.omit({ 'Content-Type': true, 'Content-Length': true, 'User-Agent': true });
