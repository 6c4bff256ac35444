import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import { emptyPage, type Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findInventoryItems, type InventoryItem } from './inventory-item.store.js';
import type { Item } from './item.js';
import { findItems } from './item.store.js';
import { findLocations } from './location.store.js';
import { checkLocationFilter } from './require-location-code.js';

/** Which items to list; a filter that is not given does not apply. */
export interface InventoryFilter {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  /** Only what is at this location. */
  readonly locationCode?: string | null | undefined;
  readonly updatedSince?: Instant | null | undefined;
}

/** Items with stock anywhere by the last change of it, oldest first (2-decisions, D, GET /inventory). */
export async function listInventory({ database, cursors }: OrdersDeps, { principal }: CallContext, { filter, page }: { filter: InventoryFilter; page: PageRequest }): Promise<Connection<InventoryItem>> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'inventory:read' });
  const { companyId } = principal;
  await checkLocationFilter(database, principal, filter.locationCode);
  if (principal.kind === 'staff') await refuseUnknownItem(database, companyId, filter);
  const keys = keysetOf(cursors, page, { list: `inventory:${String(companyId)}:${filter.locationCode ?? ''}`, columns: ['p.changed_at', 'p.variant_id'] });
  const places = await placesOf(database, companyId, filter);
  if (places === undefined) return emptyPage();
  const items = await findInventoryItems(database, companyId, { ...places, updatedSince: filter.updatedSince, keys });
  return keys.page(items, ({ updatedAt, variantId }) => [updatedAt, variantId]);
}

/** As of a location: nothing found would look like nothing there. */
async function refuseUnknownItem(reader: Reader, companyId: number, { sku, barcode }: InventoryFilter): Promise<void> {
  if (await itemOf(reader, companyId, { sku, barcode }) !== null) return;
  const field = sku == null ? 'barcode' : 'sku';
  throw new Failure('UNKNOWN_ITEM', `No item has the ${field} ${sku ?? barcode ?? ''}`, { [`filter.${field}`]: ['is not known'] });
}

/** The ids of the codes of a filter; undefined if one is unknown. */
async function placesOf(reader: Reader, companyId: number, { sku, barcode, locationCode }: InventoryFilter): Promise<{ variantId?: string; locationId?: string } | undefined> {
  const item = await itemOf(reader, companyId, { sku, barcode });
  const location = locationCode == null ? undefined : (await findLocations(reader, companyId)).find(({ code }) => code === locationCode) ?? null;
  if (item === null || location === null) return undefined;
  return { ...(item && { variantId: item.variantId }), ...(location && { locationId: location.id }) };
}

/** The item with this sku and barcode; null if there is none, undefined if the filter has neither. */
async function itemOf(reader: Reader, companyId: number, { sku, barcode }: Pick<InventoryFilter, 'sku' | 'barcode'>): Promise<Item | null | undefined> {
  if (sku == null && barcode == null) return undefined;
  const found = await findItems(reader, companyId, { skus: sku == null ? [] : [sku], barcodes: barcode == null ? [] : [barcode] });
  return found.find((item) => item.sku === (sku ?? item.sku) && item.barcode === (barcode ?? item.barcode)) ?? null;
}
