import type { Instant } from '#kernel/clock.js';
import type { Item } from './item.js';
import type { Location } from './location.js';
import { available, type StockPosition } from './stock-position.js';

/** What is to be available of an item at a location. */
export interface AvailabilityEntry {
  readonly variantId?: string | null | undefined;
  /** Names the item where {@link variantId} is not given. */
  readonly sku?: string | null | undefined;
  /** Code of the location, or its id. */
  readonly location: string;
  readonly available: number;
  /** Written only while this is available. */
  readonly expectedAvailable?: number | null | undefined;
  /** What the catalog published of the variant, and the change sequence there that it is from: it is stored where the item is not known yet. */
  readonly item?: (Item & { readonly changedAt?: Instant }) | null | undefined;
}

/** Why an entry cannot be written. */
export interface EntryProblem {
  readonly field: 'variantId' | 'sku' | 'location' | 'available' | 'expectedAvailable';
  readonly message: string;
}

/** What became of an entry. */
export interface AvailabilityResult {
  /** Its index in the call, from 0. */
  readonly index: number;
  readonly variantId: string | null;
  readonly sku: string | null;
  readonly locationCode: string;
  readonly status: 'UPDATED' | 'UNCHANGED' | 'FAILED';
  /** What is available now, as far as it is known. */
  readonly available: number | null;
  /** What is on hand now, as far as it is known. */
  readonly onHand: number | null;
  readonly problem: EntryProblem | null;
}

/** An entry with what it names. */
export interface NamedEntry {
  readonly entry: AvailabilityEntry;
  readonly item: Pick<Item, 'variantId' | 'sku'> | undefined;
  readonly location: Location | undefined;
}

/** An entry that names an item and a location. */
export interface PlacedEntry extends NamedEntry {
  readonly item: Pick<Item, 'variantId' | 'sku'>;
  readonly location: Location;
}

/** Keeps what is on hand, with the reserved units, in the range of a column. */
const MOST_UNITS = 1_000_000_000;

/** What is wrong with an entry by itself. */
export function entryProblem({ entry: { variantId, sku, location: named, available: units }, item, location }: NamedEntry): EntryProblem | null {
  if (!item) return variantId == null ? { field: 'sku', message: sku == null ? 'an item is named by its SKU or variant' : `no item has the SKU ${sku}` } : { field: 'variantId', message: `no item is the variant ${variantId}` };
  if (!location) return { field: 'location', message: `no location has the code ${named}` };
  if (!location.active) return { field: 'location', message: `the location ${location.code} is not active` };
  return units < 0 || units > MOST_UNITS ? { field: 'available', message: `must be 0 to ${String(MOST_UNITS)}` } : null;
}

/** What an entry does to a position; an item that was never reported has nothing available. */
export function judgeEntry({ available: units, expectedAvailable }: AvailabilityEntry, { reported, onHand, reserved }: Stock = NONE): Pick<AvailabilityResult, 'status' | 'available' | 'onHand' | 'problem'> {
  const now = reported ? available({ onHand, reserved }) : 0;
  if (expectedAvailable != null && expectedAvailable !== now) return { status: 'FAILED', available: now, onHand, problem: { field: 'expectedAvailable', message: `${String(now)} are available, not ${String(expectedAvailable)}` } };
  return reported && now === units ? { status: 'UNCHANGED', available: units, onHand, problem: null } : { status: 'UPDATED', available: units, onHand: units + reserved, problem: null };
}

type Stock = Pick<StockPosition, 'reported' | 'onHand' | 'reserved'>;

const NONE: Stock = { reported: false, onHand: 0, reserved: 0 };
