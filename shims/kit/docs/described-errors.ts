import { z } from 'zod';
import type { ErrorCode } from '#contract/error-codes.js';
import { HOSTS } from '#kernel/config.js';
import type { Answer, Reply } from '../answer.js';
import type { ErrorWord } from '../error-table.js';
import type { Caller, Route } from '../route.js';
import type { Surface } from '../surface.js';
import type { ApiDescription } from './api-description.js';
import { fullPath } from './described-place.js';
import { REMEDIES } from './remedies.js';
import { sampleFailure } from './sample-failures.js';

/** A failure as a route answers it. */
export interface DescribedError extends ErrorWord {
  readonly contentType: string;
  /** The body, from the surface's own writer; undefined of a page. */
  readonly example: unknown;
  /** The body that one of several hosts answers instead: a problem of RFC 9457. */
  readonly problem?: unknown;
  /** Its own headers beside those of every answer: Retry-After where the surface sends it; of a code that says several failures, those of each. */
  readonly headers: readonly string[];
  /** What a caller does about it; of a code that says several failures, about each. */
  readonly remedies: readonly string[];
}

/** The request of the examples. */
export const REQUEST_ID = '019aa5f2-7c00-7d20-8a5e-2f6b1c3d4e5f';
const [JSON_TYPE, PAGE_TYPE] = ['application/json', 'text/html'];
/** Of a problem (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** The failures and refusals of a route, each published code once, by status. */
export function describedErrors<C extends Caller>(route: Route<C>, surface: Surface<C>, api: ApiDescription): DescribedError[] {
  const described = new Map<string, DescribedError>();
  const add = (error: DescribedError): void => {
    const name = `${String(error.status)} ${error.code}`;
    const { remedies, headers, ...known } = described.get(name) ?? error;
    described.set(name, { ...known, remedies: [...new Set([...remedies, ...error.remedies])], headers: [...new Set([...headers, ...error.headers])] });
  };
  for (const [code, reply] of Object.entries(route.refusals ?? {})) add(ofRefusal(code, reply, route));
  for (const failure of failuresOf(route, api)) add(ofFailure(failure, route, { surface, api }));
  return [...described.values()].sort((a, b) => a.status - b.status);
}

/** A path parameter that is not percent-encoded UTF-8 is an unknown path. */
const ofPath = (path: string): readonly ErrorCode[] => (path.includes('{') ? ['UNKNOWN_PATH'] : []);

/** The failures that a route can meet. */
export const failuresOf = <C extends Caller>({ failures, method, scope, path }: Route<C>, { everywhere, ofBodies, scopesOfAll = [] }: ApiDescription): readonly ErrorCode[] =>
  [...failures, ...ofPath(path), ...(method === 'GET' ? [] : ofBodies), ...everywhere, ...(scope === null || scopesOfAll.includes(scope) ? [] : ['FORBIDDEN'] as const)];

interface Told<C extends Caller> {
  readonly surface: Surface<C>;
  readonly api: ApiDescription;
}

function ofFailure<C extends Caller>(failure: ErrorCode, route: Route<C>, { surface, api }: Told<C>): DescribedError {
  const { status, code } = api.errors[failure];
  const [sample, call] = [sampleFailure(failure, { route, surface, details: api.sampleDetails?.[failure] }), { requestId: REQUEST_ID, path: fullPath(route, route.path, surface) }];
  const { body, headers } = api.fail(sample, call);
  const remedies = [REMEDIES[failure]];
  if (route.entry) return { status, code, contentType: PAGE_TYPE, example: undefined, headers: Object.keys(headers).filter((name) => name === 'Retry-After'), remedies };
  const example: unknown = JSON.parse(body);
  const [problem] = HOSTS.filter((host) => surface.hosts?.[host]).map((host) => api.fail(sample, { ...call, host })).filter((answer) => answer.headers['Content-Type']?.startsWith(PROBLEM_TYPE));
  return { status, code: ownCode(example, api) ?? code, contentType: JSON_TYPE, example, ...(problem && { problem: JSON.parse(problem.body) as unknown }), headers: namesOf(headers), remedies };
}

const ofRefusal = <C extends Caller>(code: string, { status, body, headers = {} }: Reply, { entry }: Route<C>): DescribedError =>
  (entry ? { status, code, contentType: PAGE_TYPE, example: undefined, headers: [], remedies: [] } : { status, code, contentType: JSON_TYPE, example: body, headers: namesOf(headers), remedies: [] });

/** Of errors that are `{"error": code}`, or `{"message": code}` alone, the writer may know a better code than the table. */
function ownCode(body: unknown, { branchOn = [] }: ApiDescription): string | undefined {
  const { error, message } = ErrorBody.catch({}).parse(body);
  return error ?? (branchOn.includes('message') ? message : undefined);
}

const ErrorBody = z.object({ error: z.string().optional(), message: z.string().optional() });

const namesOf = (headers: Answer['headers']): string[] => Object.keys(headers).filter((name) => name !== 'Content-Type' && !name.startsWith('Access-Control-'));
