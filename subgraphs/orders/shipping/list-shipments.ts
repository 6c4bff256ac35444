import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Shipment, ShipmentStatus } from './shipment.js';
import { findShipmentPage } from './shipment-page.store.js';

/** Which shipments to list. */
export interface ShipmentFilter {
  readonly status: ShipmentStatus;
  /** The code of the location they left; any unless given. */
  readonly locationCode?: string | null | undefined;
}

/** A page of the company's shipments in a state, the one that left first at the front. */
export async function listShipments({ database, cursors }: OrdersDeps, { principal }: CallContext, { filter: { status, locationCode }, page }: { filter: ShipmentFilter; page: PageRequest }): Promise<Connection<Shipment>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `shipments:${String(companyId)}:${status}:${locationCode ?? ''}`, columns: ['shipped_at', 'id'] });
  return keys.page(await findShipmentPage(database, companyId, { status, locationCode: locationCode ?? null, keys }), ({ shippedAt, id }) => [shippedAt, id]);
}
