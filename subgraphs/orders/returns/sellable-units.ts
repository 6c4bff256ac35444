import type { CountedItem } from '../inventory/add-to-count.js';
import type { ReturnLine } from './return-line.js';
import { SELLABLE } from './return-outcome.js';

/** The units that a report adds to what can be sold, and takes from it where it corrects an earlier one. */
export const sellableUnits = (before: readonly ReturnLine[], after: readonly ReturnLine[]): CountedItem[] => [...after.flatMap(sellable), ...before.flatMap(sellable).map((item) => ({ ...item, units: -item.units }))];

const sellable = ({ variantId, sku, barcode, title, quantityReceived: units, classification }: ReturnLine): CountedItem[] =>
  (variantId === null || units === 0 || classification !== SELLABLE ? [] : [{ variantId, name: sku ?? barcode ?? title ?? variantId, units }]);
