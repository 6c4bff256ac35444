import type { ApiDescription } from '../api-description.js';
import type { DescribedRoute } from '../described-route.js';
import { curl } from './curl.js';
import { BASE_URL } from './example-request.js';
import { credentialsOf, requestsOf } from './requests-of.js';

/** The calls of a route's example as commands of a shell: with the JSON of its body, and where the body may be a form too, with that. */
export interface CurlExample {
  readonly command: string;
  /** The media type of its body, where that is not the usual one of the route. */
  readonly as?: string;
}

/** The commands of a route. */
export const curlExamples = (route: DescribedRoute, root: string, api: ApiDescription): CurlExample[] =>
  requestsOf(route, root, api).map((request) => ({ command: curl(request), ...(request.body?.kind === 'files' && route.body?.other && { as: route.body.other.mediaType }) }));

/** What the shell must know for the commands: the address of the host, and each credential. */
export const variablesOf = (routes: readonly DescribedRoute[], api: ApiDescription): ReadonlyMap<string, string> => {
  const written = routes.filter(({ shell }) => shell === undefined);
  return new Map(written.length === 0 ? [] : [[BASE_URL, 'the address of this host'], ...written.flatMap((route) => credentialsOf(route, api).flatMap(({ variables }) => variables))]);
};
