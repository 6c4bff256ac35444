import { z } from 'zod';
import { Parcel, parcelVariables } from './parcel.js';

const LONGEST_CODE = 255;
const LONGEST_LOT = 100;
/** Lines of a report (document 1, A). */
export const MOST_LINES = 500;
const MOST_PARCELS = 50;
const LARGEST = 1_000_000;

/** Optional text of at most `most` characters. */
export const upTo = (most: number) => z.string().max(most, `must have at most ${String(most)} characters`).nullish();

const Units = z.object({
  sku: upTo(LONGEST_CODE).describe('Names the item; where it is given the barcode is not looked at.'),
  barcode: upTo(LONGEST_CODE).describe('Names the item where no sku is given.'),
  quantity: z.int().min(0).max(LARGEST),
});

/** Picking line input (document 1, A). */
const PickingLine = Units.extend({
  lot_number: upTo(LONGEST_LOT),
  lot_expiration: z.iso.date('must be a date such as 2027-01-31').nullish().describe('A date.'),
  serial_number: upTo(LONGEST_LOT),
});

const listOf = <T extends z.ZodType>(line: T) => z.array(line).min(1, 'must have at least 1 line').max(MOST_LINES, `must have at most ${String(MOST_LINES)} lines`);

/** 1 to 500 picking lines. */
export const PickingLines = listOf(PickingLine);

/** Parcels; the limit of 10 platform-made labels is a rule of the domain. */
export const parcelsOf = <T extends z.ZodType>(parcel: T) => z.array(parcel).max(MOST_PARCELS, `must have at most ${String(MOST_PARCELS)} parcels`).nullish();

/** A parcel that may list its contents. */
export const PackedParcel = Parcel.extend({ lines: listOf(Units).nullish().describe('What is in the parcel.') });

/** Reported units as input of the graph. */
export const unitsInput = ({ sku, barcode, quantity, ...lot }: z.output<typeof Units> & Partial<z.output<typeof PickingLine>>) => ({
  sku, barcode, quantity, lotNumber: lot.lot_number ?? null, lotExpiration: lot.lot_expiration ?? null, serialNumber: lot.serial_number ?? null,
});

/** A reported parcel as input of the graph. */
export const parcelInput = ({ lines, ...parcel }: z.output<typeof Parcel> & Partial<z.output<typeof PackedParcel>>) =>
  ({ ...parcelVariables(parcel), lines: lines?.map(unitsInput) ?? null });
