import { z } from 'zod';
import { day, units, size, sku, text } from './fields.js';
import { itemOf, type WmsJsonSettings } from './settings.js';

const LOT_LENGTH = 100;
const REFERENCE_LENGTH = 120;
const MOST_PARCELS = 50;

/** An entry of ProductList in Orders/Processed and Orders/Shipped. */
export const PickedProduct = z.object({ Sku: sku, Quantity: units, LotNumber: text(LOT_LENGTH), LotExpirationDate: day, SerialNumber: text(LOT_LENGTH) });

/** Picked units as input of the graph. */
export const unitsInput = (settings: WmsJsonSettings) => (product: z.output<typeof PickedProduct>) => ({
  ...itemOf(settings, product.Sku), quantity: product.Quantity,
  lotNumber: product.LotNumber ?? null, lotExpiration: product.LotExpirationDate ?? null, serialNumber: product.SerialNumber ?? null,
});

/** An entry of ParcelList. */
export const Parcel = z.object({
  idParcel: text(REFERENCE_LENGTH).describe('The warehouse\'s own id of the parcel.'), WeightGr: size, HeightMm: size, WidthMm: size, DepthMm: size,
});

/** The number of parcels, where they are not listed. */
export const parcelCount = z.int('must be a whole number').min(1, 'must be at least 1').max(MOST_PARCELS, `must be at most ${String(MOST_PARCELS)}`).optional();

type GivenParcel = z.output<typeof Parcel>;

/** The listed parcels, filled up to the count with parcels without data. */
export function parcelsInput(listed: readonly GivenParcel[] | undefined, count: number | undefined) {
  const known: readonly GivenParcel[] = listed ?? [];
  const more = Array.from({ length: Math.max(0, (count ?? 0) - known.length) }, (): GivenParcel => ({}));
  return [...known, ...more].map(({ idParcel, WeightGr, HeightMm, WidthMm, DepthMm }) =>
    ({ reference: idParcel ?? null, weightG: WeightGr ?? null, heightMm: HeightMm ?? null, widthMm: WidthMm ?? null, depthMm: DepthMm ?? null }));
}
