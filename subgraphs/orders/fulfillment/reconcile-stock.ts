import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findItems, findItemsById } from '../inventory/item.store.js';
import { requireLocationCode } from '../inventory/require-location-code.js';
import type { DifferenceCode, Reconciliation, Reservation } from './reconciliation.js';
import { sortedBy, type ReconciliationSort } from './reconciliation-sort.js';
import { findPositionPage, findReservations } from './reconciliation.store.js';
import { findLevelsAnywhere } from '../inventory/stock-level.store.js';
import type { StockPosition } from '../inventory/stock-position.js';

/** Which items and locations to reconcile; a filter that is not given does not apply. */
export interface ReconciliationFilter {
  readonly sku?: string | null | undefined;
  readonly locationCode?: string | null | undefined;
  /** Leave out items whose published stock equals the reported stock. */
  readonly onlyDifferences?: boolean | null | undefined;
  /** Only where this is a reason for a difference. */
  readonly difference?: DifferenceCode | null | undefined;
}

const NOBODY: Reservation = { orders: 0, units: 0, oldest: [] };

/** Per item and location: what its warehouse reported, who reserves it, what is published and why; the same few queries for any page. */
export async function reconcileStock({ database, cursors }: OrdersDeps, { principal }: CallContext, { filter, sort, page: asked }: { filter: ReconciliationFilter; sort?: ReconciliationSort | null; page: PageRequest }): Promise<Connection<Reconciliation>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const { key, descending } = sort ?? { key: 'ITEM' as const, descending: false };
  const { columns, placeOf } = sortedBy(key);
  const list = `reconciliation:${key}:${String(descending === true)}:${String(companyId)}:${filter.sku ?? ''}:${filter.locationCode ?? ''}:${String(filter.onlyDifferences === true)}:${filter.difference ?? ''}`;
  const keys = keysetOf(cursors, asked, { list, columns, isDescending: descending === true });
  const positions = await findPositionPage(database, companyId, {
    ...await narrowed(database, companyId, filter), onlyDifferences: filter.onlyDifferences === true, difference: filter.difference ?? undefined, keys,
  });
  const page = keys.page(positions, placeOf);
  const complete = await completed(database, companyId, page.nodes);
  return page.map(complete);
}

const narrowed = async (reader: Reader, companyId: number, { sku, locationCode }: ReconciliationFilter): Promise<{ variantId?: string; locationId?: string }> => ({
  ...(sku != null && { variantId: await variantOf(reader, companyId, sku) }),
  ...(locationCode != null && { locationId: await locationOf(reader, companyId, locationCode) }),
});

async function variantOf(reader: Reader, companyId: number, sku: string): Promise<string> {
  const [item] = await findItems(reader, companyId, { skus: [sku], barcodes: [] });
  if (!item) throw new Failure('UNKNOWN_ITEM', `No item has the sku ${sku}`, { 'filter.sku': ['is not known'] });
  return item.variantId;
}

const locationOf = async (reader: Reader, companyId: number, code: string): Promise<string> => (await requireLocationCode(reader, companyId, { code, field: 'filter.locationCode' })).id;

async function completed(reader: Reader, companyId: number, positions: readonly StockPosition[]): Promise<(position: StockPosition) => Reconciliation> {
  const variantIds = [...new Set(positions.map(({ variantId }) => variantId))];
  const items = await findItemsById(reader, companyId, variantIds);
  const levels = await findLevelsAnywhere(reader, companyId, variantIds);
  const reservations = await findReservations(reader, companyId, { variantIds });
  return (position) => {
    const name = `${position.variantId} ${position.locationId}`;
    return { item: items.get(position.variantId), position, levels: levels.get(name) ?? [], reservation: reservations.get(name) ?? NOBODY };
  };
}
