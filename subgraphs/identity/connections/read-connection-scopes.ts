import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { connectionsByIds } from './connection.store.js';

/** A connection that started some work. */
export interface WorkingConnection {
  readonly companyId: number;
  readonly connectionId: string;
}

/** The scopes that a connection has now; none unless it is active. */
export async function readConnectionScopes({ principal, identity }: IdentityContext, { companyId, connectionId }: WorkingConnection): Promise<readonly string[]> {
  requireScope(principal, 'system');
  const [connection] = await connectionsByIds(identity.database, companyId, { ids: [connectionId] });
  return connection?.status === 'ACTIVE' ? connection.scopes : [];
}
