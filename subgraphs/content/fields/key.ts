import { isReserved } from './unknown-name.js';

const KEY = /^[a-z][a-z0-9_]{0,39}$/;

/** Why a value cannot be the key of a field or of a type of blocks. */
export function keyProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || !KEY.test(value)) return 'must be a lower-case letter and at most 39 lower-case letters, digits and underscores';
  return isReserved(value) ? 'is a reserved name' : undefined;
}
