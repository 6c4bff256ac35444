import type { z } from 'zod';
import type { KeyForm } from '../idempotency-key.js';
import type { Caller, Route } from '../route.js';
import type { Surface } from '../surface.js';
import { jsonSchema, type JsonSchema } from './json-schema.js';

/** One parameter of a path, a query or the headers. */
export interface DescribedParameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** The parameters of a route, with the headers that its surface takes. */
export function describedParameters<C extends Caller>(route: Route<C>, { dryRunHeader, idempotencyKeys }: Surface<C>): DescribedParameter[] {
  const { params, query } = route.input.shape;
  return [...parameters('path', params), ...parameters('query', route.entry?.query ?? query), ...parameters('header', route.askedHeaders), ...(route.idempotency === 'key' ? [keyParameter(idempotencyKeys)] : []), ...dryRun(route, dryRunHeader)];
}

/** The headers of a call. */
export const headerParameters = (schema: z.ZodObject): DescribedParameter[] => parameters('header', schema);

const parameters = (place: DescribedParameter['place'], schema: z.ZodObject | undefined): DescribedParameter[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { description = '', ...rest } = jsonSchema(field as z.ZodType, 'output');
    return { name, place, required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success, description, schema: rest };
  });

const keyParameter = (keys: KeyForm = 'unspaced'): DescribedParameter => ({
  name: 'Idempotency-Key', place: 'header', required: false,
  description: 'Repeat a call with the same key and it happens once.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: PATTERNS[keys] },
});

const PATTERNS = { unspaced: '^[!-~]+$', spaced: '^[!-~](?:[ -~]*[!-~])?$' } as const satisfies Record<KeyForm, string>;

const dryRun = <C extends Caller>({ method }: Route<C>, name: string | undefined): DescribedParameter[] => (name === undefined || method === 'GET' ? [] : [{
  name, place: 'header', required: false,
  description: 'true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed.',
  schema: { type: 'string', enum: ['true', 'false'], default: 'false' },
}]);
