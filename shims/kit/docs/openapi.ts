import type { Caller } from '../route.js';
import type { Surface } from '../surface.js';
import type { Book } from './book.js';
import { describedRoutes, type DescribedRoute } from './described-route.js';
import type { JsonSchema } from './json-schema.js';

/** The OpenAPI 3.1 description of a surface, from its rows. */
export function openApi<C extends Caller>(surface: Surface<C>, book: Book): Readonly<Record<string, unknown>> {
  const routes = describedRoutes(surface, book);
  const { schemes = BEARER } = book;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, book) };
  return {
    openapi: '3.1.0',
    info: { title: book.title, version: book.version, description: book.introduction.join('\n\n') },
    servers: [{ url: surface.root }],
    security: Object.keys(schemes).map((name) => ({ [name]: [] })),
    paths,
    components: {
      securitySchemes: schemes,
      schemas: { ...namedSchemas(routes), Error: errorSchema(book) },
    },
  };
}

const BEARER = { key: { type: 'http', scheme: 'bearer' } } as const;

function operation(route: DescribedRoute, book: Book): Record<string, unknown> {
  const { status: done, schema, example, contentType } = route.answer;
  return {
    operationId: route.id, summary: route.summary, description: route.description,
    parameters: route.parameters.map(({ name, place, required, description, schema: parameter }) => ({ name, in: place, required, description, schema: parameter })),
    ...(route.body && { requestBody: { required: route.body.required, content: described('application/json', route.body) } }),
    responses: {
      [done]: { description: 'Done', headers: { ...ANSWER_HEADERS, ...echoedHeaders(route) }, content: described(contentType, { schema, example }) },
      ...Object.fromEntries([...new Set(route.errors.map(({ status }) => status))].map((status) => [status, failure(status, route, book)])),
    },
  };
}

const failure = (status: number, { errors }: DescribedRoute, { meanings }: Book): Record<string, unknown> => ({
  description: errors.filter((error) => error.status === status).map(({ code }) => `\`${code}\`: ${meanings[code] ?? ''}`).join('\n'),
  headers: ANSWER_HEADERS,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const integer = { schema: { type: 'integer' } };
const ANSWER_HEADERS = {
  'X-Request-Id': { schema: { type: 'string', format: 'uuid' } },
  'RateLimit-Limit': integer, 'RateLimit-Remaining': integer, 'RateLimit-Reset': integer,
};

/** What an answer says about the headers of its call: that it was given before, that nothing was kept. */
const echoedHeaders = ({ parameters }: DescribedRoute): Record<string, unknown> => Object.fromEntries(parameters.filter(({ place }) => place === 'header')
  .map(({ name }) => [name === 'Idempotency-Key' ? 'Idempotent-Replayed' : name, { schema: { type: 'string', enum: ['true'] } }]));

const described = (contentType: string, { schema, example }: { schema: JsonSchema; example: unknown }): Record<string, unknown> => ({ [contentType]: { schema: referring(schema), ...(example !== undefined && { example }) } });

/** Zod keeps named schemas beside each schema that uses them; OpenAPI keeps them all in one place. */
const referring = (schema: JsonSchema): unknown => {
  const { $defs: _, ...rest } = schema;
  const { id } = rest;
  return typeof id === 'string' ? { $ref: `#/components/schemas/${id}` } : relocated(rest);
};

function namedSchemas(routes: readonly DescribedRoute[]): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const { answer: { schema: { $defs = {}, ...schema } } } of routes) {
    if (typeof schema.id === 'string') named[schema.id] = relocated(schema);
    for (const [name, definition] of Object.entries($defs)) named[name] = relocated(definition);
  }
  return named;
}

const relocated = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema, (name, value: unknown) => (name === 'id' && typeof value === 'string' ? undefined : value)).replaceAll('"#/$defs/', '"#/components/schemas/')) as unknown;

const errorSchema = ({ meanings }: Book): Record<string, unknown> => ({
  type: 'object', required: ['error'], additionalProperties: false,
  properties: {
    error: {
      type: 'object', required: ['code', 'message', 'request_id', 'details'], additionalProperties: false,
      properties: {
        code: { type: 'string', enum: Object.keys(meanings), description: 'Branch on this.' },
        message: { type: 'string', description: 'English text for people; may change.' },
        request_id: { type: 'string', format: 'uuid', description: 'Equals X-Request-Id.' },
        details: { type: 'object', description: 'For validation and item errors: a field path and its messages.' },
      },
    },
  },
});
