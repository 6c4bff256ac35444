import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { listedPage } from '#subgraph-kit/listed-page.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Location } from './location.js';
import { findLocation, findLocations } from './location.store.js';

/** Every location of the company, by code. */
export function listLocations({ database }: OrdersDeps, { principal }: CallContext): Promise<Location[]> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'locations:read' });
  return findLocations(database, principal.companyId);
}

/** A page of the locations of the company, by code, for keys of the catalog API. */
export async function listCatalogLocations({ database, cursors }: OrdersDeps, { principal }: CallContext, page: PageRequest): Promise<Connection<Location>> {
  requireScope(principal, 'catalog:read');
  const { companyId } = principal;
  return listedPage(cursors, page, { list: `catalog locations ${String(companyId)}`, records: await findLocations(database, companyId) });
}

/** One location by code, if there is one. */
export async function readLocation(deps: OrdersDeps, context: CallContext, code: string): Promise<Location | undefined> {
  const locations = await listLocations(deps, context);
  return locations.find((location) => location.code === code);
}

/** The id of a location of the company, named by its id or code, if there is one. */
export async function findLocationId(deps: OrdersDeps, context: CallContext, reference: string): Promise<string | undefined> {
  const locations = await listLocations(deps, context);
  return (locations.find(({ id }) => id === reference) ?? locations.find(({ code }) => code === reference))?.id;
}

/** The location of a warehouse connection; NOT_FOUND if it has none. */
export async function readOwnWarehouse({ database }: OrdersDeps, { principal }: CallContext): Promise<Location> {
  requireScope(principal, 'fulfillment:read');
  const location = await findLocation(database, principal.companyId, requireWarehouse(principal));
  if (!location) throw new Failure('NOT_FOUND', 'This connection has no location');
  return location;
}
