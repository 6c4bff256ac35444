import type { Instant } from '#kernel/clock.js';
import type { ReportedLevel, StockLevel } from './stock-level.js';

interface Wanted {
  readonly variantId: string;
  /** Sellable units over all location codes. */
  readonly onHand: number;
  /** The location code that takes the difference. */
  readonly usualCode: string;
  readonly now: Instant;
}

/**
 * The sellable levels of an item at a location that add up to what is wanted: those at other codes stay as far as they fit, and the usual code has the rest.
 * Units that cannot be sold are not touched.
 */
export function availableLevels(known: readonly StockLevel[], { variantId, onHand, usualCode, now }: Wanted): ReportedLevel[] {
  const elsewhere = known.filter((level) => level.variantId === variantId && level.classification === 'SELLABLE' && level.locationCode !== usualCode);
  const report = (locationCode: string, quantity: number): ReportedLevel => ({ variantId, locationCode, quantity, classification: 'SELLABLE', asOf: now, isCountedNow: true });
  const reports: ReportedLevel[] = [];
  let left = onHand;
  for (const { locationCode, quantity } of elsewhere) {
    const kept = Math.max(0, Math.min(quantity, left));
    left -= kept;
    if (kept !== quantity) reports.push(report(locationCode, kept));
  }
  return [...reports, report(usualCode, left)];
}
