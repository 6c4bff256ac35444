/** The fields of an order line that routing needs. */
export interface RoutedLine {
  readonly lineId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  /** The only location allowed for it, if the merchant chose one. */
  readonly only?: string | undefined;
}

/** How far an order may be divided between locations. */
export type Split = 'NONE' | 'LINE' | 'QUANTITY';

/** Units of a line allocated to a location. */
export interface AllocatedUnits {
  readonly lineId: string;
  readonly variantId: string | null;
  readonly locationId: string;
  readonly quantity: number;
}

interface Routing {
  readonly lines: readonly RoutedLine[];
  /** The allowed locations, the best first. */
  readonly locationIds: readonly string[];
  readonly split: Split;
  /** Units of a variant still available at a location; Infinity if its stock is not tracked. */
  readonly free: (locationId: string, variantId: string | null) => number;
}

/**
 * Where the units of an order go: all to the first location that holds everything, else divided as far as allowed; undefined when the
 * order does not fit whole. Lines with a location of their own go there, and before the others.
 */
export function route({ lines, locationIds, split, free }: Routing): AllocatedUnits[] | undefined {
  const wanted = hardestFirst(lines);
  const fit = (ids: readonly string[], inUnits = false): AllocatedUnits[] | undefined => fill({ lines: wanted, locationIds: ids, free }, inUnits);
  const whole = wholeAt(locationIds, fit);
  if (whole) return inOrder(whole, lines);
  const divided = split === 'NONE' ? undefined : fit(locationIds) ?? (split === 'QUANTITY' ? fit(locationIds, true) : undefined);
  return divided && inOrder(divided, lines);
}

/** What the first location that holds everything gets; without locations, what lines with one of their own get there. */
function wholeAt(locationIds: readonly string[], fit: (ids: readonly string[]) => AllocatedUnits[] | undefined): AllocatedUnits[] | undefined {
  if (locationIds.length === 0) return fit([]);
  for (const id of locationIds) {
    const allocated = fit([id]);
    if (allocated) return allocated;
  }
  return undefined;
}

/** Lines with a location of their own first, then the largest, while most stock is left. */
const hardestFirst = (lines: readonly RoutedLine[]): RoutedLine[] =>
  lines.length < 2 ? [...lines] : lines.toSorted((one, other) => Number(one.only === undefined) - Number(other.only === undefined) || other.quantity - one.quantity);

function inOrder(allocated: AllocatedUnits[], lines: readonly RoutedLine[]): AllocatedUnits[] {
  if (lines.length < 2) return allocated;
  const place = new Map(lines.map(({ lineId }, index) => [lineId, index]));
  return allocated.toSorted((one, other) => (place.get(one.lineId) ?? 0) - (place.get(other.lineId) ?? 0));
}

function fill({ lines, locationIds, free }: Omit<Routing, 'split'>, inUnits: boolean): AllocatedUnits[] | undefined {
  const used = new Map<string | null, Map<string, number>>(); // by variant and location
  const allocated: AllocatedUnits[] = [];
  for (const line of lines) {
    const ofVariant = used.get(line.variantId) ?? new Map<string, number>();
    used.set(line.variantId, ofVariant);
    const taken = spread(line, {
      locationIds: line.only === undefined ? locationIds : [line.only],
      inUnits: inUnits && line.only === undefined,
      left: (locationId) => Math.max(0, free(locationId, line.variantId) - (ofVariant.get(locationId) ?? 0)),
    });
    if (!taken) return undefined;
    for (const { locationId, quantity } of taken) ofVariant.set(locationId, (ofVariant.get(locationId) ?? 0) + quantity);
    allocated.push(...taken);
  }
  return allocated;
}

interface Places {
  readonly locationIds: readonly string[];
  readonly inUnits: boolean;
  readonly left: (locationId: string) => number;
}

/** The units of one line: all at the first location with enough stock, or split as stock allows; undefined if stock does not suffice. */
function spread({ lineId, variantId, quantity }: RoutedLine, { locationIds, inUnits, left }: Places): AllocatedUnits[] | undefined {
  let rest = quantity;
  const allocated: AllocatedUnits[] = [];
  for (const locationId of locationIds) {
    const room = left(locationId);
    const taken = room >= rest || inUnits ? Math.min(room, rest) : 0;
    if (taken > 0) allocated.push({ lineId, variantId, locationId, quantity: taken });
    rest -= taken;
    if (rest <= 0) break;
  }
  return rest > 0 ? undefined : allocated;
}
