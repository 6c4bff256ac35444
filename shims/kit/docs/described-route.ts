import { z } from 'zod';
import type { Access } from '../access/access.js';
import type { Caller, Method, Route } from '../route.js';
import type { Surface } from '../surface.js';
import type { ApiDescription } from './api-description.js';
import { describedBody, type DescribedBody } from './described-body.js';
import { describedErrors, type DescribedError } from './described-errors.js';
import { describedHeaders, type DescribedHeaders } from './described-headers.js';
import { describedParameters, type DescribedParameter } from './described-parameters.js';
import { fullPath, routesDescribed, serverPath } from './described-place.js';
import { jsonSchema, type JsonSchema } from './json-schema.js';

/** The answer of a success; one without a body has no content. */
interface DescribedAnswer {
  readonly status: number;
  readonly description: string;
  readonly content?: { readonly type: string; readonly schema: JsonSchema; readonly example: unknown };
}

/** A route as plain data, for its description. */
export interface DescribedRoute {
  readonly id: string;
  readonly method: Method;
  /** Below the server path of the description, and so the target. */
  readonly path: string;
  /** Its subject: one of the subjects of the description. */
  readonly subject: string;
  readonly summary: string;
  readonly description: string;
  readonly proofs: Route['proofs'];
  readonly parameters: readonly DescribedParameter[];
  readonly body: DescribedBody | undefined;
  readonly answer: DescribedAnswer;
  /** Other statuses of the same answer, and when. */
  readonly otherSuccesses: Readonly<Record<number, string>>;
  /** Other statuses without a body, and when. */
  readonly emptySuccesses: Readonly<Record<number, string>>;
  readonly target: string;
  readonly shell: string | undefined;
  /** Whether its example is shown by the lines of the shell alone. */
  readonly isOnlyShell: boolean;
  readonly errors: readonly DescribedError[];
  /** What each of its codes means. */
  readonly meanings: ApiDescription['meanings'];
  /** The headers of its answers with a status; `own` are those of the failures among them. */
  readonly headers: (status: number, own?: readonly string[]) => DescribedHeaders;
}

/** A surface's routes as data for its description, without its pages. */
export const describedRoutes = <C extends Caller>(surface: Surface<C>, api: ApiDescription): DescribedRoute[] => routesDescribed(surface).map((route) => describe(route, surface, api));

function describe<C extends Caller>(route: Route<C>, surface: Surface<C>, api: ApiDescription): DescribedRoute {
  const { id, method, summary, description, meanings, otherSuccesses = {}, emptySuccesses = {}, entry, example: { target, shell, isOnlyShell = entry !== undefined } } = route;
  const below = (path: string): string => fullPath(route, path, surface).slice(serverPath(surface).length);
  return {
    id, method, path: below(route.path), subject: subjectOf(id, api), summary, description, otherSuccesses, emptySuccesses, target: below(target), shell, isOnlyShell,
    proofs: proofsOf(route, surface),
    parameters: describedParameters(route, surface),
    body: describedBody(route, surface),
    answer: answerOf(route),
    errors: describedErrors(route, surface, api),
    meanings: { ...api.meanings, ...meanings },
    headers: describedHeaders(surface, route, api),
  };
}

/** Whoever calls for everybody, or by a link, shows nothing else. */
const OPEN: readonly Access<Caller>['kind'][] = ['anonymous', 'publicToken'];

const proofsOf = <C extends Caller>({ proofs, declares }: Route<C>, { access }: Surface<C>): Route['proofs'] => proofs ?? (OPEN.includes((declares?.access ?? access).kind) ? [] : undefined);

const SEE_OTHER = 303;

function answerOf<C extends Caller>({ entry, answer, success: status = 200, contentType: type = 'application/json', example }: Route<C>): DescribedAnswer {
  if (entry) return { status: SEE_OTHER, description: entry.leads };
  return { status, description: 'Done', ...(!(answer instanceof z.ZodUndefined) && { content: { type, schema: jsonSchema(answer, 'output'), example: example.answer } }) };
}

/** The subject of `orders.accept` and of `order.accept` is orders. */
function subjectOf(id: string, { title, subjects }: ApiDescription): string {
  const [first = id] = id.split('.');
  const subject = [first, `${first}s`].find((name) => subjects[name] !== undefined);
  if (subject === undefined) throw new Error(`The description of ${title} has no subject for ${id}`);
  return subject;
}
