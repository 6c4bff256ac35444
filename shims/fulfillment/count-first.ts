import { Failure } from '#contract/failure.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import type { Route } from '#kit/route.js';

/** A list in a body, and how long it may be. */
interface Counted {
  readonly field: string;
  readonly most: number;
}

/** A route whose list is too long answers too_many_items (document 1, A, Errors) before its items are validated. A missing list is validation_failed like any missing field. */
export const countFirst = (counted: Counted, route: Route<ConnectionCaller>): Route<ConnectionCaller> => ({
  ...route,
  run: async (invocation) => {
    refuseCount(counted, invocation.inbound.body);
    return route.run(invocation);
  },
});

function refuseCount({ field, most }: Counted, body: unknown): void {
  const list = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[field] : undefined;
  if (!Array.isArray(list) || list.length <= most) return;
  throw new Failure('TOO_MANY_ITEMS', `This call carries 1 to ${String(most)} ${field}`, { [field]: [`must be 1 to ${String(most)} ${field}`] });
}
