import { Failure } from './failure.js';
import type { Principal } from './principal.js';
import type { Scope } from './scopes.js';

/** Refuse a principal that has none of these scopes. */
export function requireAnyScope(principal: Principal, scopes: readonly Scope[]): void {
  if (!scopes.some((scope) => principal.scopes.includes(scope))) {
    throw new Failure('FORBIDDEN', `This needs one of the scopes ${scopes.join(', ')}`, { scopes });
  }
}
