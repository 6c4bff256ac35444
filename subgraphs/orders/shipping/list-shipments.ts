import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { checkLocationFilter } from '../inventory/require-location-code.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { ShipmentFilter } from './shipment-filter.js';
import type { Shipment } from './shipment.js';
import { findShipmentPage } from './shipment-page.store.js';

/** A page of the company's shipments in a state, the one that left first at the front. */
export async function listShipments({ database, cursors }: OrdersDeps, { principal }: CallContext, { filter, page }: { filter: ShipmentFilter; page: PageRequest }): Promise<Connection<Shipment>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  await checkLocationFilter(database, principal, filter.locationCode);
  const keys = keysetOf(cursors, page, { list: `shipments:${String(companyId)}:${filter.status}:${filter.locationCode ?? ''}`, columns: ['shipped_at', 'id'] });
  return keys.page(await findShipmentPage(database, companyId, { filter, keys }), ({ shippedAt, id }) => [shippedAt, id]);
}
