import type { Reader } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';
import { findItemsById } from '../inventory/item.store.js';
import type { FreeItem } from './simulated-order.js';

interface Wanted {
  /** At one location; at any unless given. */
  readonly locationId: string | null;
  readonly most: number;
}

const USUAL_PRICE = 1990;
const USUAL_CURRENCY = 'EUR';

/** Items of which units can be sold, with how many; those with a barcode, because an order of others waits for it. */
export async function findFreeItems(reader: Reader, companyId: number, { locationId, most }: Wanted): Promise<FreeItem[]> {
  const there = locationId === null ? '' : ' AND location_id = ?';
  const rows = await reader.query<{ variant_id: string; units: number }>(
    `SELECT variant_id, MAX(on_hand - reserved) AS units FROM stock_position WHERE company_id = ?${there} AND on_hand > reserved GROUP BY variant_id ORDER BY units DESC, variant_id ${atMost(most)}`,
    [companyId, ...locationId === null ? [] : [locationId]]);
  const items = await findItemsById(reader, companyId, rows.map((row) => row.variant_id));
  return rows.flatMap(({ variant_id: id, units }) => {
    const item = items.get(id);
    return item && item.barcode !== null ? [{ sku: item.sku, priceMinor: item.priceMinor ?? USUAL_PRICE, currency: item.currency ?? USUAL_CURRENCY, units }] : [];
  });
}

/** The id of a company's last order, which what is drawn depends on: the same call is the same orders until one was placed. Empty before the first. */
export async function latestOrderId(reader: Reader, companyId: number): Promise<string> {
  const [row] = await reader.query<{ id: string }>('SELECT id FROM orders WHERE company_id = ? ORDER BY id DESC LIMIT 1', [companyId]);
  return row?.id ?? '';
}

/** The codes of a company's items, in the order of their SKUs. */
export async function findSkus(reader: Reader, companyId: number, most: number): Promise<string[]> {
  const rows = await reader.query<{ sku: string }>(`SELECT sku FROM item WHERE company_id = ? ORDER BY sku ${atMost(most)}`, [companyId]);
  return rows.map(({ sku }) => sku);
}
