import { Failure } from '#contract/failure.js';
import type { Caller, CallHead, Route } from './route.js';

/** Refuse a read whose query has parameters that it does not: a filter that is ignored would answer everything. Throws BAD_INPUT with the parameters that there are. */
export function refuseUnknownParameters<C extends Caller>({ method, input }: Route<C>, { query }: CallHead): void {
  const known = input.shape.query?.shape;
  if (method !== 'GET' || !known) return;
  const unknown = Object.keys(query).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length === 0) return;
  const message = `is not a parameter of this list; it has ${Object.keys(known).join(', ')}`;
  throw new Failure('BAD_INPUT', 'The call has parameters that cannot be used', Object.fromEntries(unknown.map((name) => [name, [message]])));
}
