import { z } from 'zod';
import { envelope, PING, type EventKind } from '../events/event-kind.js';
import { WEBHOOK_RULES, WebhookHeaders } from '../events/webhook-headers.js';
import type { ApiDescription } from './api-description.js';
import { jsonSchema } from './json-schema.js';

/** The AsyncAPI 3 description of what a surface sends to its connections' receivers, from the schemas of the events. */
export function asyncApi({ title, version }: Pick<ApiDescription, 'title' | 'version'>, events: readonly EventKind[]): Readonly<Record<string, unknown>> {
  const kinds = [...events, PING];
  return {
    asyncapi: '3.0.0',
    info: { title: `${title}: webhooks`, version, description: WEBHOOK_RULES.join('\n\n') },
    defaultContentType: 'application/json',
    channels: { receiver: { description: 'The webhook address of the connection.', messages: ofEach(kinds, ({ type }) => reference(`components/messages/${type}`)) } },
    operations: ofEach(kinds, operation),
    components: { messages: ofEach(kinds, message), schemas: { WebhookHeaders: jsonSchema(WebhookHeaders, 'output') } },
  };
}

const ofEach = (kinds: readonly EventKind[], describe: (kind: EventKind) => unknown): Record<string, unknown> => Object.fromEntries(kinds.map((kind) => [kind.type, describe(kind)]));

const reference = (path: string): { $ref: string } => ({ $ref: `#/${path}` });

const operation = ({ type, when, scope }: EventKind): unknown => ({
  action: 'send', channel: reference('channels/receiver'), summary: when, ...(scope !== null && { description: `Sent to connections with the scope ${scope}.` }),
  messages: [reference(`channels/receiver/messages/${type}`)], bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
});

const message = ({ type, when, data, example }: EventKind): unknown => ({
  name: type, summary: when, contentType: 'application/json', headers: reference('components/schemas/WebhookHeaders'),
  payload: jsonSchema(z.object({ id: envelope.id, type: z.literal(type), created_at: envelope.created_at, data }), 'output'),
  examples: [{ payload: { id: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f', type, created_at: '2026-11-21T09:00:00.000Z', data: example } }],
});
