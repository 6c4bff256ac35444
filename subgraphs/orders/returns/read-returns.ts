import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findReturn } from './return.store.js';
import type { Return } from './return.js';

/** One return by number or id, if there is one. */
export function readReturn({ database }: OrdersDeps, { principal }: CallContext, reference: string): Promise<Return | undefined> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'returns:read' });
  return findReturn(database, principal.companyId, { reference, isTyped: principal.kind === 'staff' });
}

/** One of the calling warehouse's returns by number or id; another warehouse's is RETURN_NOT_FOUND. */
export function readWarehouseReturn({ database }: OrdersDeps, context: CallContext, reference: string): Promise<Return> {
  requireScope(context.principal, 'fulfillment:read');
  return requireWarehouseReturn(database, context, reference);
}

/** The same inside a transaction that is about to change it. */
export async function requireWarehouseReturn(reader: Reader, { principal }: CallContext, reference: string): Promise<Return> {
  const found = await findReturn(reader, principal.companyId, { reference, locationId: requireWarehouse(principal) });
  if (!found) throw new Failure('RETURN_NOT_FOUND', `No return ${reference}`, { reference });
  return found;
}

/** A return of the company that is about to be changed, or RETURN_NOT_FOUND. */
export async function requireReturn(reader: Reader, { principal }: CallContext, reference: string): Promise<Return> {
  const found = await findReturn(reader, principal.companyId, { reference, isTyped: principal.kind === 'staff' });
  if (!found) throw new Failure('RETURN_NOT_FOUND', `No return ${reference}`, { reference });
  return found;
}
