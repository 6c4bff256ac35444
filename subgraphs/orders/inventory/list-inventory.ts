import type { Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import { Connection, pageOf } from '#subgraph-kit/connection.js';
import type { Reader } from '#subgraph-kit/database.js';
import { refusePageSize, type PageRequest } from '../paging/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findInventoryItems, type InventoryItem } from './inventory-item.store.js';
import type { Item } from './item.js';
import { findItems } from './item.store.js';
import { findLocations } from './location.store.js';

/** Which items to list; a filter that is not given does not apply. */
export interface InventoryFilter {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  /** Only what is at this location. */
  readonly locationCode?: string | null | undefined;
  readonly updatedSince?: Instant | null | undefined;
}

/** Items with stock anywhere by the last change of it, oldest first (2-decisions, D, GET /inventory). */
export async function listInventory({ database, cursors }: OrdersDeps, { principal }: CallContext, { filter, first, after }: PageRequest & { filter: InventoryFilter }): Promise<Connection<InventoryItem>> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'inventory:read' });
  refusePageSize(first);
  const { companyId } = principal;
  const list = `inventory:${String(companyId)}:${filter.locationCode ?? ''}`;
  const [changeSequence, last] = after == null ? [] : cursors.decode(list, after);
  const places = await placesOf(database, companyId, filter);
  if (places === undefined) return new Connection<InventoryItem>([], false, () => '');
  const position = changeSequence === undefined || last === undefined ? undefined : [String(changeSequence), String(last)] as const;
  const items = await findInventoryItems(database, companyId, { ...places, updatedSince: filter.updatedSince, position, limit: first + 1 });
  return pageOf(items, first, ({ updatedAt, variantId }) => cursors.encode(list, [updatedAt, variantId]));
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
