import type { DescribedRoute } from './described-route.js';

/** The values that the example of a route gives its parameters, by their names: those of its path and of its query. */
export function exampleValues({ path, target }: Pick<DescribedRoute, 'path' | 'target'>): ReadonlyMap<string, string> {
  const [place = '', query = ''] = target.split('?', 2);
  const given = place.split('/');
  const inPath = path.split('/').flatMap((part, at): [string, string][] => (part.startsWith('{') && part.endsWith('}') ? [[part.slice(1, -1), decodeURIComponent(given[at] ?? '')]] : []));
  return new Map([...inPath, ...new URLSearchParams(query)]);
}
