import type { ApiDescription } from './api-description.js';
import type { DescribedRoute } from './described-route.js';
import { REMEDIES } from './remedies.js';

/** Failures that belong to no operation, or to every one before its caller is known. */
const OF_NO_ROUTE = ['UNKNOWN_PATH', 'METHOD_NOT_ALLOWED', 'ORIGIN_REFUSED', 'UNAVAILABLE'] as const;

/** What a caller does about a published code of a surface: what the surface says, else what is done about each failure that its operations answer with it. */
export function remediesOf(code: string, routes: readonly DescribedRoute[], { remedies, errors }: ApiDescription): string {
  const own = remedies?.[code];
  if (own !== undefined) return own;
  const answered = routes.flatMap((route) => route.errors.filter((error) => error.code === code).flatMap((error) => error.remedies));
  const texts = answered.length > 0 ? answered : OF_NO_ROUTE.filter((failure) => errors[failure].code === code).map((failure) => REMEDIES[failure]);
  return [...new Set(texts)].join(' ');
}
