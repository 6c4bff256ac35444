import { Failure } from '#contract/failure.js';
import type { Caller } from './route.js';
import type { Surface } from './surface.js';

/** Admission to a surface whose downloads have effects: looking at the head of one alone is refused, before anybody is known. */
export const withoutHead = <C extends Caller>(admit: Surface<C>['admit']): Surface<C>['admit'] => (exchange, deps) => {
  if (exchange.method === 'HEAD') throw new Failure('METHOD_NOT_ALLOWED', 'Downloads have effects: they must be read', { allow: 'GET, OPTIONS' });
  return admit(exchange, deps);
};
