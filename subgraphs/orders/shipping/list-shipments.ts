import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { refuseReversed } from '#subgraph-kit/search/refuse-reversed.js';
import { statesOf } from '#subgraph-kit/search/states.js';
import { checkLocationFilter } from '../inventory/require-location-code.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { ShipmentFilter } from './shipment-filter.js';
import type { Shipment } from './shipment.js';
import { findShipmentPage } from './shipment-page.store.js';

/** A page of the company's shipments in some states, the one that left first at the front. */
export async function listShipments({ database, cursors }: OrdersDeps, { principal }: CallContext, { filter, page }: { filter: ShipmentFilter; page: PageRequest }): Promise<Connection<Shipment>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const states = statesOf(filter);
  if (states === undefined) throw new Failure('BAD_INPUT', 'The filter is not valid', { 'filter.statuses': ['is required'] });
  refuseReversed({ shippedTo: ['shippedFrom', filter.shippedFrom, filter.shippedTo] });
  await checkLocationFilter(database, principal, filter.locationCode);
  const keys = keysetOf(cursors, page, { list: `shipments:${String(companyId)}:${states.toSorted().join()}:${filter.locationCode ?? ''}`, columns: ['shipped_at', 'id'] });
  return keys.page(await findShipmentPage(database, companyId, { filter, states, keys }), ({ shippedAt, id }) => [shippedAt, id]);
}
