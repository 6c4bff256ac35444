import type { StockDifferenceCode, StockReconciliationFilter } from '#contract/schema.generated.js';
import { searchReader, type AddressSearch } from '../parts/address-search.js';

/** Why what is published differs from what was reported, what is worst first. */
export const DIFFERENCES = ['OVERSOLD', 'MISCOUNTED', 'NEVER_REPORTED', 'NOT_SELLABLE', 'RESERVED'] as const satisfies readonly StockDifferenceCode[];

/** Stands in the address for any of {@link DIFFERENCES}. */
export const ANY = 'ANY';

/** Reads what the address of the reconciliation says. */
export const readStockSearch = searchReader(['sku', 'location', 'difference', 'sort', 'after', 'before']);

/** What the address of the reconciliation says. */
export type StockSearch = ReturnType<typeof readStockSearch>;

/** A name of {@link USUAL_STOCK}. */
export type UsualStock = 'all' | 'different' | 'miscounted' | 'notSellable' | 'oversold' | 'unreported';

/** The lists of every day, by the names of their labels. */
export const USUAL_STOCK: Readonly<Record<UsualStock, AddressSearch<'difference'>>> = {
  all: {}, different: { difference: ANY }, oversold: { difference: 'OVERSOLD' }, unreported: { difference: 'NEVER_REPORTED' }, miscounted: { difference: 'MISCOUNTED' }, notSellable: { difference: 'NOT_SELLABLE' },
};

/** What the graph is asked for by the address; a word that it does not know filters nothing. */
export const stockFilter = ({ sku, location, difference }: StockSearch): StockReconciliationFilter => ({
  sku: sku ?? null, locationCode: location ?? null, onlyDifferences: difference === ANY ? true : null, difference: DIFFERENCES.find((one) => one === difference) ?? null,
});

/** Reads what the address of the inventory says. */
export const readInventorySearch = searchReader(['sku', 'barcode', 'location', 'after', 'before']);

/** What the address of the inventory says. */
export type InventorySearch = ReturnType<typeof readInventorySearch>;
