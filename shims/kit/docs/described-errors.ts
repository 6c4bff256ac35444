import type { ErrorCode } from '#contract/error-codes.js';
import type { ErrorWord } from '../error-table.js';
import type { Caller, Route } from '../route.js';
import type { ApiDescription } from './api-description.js';
import { sampleFailure } from './sample-failures.js';

/** A failure as a route answers it. */
export interface DescribedError extends ErrorWord {
  /** The body, from the surface's own writer. */
  readonly example: unknown;
  /** Its own headers beside those of every answer: Retry-After where the surface sends it. */
  readonly headers: readonly string[];
}

const REQUEST_ID = '019aa5f2-7c00-7d20-8a5e-2f6b1c3d4e5f';

/** The failures of a route, each published code once, by status. */
export function describedErrors<C extends Caller>(route: Route<C>, api: ApiDescription): DescribedError[] {
  const described = new Map<string, DescribedError>();
  for (const failure of failuresOf(route, api)) {
    const { status, code } = api.errors[failure];
    const name = `${String(status)} ${code}`;
    if (!described.has(name)) described.set(name, { status, code, ...answered(failure, route, api) });
  }
  return [...described.values()].sort((a, b) => a.status - b.status);
}

/** A path parameter that is not percent-encoded UTF-8 is an unknown path. */
const ofPath = (path: string): readonly ErrorCode[] => (path.includes('{') ? ['UNKNOWN_PATH'] : []);

const failuresOf = <C extends Caller>({ failures, method, scope, path }: Route<C>, { everywhere, ofBodies }: ApiDescription): readonly ErrorCode[] =>
  [...failures, ...ofPath(path), ...(method === 'GET' ? [] : ofBodies), ...everywhere, ...(scope === null ? [] : ['FORBIDDEN'] as const)];

function answered<C extends Caller>(failure: ErrorCode, route: Route<C>, { fail }: ApiDescription): Pick<DescribedError, 'example' | 'headers'> {
  const { body, headers } = fail(sampleFailure(failure, route), { requestId: REQUEST_ID, path: route.path });
  return { example: JSON.parse(body) as unknown, headers: Object.keys(headers).filter((name) => name !== 'Content-Type') };
}
