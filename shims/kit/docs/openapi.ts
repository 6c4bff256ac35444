import type { Caller } from '../route.js';
import type { Surface } from '../surface.js';
import type { ApiDescription } from './api-description.js';
import type { DescribedBody } from './described-body.js';
import { describedElsewhere, elsewhereText } from './described-elsewhere.js';
import { describedRoutes, type DescribedRoute } from './described-route.js';
import { serverPath } from './described-place.js';
import { exampleValues } from './example-values.js';
import type { JsonSchema } from './json-schema.js';
import { codeSamples, type SamplePlace } from './samples/code-samples.js';
import { BEARER } from './samples/requests-of.js';
import { namedSchemas, type NamedSchemas } from './named-schemas.js';
import { describedWebhooks, webhooksOfEvents } from './openapi-webhooks.js';
import { allHeaders, responses } from './openapi-responses.js';

/** The OpenAPI 3.1 description of a surface, from its routes; its samples call the address of its host, where that is given. */
export function openApi<C extends Caller>(surface: Surface<C>, api: ApiDescription, address?: string): Readonly<Record<string, unknown>> {
  const { schemes = BEARER } = api;
  const schemas = namedSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  const routes = describedRoutes(surface, api);
  const place = { root: serverPath(surface), address };
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, { api, schemas, place }) };
  return {
    openapi: '3.1.0',
    info: { title: api.title, version: api.version, description: [...api.introduction, elsewhereText(describedElsewhere(surface, api))].join('\n\n') },
    servers: [{ url: serverPath(surface) || '/' }],
    security: security(Object.keys(schemes).map((name) => [name])),
    tags: Object.entries(api.subjects).map(([name, description]) => ({ name, description })),
    paths,
    ...describedCalls(api, schemas),
    components: { securitySchemes: schemes, headers: allHeaders(routes), schemas: schemas.all() },
  };
}

/** Each with the value that the example gives it, where that is a text or an integer. */
function parametersOf(route: DescribedRoute): readonly Record<string, unknown>[] {
  const values = exampleValues(route);
  return route.parameters.map(({ name, place, required, description, schema }) => ({ name, in: place, required, description, schema, ...exampleOf(schema, place === 'header' ? undefined : values.get(name)) }));
}

function exampleOf({ type }: JsonSchema, value: string | undefined): { readonly example?: number | string } {
  if (value === undefined) return {};
  if (type === 'string') return { example: value };
  return type === 'integer' ? { example: Number(value) } : {};
}

/** What the product sends: its events, and what a surface sends in a form of its own. */
const describedCalls = ({ events, webhooks }: ApiDescription, schemas: NamedSchemas): Record<string, unknown> =>
  (events ?? webhooks ? { webhooks: describedWebhooks({ ...(events && webhooksOfEvents(events)), ...webhooks }, schemas) } : {});

interface Facts {
  readonly api: ApiDescription;
  readonly schemas: NamedSchemas;
  readonly place: SamplePlace;
}

const security = (proofs: readonly (readonly string[])[]): unknown => proofs.map((names) => Object.fromEntries(names.map((name) => [name, []])));

const requestBody = ({ required, mediaType, schema, example, alsoAs, other }: DescribedBody, schemas: NamedSchemas): Record<string, unknown> => ({
  required, content: { [mediaType]: { schema: schemas.refer(schema), example }, ...Object.fromEntries(alsoAs.map((type) => [type, { schema: { type: 'string', contentMediaType: mediaType, contentSchema: schemas.refer(schema) }, example: JSON.stringify(example) }])), ...(other && { [other.mediaType]: { schema: schemas.refer(other.schema), example: other.example } }) },
});

const operation = (route: DescribedRoute, { api, schemas, place }: Facts): Record<string, unknown> => ({
  operationId: route.id, summary: route.summary, description: route.description, tags: [route.subject], ...(route.proofs && { security: security(route.proofs) }),
  parameters: parametersOf(route),
  ...(route.body && { requestBody: requestBody(route.body, schemas) }),
  responses: responses(route, api, schemas),
  'x-codeSamples': codeSamples(route, api, place),
});
