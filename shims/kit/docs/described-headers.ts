import type { ErrorCode } from '#contract/error-codes.js';
import type { Cors } from '../cors.js';
import type { Caller, Route } from '../route.js';
import type { Surface } from '../surface.js';
import type { ApiDescription } from './api-description.js';
import { failuresOf } from './described-errors.js';
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
const X_RATE: DescribedHeaders = {
  'X-RateLimit-Limit': { description: 'Calls a minute of this address.', required: true, schema: { type: 'integer', minimum: 0 } },
  'X-RateLimit-Remaining': { description: 'How many of them are left.', required: true, schema: { type: 'integer', minimum: 0 } },
  'X-RateLimit-Reset': { description: 'When the minute is over, in Unix time.', required: true, schema: seconds },
};
const OF_FAILURES: DescribedHeaders = {
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: seconds },
  Allow: { description: 'The methods of the path.', schema: { type: 'string' } },
  'WWW-Authenticate': { description: 'How to prove oneself (RFC 6749, 5.2; RFC 6750, 3).', schema: { type: 'string' } },
};
const OF_ENTRIES: DescribedHeaders = {
  Location: { description: 'Where the person goes on.', required: true, schema: { type: 'string' } },
  'Referrer-Policy': { description: 'Always no-referrer: the address holds what the client asked for.', schema: { type: 'string' } },
};

const OF_QUEUED: DescribedHeaders = { Location: { description: 'Where the progress is read.', required: true, schema: { type: 'string' } } };

/** The headers of a route's answers with a status: those of every answer of its surface, and those of this status alone. */
export function describedHeaders<C extends Caller>(surface: Surface<C>, route: Route<C>, api: ApiDescription) {
  const always = ofEvery(surface, route);
  const opened = openTo(corsOf(surface, route));
  const isOpen = opening(surface, route, api);
  const succeeding = new Set(successes(route));
  const saying: Readonly<Record<string, string>> = { ...route.successHeaders, ...route.answeredHeaders };
  const stored = new Set([...route.failures.map((failure) => api.errors[failure].status).filter(isStored), ...succeeding]);
  return (status: number, own: readonly string[] = []): DescribedHeaders => ({
    ...always,
    ...(isOpen(status) && opened),
    ...(succeeding.has(status) && { ...fixed(route.headers), ...answered(route.successHeaders) }),
    ...answered(route.answeredHeaders),
    ...(route.entry && status < FAILED && OF_ENTRIES),
    ...queued(route, status),
    ...(route.idempotency === 'key' && stored.has(status) && REPLAYED),
    ...dryRun(surface, route),
    ...Object.fromEntries(own.map((name) => [name, OF_FAILURES[name] ?? { description: saying[name] ?? name, schema: { type: 'string' } }])),
  });
}

const queued = <C extends Caller>({ queues }: Route<C>, status: number): DescribedHeaders => (queues === true && status === ACCEPTED ? OF_QUEUED : {});

function ofEvery<C extends Caller>(surface: Surface<C>, { declares }: Route<C>): DescribedHeaders {
  const { usualRate, limits, headers } = { ...surface, ...declares };
  return { ...REQUEST_ID, ...fixed(headers), ...(usualRate !== undefined && RATE), ...(limits.some(({ headers }) => headers === 'X-RateLimit') && X_RATE) };
}

/** Headers that are always the same. */
const fixed = (headers: Readonly<Record<string, string>> = {}): DescribedHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]): [string, DescribedHeader] => [name, { description: `Always ${value}.`, required: true, schema: { const: value } }]));

const answered = (headers: Readonly<Record<string, string>> = {}): DescribedHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, description]): [string, DescribedHeader] => [name, { description, schema: { type: 'string' } }]));

const dryRun = <C extends Caller>({ dryRunHeader: name }: Surface<C>, { method }: Route<C>): DescribedHeaders =>
  (name === undefined || method === 'GET' ? {} : { [name]: { description: 'The call was a dry run: nothing was kept.', schema: yes } });

/** The statuses of a route's successes, the usual one first. */
export const successes = <C extends Caller>({ success = OK, otherSuccesses, emptySuccesses }: Route<C>): number[] => [success, ...Object.keys({ ...otherSuccesses, ...emptySuccesses }).map(Number)];

const corsOf = <C extends Caller>(surface: Surface<C>, { declares }: Route<C>): Cors<C> | undefined => ({ ...surface, ...declares }).cors;

/** Whether an answer with a status may be read by pages: where origins are the caller's own, only once the caller is known. */
function opening<C extends Caller>(surface: Surface<C>, route: Route<C>, api: ApiDescription): (status: number) => boolean {
  const { access, cors } = { ...surface, ...route.declares };
  if (typeof cors?.origins !== 'object' || cors.refusals === 'any') return () => true;
  const isLater = (failure: ErrorCode): boolean => !BEFORE_CALLER.has(failure) && !(access.isInBody === true && failure === 'BODY_TOO_LARGE');
  const statuses = new Set([...successes(route), ...Object.values(route.refusals ?? {}).map((refusal) => refusal.status), ...failuresOf(route, api).filter(isLater).map((failure) => api.errors[failure].status)]);
  return (status) => statuses.has(status);
}

/** What refuses a call before its caller and so the caller's origins are known. */
const BEFORE_CALLER: ReadonlySet<ErrorCode> = new Set(['UNKNOWN_PATH', 'METHOD_NOT_ALLOWED', 'UNAUTHENTICATED', 'ADDRESS_REFUSED', 'ADDRESS_BLOCKED', 'CONNECTION_DRAFT', 'CONNECTION_PAUSED', 'ORIGIN_REFUSED']);

function openTo<C extends Caller>({ origins, exposed = [] }: Cors<C> = { origins: 'none' }): DescribedHeaders {
  if (origins === 'none') return {};
  return {
    ...(origins === 'any' ? TO_ANY : TO_LISTED),
    ...(exposed.length > 0 && { 'Access-Control-Expose-Headers': { description: 'The headers that they may read.', schema: { type: 'string' } } }),
  };
}

const TO_ANY: DescribedHeaders = { 'Access-Control-Allow-Origin': { description: 'Pages of any origin may read the answer.', required: true, schema: { const: '*' } } };
const TO_LISTED: DescribedHeaders = {
  'Access-Control-Allow-Origin': { description: 'The origin of the page, where it may read the answer; * where pages of any origin may.', schema: { type: 'string' } },
  Vary: { description: 'Origin, where it decides who may read the answer.', schema: { const: 'Origin' } },
};

const OK = 200;
const ACCEPTED = 202;
const FAILED = 400;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/** Neither a 429 nor a 5xx is stored under its key. */
const isStored = (status: number): boolean => status < SERVER_FAULT && status !== TOO_MANY;
