import { requirePermission } from '#contract/require-permission.js';
import type { IdentityContext } from '../identity-deps.js';
import { connectionFacts, type AuthenticatedConnection } from './authenticate-connection.js';
import { orderReaders } from './connection.store.js';

/** More would be no comparison. */
const MOST = 20;

/** The active connections of the caller's company that may read an order at some locations: those of the warehouses there, and those of the commerce API. Without anything that proves who they are. */
export async function readOrderReaders({ principal, identity }: IdentityContext, locationIds: readonly string[]): Promise<readonly (Omit<AuthenticatedConnection, 'companyName'> & { readonly companyName: null })[]> {
  requirePermission(principal, 'commerce.read');
  const found = await orderReaders(identity.database, principal.companyId, { locationIds, most: MOST });
  return found.map((connection) => ({ ...connectionFacts(connection), companyName: null }));
}
