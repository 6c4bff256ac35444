import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { RoutingBasis } from './allocate.js';
import { ledgerOf } from '../inventory/ledger.js';
import { findLocations } from '../inventory/location.store.js';
import { findPositions } from '../inventory/stock-position.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { RoutedOrder } from './routed-order.js';
import { findRules } from './routing-rule.store.js';
import type { RoutingRule } from './rule.js';

/** The company's routing rules by priority. */
export function listRoutingRules({ database }: OrdersDeps, { principal }: CallContext): Promise<RoutingRule[]> {
  requirePermission(principal, 'commerce.read');
  return findRules(database, principal.companyId);
}

/**
 * The input of routing some orders, in three statements whatever their number. Take the transaction's change sequence first: it
 * serializes with other allocations and stock reports.
 */
export async function readRouting(reader: Reader, companyId: number, orders: readonly RoutedOrder[]): Promise<RoutingBasis> {
  const variantIds = new Set(orders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)).filter((id) => id !== null));
  return {
    locations: await findLocations(reader, companyId),
    rules: await findRules(reader, companyId),
    ledger: ledgerOf(await findPositions(reader, companyId, [...variantIds])),
  };
}
