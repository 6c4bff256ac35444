import type { ApiDescription } from './api-description.js';
import type { DescribedHeaders } from './described-headers.js';
import type { DescribedRoute } from './described-route.js';
import { PROBLEM_TYPE } from './described-errors.js';
import { shownCode } from './errors-section.js';
import { referTo, type NamedSchemas } from './named-schemas.js';

/** The responses of a route by status: successes, and its failures with an example of each from the surface's own writer. */
export function responses(route: DescribedRoute, api: ApiDescription, schemas: NamedSchemas): Record<string, unknown> {
  const { answer, errors, otherSuccesses, emptySuccesses } = route;
  const failed = new Set(errors.map(({ status }) => status));
  return {
    [answer.status]: success(answer.description, answer.status, { route, schemas }),
    ...Object.fromEntries(Object.entries(otherSuccesses).map(([status, when]) => [status, success(when, Number(status), { route, schemas })])),
    ...Object.fromEntries(Object.entries(emptySuccesses).map(([status, description]) => [status, { description, headers: referring(route.headers(Number(status))) }])),
    ...Object.fromEntries([...failed].map((status) => [status, status === answer.status ? either(route, api, schemas) : failure(status, route, { api, schemas })])),
  };
}

/** Every header of the answers, once; responses refer to them. */
export const allHeaders = (routes: readonly DescribedRoute[]): DescribedHeaders => Object.assign({}, ...routes.flatMap((route) => statusesOf(route).map((status) => route.headers(status, ownHeaders(status, route))))) as DescribedHeaders;

const statusesOf = ({ answer: { status }, otherSuccesses, emptySuccesses, errors }: DescribedRoute): number[] => [status, ...Object.keys({ ...otherSuccesses, ...emptySuccesses }).map(Number), ...errors.map((error) => error.status)];

const referring = (headers: DescribedHeaders): Record<string, unknown> => Object.fromEntries(Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]));

interface Facts {
  readonly route: DescribedRoute;
  readonly schemas: NamedSchemas;
}

const success = (description: string, status: number, { route: { answer: { content }, headers }, schemas }: Facts): Record<string, unknown> =>
  ({ description, headers: referring(headers(status)), ...(content && { content: { [content.type]: { schema: schemas.refer(content.schema), example: content.example } } }) });

const failure = (status: number, route: DescribedRoute, { api, schemas }: { readonly api: ApiDescription; readonly schemas: NamedSchemas }): Record<string, unknown> => ({
  description: meaningsOf(status, route),
  headers: referring(route.headers(status, ownHeaders(status, route))),
  content: errorsOf(status, route).some(({ contentType }) => contentType === 'text/html') ? A_PAGE
    : { 'application/json': { schema: referTo(schemas, api.errorAnswer(status)), examples: examplesOf(status, route) }, ...problemsOf(status, route) },
});

/** What one of several hosts answers instead. */
const problemsOf = (status: number, route: DescribedRoute): Record<string, unknown> => {
  const problem = errorsOf(status, route).find((error) => error.problem !== undefined)?.problem;
  return problem === undefined ? {} : { [PROBLEM_TYPE]: { schema: A_PROBLEM, example: problem } };
};

const A_PROBLEM = { type: 'object', description: 'A problem of RFC 9457, which one of the hosts answers.', required: ['type', 'title', 'status', 'detail'], properties: { type: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' }, detail: { type: 'string' } } };

const A_PAGE = { 'text/html': { schema: { type: 'string' } } };

/** Some interfaces answer business errors with the status of a success. */
const either = (route: DescribedRoute, api: ApiDescription, schemas: NamedSchemas): Record<string, unknown> => {
  const { status, content } = route.answer;
  const done = content && { schema: schemas.refer(content.schema), example: { done: { value: content.example } } };
  return {
    description: `Done, or:\n${meaningsOf(status, route)}`,
    headers: referring(route.headers(status, ownHeaders(status, route))),
    content: { 'application/json': { schema: { oneOf: [...(done ? [done.schema] : []), referTo(schemas, api.errorAnswer(status))] }, examples: { ...done?.example, ...examplesOf(status, route) } } },
  };
};

const errorsOf = (status: number, { errors }: DescribedRoute) => errors.filter((error) => error.status === status);

const meaningsOf = (status: number, route: DescribedRoute): string => errorsOf(status, route).map(({ code }) => `\`${shownCode(code)}\`: ${route.meanings[code] ?? ''}`).join('\n');

const ownHeaders = (status: number, route: DescribedRoute): string[] => [...new Set(errorsOf(status, route).flatMap(({ headers }) => headers))];

const examplesOf = (status: number, route: DescribedRoute): Record<string, unknown> => Object.fromEntries(errorsOf(status, route).map(({ code, example }) => [code === '' ? 'empty' : code, { value: example }]));
