import type { Reader } from '#subgraph-kit/database.js';
import type { Item } from '../inventory/item.js';
import { findItemsOfModels } from '../inventory/item.store.js';
import { findActiveAvailability } from '../inventory/variant-stock.store.js';
import { exchangeOptions, modelSku, type ExchangeOption, type OptionsAsked } from './exchange-options.js';

/** Looked at of each model. */
const MOST_ITEMS = 500;

/** The exchange options of items by their SKUs, of live stock, in two statements whatever their number. */
export async function findExchangeOptions(reader: Reader, companyId: number, { skus, ...asked }: { readonly skus: readonly string[] } & OptionsAsked): Promise<ReadonlyMap<string, readonly ExchangeOption[]>> {
  const models = [...new Set(skus.flatMap((sku) => modelSku(sku)?.model ?? []))];
  if (models.length === 0) return new Map();
  const items = await findItemsOfModels(reader, companyId, { models, most: MOST_ITEMS * models.length });
  const available = await findActiveAvailability(reader, companyId, items.map(({ variantId }) => variantId));
  const stocked = items.map((item: Item) => ({ item, available: available.get(item.variantId) ?? 0 }));
  return new Map(skus.map((sku) => [sku, exchangeOptions(sku, stocked, asked)]));
}
