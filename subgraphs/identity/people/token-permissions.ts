import { Failure } from '#contract/failure.js';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';

/** The permissions a token is to be limited to, in the order of the table; throws BAD_INPUT for an unknown name and for none. */
export function tokenPermissions(names: readonly string[]): readonly Permission[] {
  const unknown = names.filter((name) => !ALL_PERMISSIONS.some((permission) => permission === name));
  if (names.length > 0 && unknown.length === 0) return ALL_PERMISSIONS.filter((permission) => names.includes(permission));
  const rule = names.length === 0 ? 'must name at least one permission' : `must not contain ${unknown.slice(0, 3).join(', ')}`;
  throw new Failure('BAD_INPUT', `A token has permissions among ${ALL_PERMISSIONS.join(', ')}`, { permissions: [rule] });
}
