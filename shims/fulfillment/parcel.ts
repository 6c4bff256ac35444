import { z } from 'zod';

const LONGEST = 120;
const measure = z.int('must be a whole number').min(0, 'must be at least 0').max(2_147_483_647, 'must be at most 2147483647').nullish();
const code = z.string().max(LONGEST, `must have at most ${String(LONGEST)} characters`).nullish();

/** Document 1, A: Parcel input. */
export const Parcel = z.object({
  reference: code.describe('The warehouse\'s parcel id.'),
  tracking_number: code.describe('The carrier\'s number; with platform-made labels the label\'s counts.'),
  weight_g: measure,
  height_mm: measure,
  width_mm: measure,
  depth_mm: measure,
});

/** Text where an empty value counts as none. */
export const textOrNothing = (text: string | null | undefined): string | null => (text == null || text === '' ? null : text);

/** A parcel as input of the graph. */
export const parcelVariables = ({ reference, tracking_number, weight_g, height_mm, width_mm, depth_mm }: z.output<typeof Parcel>) => ({
  reference: textOrNothing(reference), trackingNumber: textOrNothing(tracking_number), weightG: weight_g ?? null, heightMm: height_mm ?? null, widthMm: width_mm ?? null, depthMm: depth_mm ?? null,
});
