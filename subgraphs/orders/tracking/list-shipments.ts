import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import type { Reader } from '#subgraph-kit/database.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import { narrowed } from '#subgraph-kit/search/narrowed.js';
import { refuseReversed } from '#subgraph-kit/search/refuse-reversed.js';
import { statesOf } from '#subgraph-kit/search/states.js';
import { checkLocationFilter } from '../inventory/require-location-code.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { ShipmentFilter } from '../shipping/shipment-filter.js';
import type { Shipment } from '../shipping/shipment.js';
import { findShipmentPage } from '../shipping/shipment-page.store.js';
import { ofSearch } from '../ordering/order-token.store.js';

/** A page of the company's shipments in some states, the one that left first at the front. */
export async function listShipments({ database, cursors }: OrdersDeps, { principal }: CallContext, { filter, page }: { filter: ShipmentFilter; page: PageRequest }): Promise<Connection<Shipment>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const states = statesOf(filter);
  if (states === undefined) throw new Failure('BAD_INPUT', 'The filter is not valid', { 'filter.statuses': ['is required'] });
  refuseReversed({ shippedTo: ['shippedFrom', filter.shippedFrom, filter.shippedTo] });
  await checkLocationFilter(database, principal, filter.locationCode);
  const keys = keysetOf(cursors, page, { list: `shipments:${String(companyId)}:${states.toSorted().join()}:${filter.locationCode ?? ''}`, columns: ['shipped_at', 'id'] });
  const ofOrders = await conditionsOfOrders(database, companyId, filter.search);
  return keys.page(await findShipmentPage(database, companyId, { filter, states, keys, ofOrders }), ({ shippedAt, id }) => [shippedAt, id]);
}

/** Few orders are looked up with their shipments; where many fit, each shipment of the list is asked for its order. */
async function conditionsOfOrders(reader: Reader, companyId: number, search: string | null | undefined): Promise<Condition[]> {
  const asked = checkSearch(search);
  if (asked === undefined) return [];
  const { condition: { sql, parameters }, ...found } = await ofSearch(reader, companyId, asked);
  const condition: Condition = { sql: `(SELECT 1 FROM orders WHERE orders.company_id = ? AND orders.id = shipment.order_id AND ${sql} LIMIT 1) = 1`, parameters: [companyId, ...parameters] };
  return narrowed([{ ...found, condition }], 'shipment.order_id');
}
