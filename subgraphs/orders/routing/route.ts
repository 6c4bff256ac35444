/** A line of an order as far as routing looks at it. */
export interface RoutedLine {
  readonly lineId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  /** The one location that may take it, where the merchant chose one. */
  readonly only?: string | undefined;
}

/** How far an order may be divided between locations. */
export type Split = 'NONE' | 'LINE' | 'QUANTITY';

/** Pieces of a line that a location takes. */
export interface Share {
  readonly lineId: string;
  readonly variantId: string | null;
  readonly locationId: string;
  readonly quantity: number;
}

interface Routing {
  readonly lines: readonly RoutedLine[];
  /** The locations that may take pieces, the best first. */
  readonly locationIds: readonly string[];
  readonly split: Split;
  /** Pieces a location can still take of a variant; Infinity where nobody counts them. */
  readonly free: (locationId: string, variantId: string | null) => number;
}

/**
 * Where the pieces of an order go: all to the first location that holds everything, else divided as far as allowed; undefined when the
 * order does not fit whole. Lines with a location of their own go there, and before the others.
 */
export function route({ lines, locationIds, split, free }: Routing): Share[] | undefined {
  const wanted = hardestFirst(lines);
  const fit = (ids: readonly string[], inPieces = false): Share[] | undefined => fill({ lines: wanted, locationIds: ids, free }, inPieces);
  for (const alone of locationIds.length === 0 ? [[]] : locationIds.map((id) => [id])) {
    const shares = fit(alone);
    if (shares) return inOrder(shares, lines);
  }
  const divided = split === 'NONE' ? undefined : fit(locationIds) ?? (split === 'QUANTITY' ? fit(locationIds, true) : undefined);
  return divided && inOrder(divided, lines);
}

/** Lines with a location of their own, then the largest: a large line finds its place while there is most room. */
const hardestFirst = (lines: readonly RoutedLine[]): RoutedLine[] =>
  lines.toSorted((one, other) => Number(one.only === undefined) - Number(other.only === undefined) || other.quantity - one.quantity);

function inOrder(shares: readonly Share[], lines: readonly RoutedLine[]): Share[] {
  const place = new Map(lines.map(({ lineId }, index) => [lineId, index]));
  return shares.toSorted((one, other) => (place.get(one.lineId) ?? 0) - (place.get(other.lineId) ?? 0));
}

function fill({ lines, locationIds, free }: Omit<Routing, 'split'>, inPieces: boolean): Share[] | undefined {
  const used = new Map<string, number>();
  const shares: Share[] = [];
  for (const line of lines) {
    const taken = spread(line, {
      locationIds: line.only === undefined ? locationIds : [line.only],
      inPieces: inPieces && line.only === undefined,
      left: (locationId) => Math.max(0, free(locationId, line.variantId) - (used.get(nameOf(locationId, line)) ?? 0)),
    });
    if (!taken) return undefined;
    for (const share of taken) used.set(nameOf(share.locationId, line), (used.get(nameOf(share.locationId, line)) ?? 0) + share.quantity);
    shares.push(...taken);
  }
  return shares;
}

interface Places {
  readonly locationIds: readonly string[];
  readonly inPieces: boolean;
  readonly left: (locationId: string) => number;
}

/** The pieces of one line: at the first location that has room for all of them, or in pieces as they fit; undefined when they do not. */
function spread({ lineId, variantId, quantity }: RoutedLine, { locationIds, inPieces, left }: Places): Share[] | undefined {
  let rest = quantity;
  const shares: Share[] = [];
  for (const locationId of locationIds) {
    const room = left(locationId);
    const taken = room >= rest || inPieces ? Math.min(room, rest) : 0;
    if (taken > 0) shares.push({ lineId, variantId, locationId, quantity: taken });
    rest -= taken;
  }
  return rest > 0 ? undefined : shares;
}

const nameOf = (locationId: string, { variantId }: RoutedLine): string => `${locationId} ${variantId ?? ''}`;
