import type { OwnWebhook } from './api-description.js';
import { headerParameters } from './described-parameters.js';
import { referTo, type NamedSchemas } from './named-schemas.js';

/** The webhooks of OpenAPI 3.1: calls that the product makes, signed and without a token. */
export const describedWebhooks = (webhooks: Readonly<Record<string, OwnWebhook>>, schemas: NamedSchemas): Record<string, unknown> =>
  Object.fromEntries(Object.entries(webhooks).map(([name, webhook]) => [name, { post: operation(name, webhook, schemas) }]));

const operation = (name: string, { summary, description, subject, headers, body, example, answers }: OwnWebhook, schemas: NamedSchemas): Record<string, unknown> => ({
  operationId: name, summary, description, tags: [subject], security: [],
  parameters: headerParameters(headers).map(({ name: header, place, required, description: says, schema }) => ({ name: header, in: place, required, description: says, schema })),
  requestBody: { required: true, content: { 'application/json': { schema: referTo(schemas, body), example } } },
  responses: Object.fromEntries(Object.entries(answers).map(([status, says]) => [status, { description: says }])),
});
