import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';

/** The location a person works at. */
export interface WorkedLocation {
  readonly locationId: string;
  /** Whether to go on although a warehouse system works the location through an active connection. */
  readonly evenIfConnected?: boolean | null | undefined;
}

/**
 * A person's call as the location's own, for the use cases of warehouses; the person stays its actor. INVALID_STATE where a warehouse system works the
 * location, whose own records the work would contradict (decision 30). Asks another subgraph: never inside a transaction.
 */
export async function asLocation(deps: OrdersDeps, context: CallContext, { locationId, evenIfConnected }: WorkedLocation): Promise<CallContext> {
  const { principal } = context;
  requirePermission(principal, 'commerce.write');
  if (evenIfConnected !== true) await refuseConnected(deps, context, locationId);
  return { ...context, principal: { ...principal, scopes: [...principal.scopes, 'fulfillment:read', 'fulfillment:write'], warehouseId: locationId } };
}

/** Whether no system reports the stock of a location that a person works at. Where that cannot be known one is assumed: its next report has what was taken. */
export async function isWithoutSystem({ locationConnection }: OrdersDeps, context: CallContext, { locationId, evenIfConnected }: WorkedLocation): Promise<boolean> {
  if (evenIfConnected !== true) return true; // asLocation refused the others
  return locationConnection(context, locationId).then((connection) => connection === null, (error: unknown) => {
    if (error instanceof Failure && error.code === 'UNAVAILABLE') return false;
    throw error;
  });
}

async function refuseConnected({ locationConnection }: OrdersDeps, context: CallContext, locationId: string): Promise<void> {
  const connection = await locationConnection(context, locationId);
  if (connection === null) return;
  throw new Failure('INVALID_STATE', `The warehouse system ${connection} works this location and would not learn of it: report it there`,
    { connection, evenIfConnected: ['must be true to report it here all the same: the location has an active connection'] });
}
