import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import { available } from './stock-position.js';
import type { VariantStock } from './variant-stock.js';

interface Row {
  readonly variant_id: string;
  readonly code: string;
  readonly on_hand: number;
  readonly reserved: number;
}

/** The stock of variants by location code, in one statement, whatever their number. */
export async function findVariantStock(reader: Reader, companyId: number, variantIds: readonly string[]): Promise<ReadonlyMap<string, readonly VariantStock[]>> {
  const rows = await reader.query<Row>(
    `SELECT p.variant_id, l.code, p.on_hand, p.reserved FROM stock_position p JOIN location l ON l.company_id = p.company_id AND l.id = p.location_id
     WHERE p.company_id = ? AND p.variant_id IN (${places(variantIds.length)}) AND p.reported = 1`, [companyId, ...variantIds]);
  const stock = grouped(rows.map(toStock), ({ variantId }) => variantId);
  for (const levels of stock.values()) levels.sort(byCode); // a page has few of each variant: the database would sort them all
  return stock;
}

/** The units of variants that active locations can sell, in one statement, whatever their number. */
export async function findActiveAvailability(reader: Reader, companyId: number, variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await reader.query<Omit<Row, 'code'>>(
    `SELECT p.variant_id, p.on_hand, p.reserved FROM stock_position p JOIN location l ON l.company_id = p.company_id AND l.id = p.location_id
     WHERE p.company_id = ? AND p.variant_id IN (${places(variantIds.length)}) AND l.active = 1 AND l.fulfils_online = 1`, [companyId, ...variantIds]);
  const units = new Map<string, number>();
  for (const { variant_id: id, on_hand: onHand, reserved } of rows) units.set(id, (units.get(id) ?? 0) + available({ onHand, reserved }));
  return units;
}

const toStock = ({ variant_id: variantId, code: locationCode, on_hand: onHand, reserved }: Row): VariantStock => ({ variantId, locationCode, onHand, available: available({ onHand, reserved }) });

const byCode = (one: VariantStock, other: VariantStock): number => (one.locationCode < other.locationCode ? -1 : 1);
