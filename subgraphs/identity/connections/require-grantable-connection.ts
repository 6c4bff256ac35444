import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { requireGrantable } from '../people/require-manager.js';
import { permissionsOfConnection, type Connection } from './connection.js';

/** Throws FORBIDDEN where a caller would give a connection access beyond the permissions that they, or the token they call with, have. */
export function requireGrantableConnection(principal: Principal, connection: Pick<Connection, 'kind' | 'scopes'>): void {
  const given = permissionsOfConnection(connection);
  requireGrantable(principal, ALL_PERMISSIONS.filter((permission) => given.includes(permission)));
}
