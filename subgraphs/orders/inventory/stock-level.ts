import type { Instant } from '#kernel/clock.js';

/** What the pieces of a level are good for (1-decisions, A, Stock item); only sellable ones are available. */
export const CLASSIFICATIONS = ['SELLABLE', 'DAMAGED', 'QUARANTINE', 'BLOCKED'] as const;

/** One of {@link CLASSIFICATIONS}. */
export type Classification = (typeof CLASSIFICATIONS)[number];

/** What a warehouse last reported of one item at one of its location codes in one classification. */
export interface StockLevel {
  readonly id: string;
  readonly variantId: string;
  readonly locationCode: string;
  readonly classification: Classification;
  readonly quantity: number;
  /** When it was counted; a report of an earlier count does not overwrite it. */
  readonly asOf: Instant;
  readonly updatedAt: Instant;
}

/** A reported level. */
export interface ReportedLevel {
  readonly variantId: string;
  readonly locationCode: string;
  readonly classification: Classification;
  readonly quantity: number;
  readonly asOf: Instant;
}

/** How a report fared, and the levels it changed. */
export interface StockOutcome {
  readonly received: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly stale: number;
  readonly changed: readonly Omit<StockLevel, 'updatedAt'>[];
}

const nameOf = ({ variantId, locationCode, classification }: Pick<StockLevel, 'variantId' | 'locationCode' | 'classification'>): string =>
  `${variantId} ${locationCode} ${classification}`;

/**
 * Lay a report over the levels known so far. A count older than the known one is stale and changes nothing; the same quantity
 * counted later is unchanged but keeps the later count's time.
 */
export function overlay(known: readonly Omit<StockLevel, 'updatedAt'>[], reported: readonly ReportedLevel[], nextId: () => string): StockOutcome {
  const now = new Map(known.map((level) => [nameOf(level), level]));
  const changed = new Map<string, Omit<StockLevel, 'updatedAt'>>();
  const count = { updated: 0, unchanged: 0, stale: 0 };
  for (const report of reported) {
    const name = nameOf(report);
    const before = now.get(name);
    if (before && report.asOf < before.asOf) {
      count.stale += 1;
      continue;
    }
    const same = before?.quantity === report.quantity;
    count[same ? 'unchanged' : 'updated'] += 1;
    const after = { ...report, id: before?.id ?? nextId() };
    now.set(name, after);
    if (!same) changed.set(name, after);
  }
  return { received: reported.length, ...count, changed: [...changed.values()] };
}
