import type { z } from 'zod';
import type { Caller, Method, Route } from '../route.js';
import type { Surface } from '../surface.js';
import type { ApiDescription } from './api-description.js';
import { describedErrors, type DescribedError } from './described-errors.js';
import { describedHeaders, type DescribedHeaders } from './described-headers.js';
import { jsonSchema, type JsonSchema } from './json-schema.js';

/** One parameter of a path or a query. */
export interface DescribedParameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A route as plain data, for its description. */
export interface DescribedRoute {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  /** Its subject: one of the subjects of the description. */
  readonly subject: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly DescribedParameter[];
  readonly body: { readonly schema: JsonSchema; readonly required: boolean; readonly example: unknown } | undefined;
  readonly answer: { readonly status: number; readonly contentType: string; readonly schema: JsonSchema; readonly example: unknown };
  /** Other statuses of the same answer, and when. */
  readonly otherSuccesses: Readonly<Record<number, string>>;
  readonly target: string;
  readonly errors: readonly DescribedError[];
  /** The headers of its answers with a status; `own` are those of the failures among them. */
  readonly headers: (status: number, own?: readonly string[]) => DescribedHeaders;
}

/** A surface's routes as data for its description, without its pages. */
export const describedRoutes = <C extends Caller>(surface: Surface<C>, api: ApiDescription): DescribedRoute[] => surface.routes.filter(({ contentType }) => contentType?.startsWith('text/html') !== true).map((route) => describe(route, surface, api));

function describe<C extends Caller>(route: Route<C>, surface: Surface<C>, api: ApiDescription): DescribedRoute {
  const { params, query, body } = route.input.shape;
  return {
    id: route.id, method: route.method, path: route.path, subject: subjectOf(route.id, api), summary: route.summary, description: route.description,
    parameters: [...parameters('path', params), ...parameters('query', query), ...(route.idempotency === 'key' ? [IDEMPOTENCY_KEY] : []), ...dryRun(route, surface.dryRunHeader)],
    body: body && { schema: jsonSchema(body, 'input'), required: !body.safeParse({}).success, example: route.example.body },
    answer: { status: route.success ?? 200, contentType: route.contentType ?? 'application/json', schema: jsonSchema(route.answer, 'output'), example: route.example.answer },
    otherSuccesses: route.otherSuccesses ?? {},
    target: route.example.target,
    errors: describedErrors(route, api),
    headers: describedHeaders(surface, route, api),
  };
}

/** The subject of `orders.accept` and of `order.accept` is orders. */
function subjectOf(id: string, { title, subjects }: ApiDescription): string {
  const [first = id] = id.split('.');
  const subject = [first, `${first}s`].find((name) => subjects[name] !== undefined);
  if (subject === undefined) throw new Error(`The description of ${title} has no subject for ${id}`);
  return subject;
}

const parameters = (place: 'path' | 'query', schema: z.ZodObject | undefined): DescribedParameter[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { description = '', ...rest } = jsonSchema(field as z.ZodType, 'output');
    return { name, place, required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success, description, schema: rest };
  });

const IDEMPOTENCY_KEY: DescribedParameter = {
  name: 'Idempotency-Key', place: 'header', required: false,
  description: 'Repeat a call with the same key and it happens once.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
};

const dryRun = <C extends Caller>({ method }: Route<C>, name: string | undefined): DescribedParameter[] => (name === undefined || method === 'GET' ? [] : [{
  name, place: 'header', required: false,
  description: 'true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed.',
  schema: { type: 'string', enum: ['true', 'false'], default: 'false' },
}]);
