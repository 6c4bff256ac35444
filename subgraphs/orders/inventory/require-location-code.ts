import type { Principal } from '#contract/principal.js';
import { unknownCode } from '#contract/unknown-code.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Location } from './location.js';
import { findLocations } from './location.store.js';

interface Wanted {
  readonly code: string;
  /** Of the input: `filter.locationCode`. */
  readonly field: string;
}

/** The location with a code; BAD_INPUT with the codes there are where it is not known. */
export async function requireLocationCode(reader: Reader, companyId: number, { code, field }: Wanted): Promise<Location> {
  const locations = await findLocations(reader, companyId);
  const location = locations.find((one) => one.code === code);
  if (!location) throw unknownCode({ field, what: 'locations', code, known: locations.map((one) => one.code) });
  return location;
}

/** Refuse people a filter by the code of no location: nothing found would look like nothing there. The interfaces answer an empty list, as documented. */
export async function checkLocationFilter(reader: Reader, { kind, companyId }: Principal, code: string | null | undefined): Promise<void> {
  if (code != null && kind === 'staff') await requireLocationCode(reader, companyId, { code, field: 'filter.locationCode' });
}
