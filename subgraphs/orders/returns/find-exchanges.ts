import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Item } from '../inventory/item.js';
import { findItems } from '../inventory/item.store.js';
import type { AnnouncedLine } from './check-announcement.js';

/** The exchange item, with sku and barcode. */
export interface Exchange {
  readonly sku: string | null;
  readonly barcode: string | null;
}

/** The exchange item of each line, null if none, in at most two queries; a reference to no item or to two is UNKNOWN_ITEM with details by line. */
export async function findExchanges(reader: Reader, companyId: number, lines: readonly AnnouncedLine[]): Promise<(Exchange | null)[]> {
  const named = lines.map(({ exchange }) => (exchange?.sku == null && exchange?.barcode == null ? null : exchange));
  const items = await findItems(reader, companyId, {
    skus: distinct(named.map((exchange) => exchange?.sku)),
    barcodes: distinct(named.map((exchange) => (exchange?.sku == null ? exchange?.barcode : null))),
  });
  const unknown: Record<string, string[]> = {};
  const found = named.map((exchange, index) => {
    const item = exchange && items.find((one) => isNamed(one, exchange));
    if (exchange && !item) unknown[`lines.${String(index)}.exchange`] = [`no item has the ${nameOf(exchange)}`];
    return item ? { sku: item.sku, barcode: item.barcode ?? exchange.barcode ?? null } : null;
  });
  if (Object.keys(unknown).length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not known', unknown);
  return found;
}

type Named = NonNullable<AnnouncedLine['exchange']>;

/** A barcode given beside a sku must match, if the catalog has one. */
const isNamed = (item: Item, { sku, barcode }: Named): boolean =>
  (sku == null ? item.barcode === barcode : item.sku === sku && (barcode == null || item.barcode === null || item.barcode === barcode));

const nameOf = ({ sku, barcode }: Named): string => [sku != null && `sku ${sku}`, barcode != null && `barcode ${barcode}`].filter((name) => name !== false).join(' and the ');

const distinct = (values: readonly (string | null | undefined)[]): string[] => [...new Set(values.filter((value) => value != null))];
