import type { Caller, Route } from '../route.js';
import type { Surface } from '../surface.js';
import type { ApiDescription } from './api-description.js';
import type { JsonSchema } from './json-schema.js';

/** A header of an answer. */
export interface DescribedHeader {
  readonly description: string;
  readonly required?: true;
  readonly schema: JsonSchema;
}

/** Headers of an answer by their names. */
export type DescribedHeaders = Readonly<Record<string, DescribedHeader>>;

const seconds: JsonSchema = { type: 'integer', minimum: 0 };
const yes: JsonSchema = { type: 'string', enum: ['true'] };

const REQUEST_ID: DescribedHeaders = { 'X-Request-Id': { description: 'Names this call; quote it to support.', required: true, schema: { type: 'string', format: 'uuid' } } };
const RATE: DescribedHeaders = {
  'RateLimit-Limit': { description: 'Calls a minute of this connection.', required: true, schema: { type: 'integer', minimum: 0 } },
  'RateLimit-Remaining': { description: 'How many of them are left.', required: true, schema: { type: 'integer', minimum: 0 } },
  'RateLimit-Reset': { description: 'Seconds until the minute is over.', required: true, schema: seconds },
};
const REPLAYED: DescribedHeaders = { 'Idempotent-Replayed': { description: 'The stored answer of an earlier call with the same Idempotency-Key.', schema: yes } };
const OF_FAILURES: DescribedHeaders = {
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: seconds },
  Allow: { description: 'The methods of the path.', schema: { type: 'string' } },
};

/** The headers of a route's answers with a status: those of every answer of its surface, and those of this status alone. */
export function describedHeaders<C extends Caller>({ usualRate, dryRunHeader }: Surface<C>, route: Route<C>, api: ApiDescription) {
  const stored = new Set([...route.failures.map((failure) => api.errors[failure].status).filter(isStored), ...successes(route)]);
  return (status: number, own: readonly string[] = []): DescribedHeaders => ({
    ...REQUEST_ID,
    ...(usualRate !== undefined && RATE),
    ...(route.idempotency === 'key' && stored.has(status) && REPLAYED),
    ...(dryRunHeader !== undefined && route.method !== 'GET' && { [dryRunHeader]: { description: 'The call was a dry run: nothing was kept.', schema: yes } }),
    ...Object.fromEntries(own.map((name) => [name, OF_FAILURES[name] ?? { description: name, schema: { type: 'string' } }])),
  });
}

/** The statuses of a route's successes, the usual one first. */
export const successes = <C extends Caller>({ success = OK, otherSuccesses = {} }: Route<C>): number[] => [success, ...Object.keys(otherSuccesses).map(Number)];

const OK = 200;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/** Neither a 429 nor a 5xx is stored under its key. */
const isStored = (status: number): boolean => status < SERVER_FAULT && status !== TOO_MANY;
