import type { Instant } from '#kernel/clock.js';

/** The condition of a level's units (1-decisions, A, Stock item); only sellable ones are available. */
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
  /** Whether the report has no count time: it is then never stale. */
  readonly isCountedNow: boolean;
}

/** The result of a report, and the levels it changed. */
export interface StockOutcome {
  readonly received: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly stale: number;
  readonly changed: readonly Omit<StockLevel, 'updatedAt'>[];
  /** Levels with the same quantity at a later count. */
  readonly recounted: readonly StockLevel[];
}

const nameOf = ({ variantId, locationCode, classification }: Pick<StockLevel, 'variantId' | 'locationCode' | 'classification'>): string =>
  `${variantId} ${locationCode} ${classification}`;

/**
 * Apply a report to the stored levels. A count older than the stored one is stale and changes nothing; the same quantity
 * counted again is unchanged, but an older count cannot overwrite it any more.
 */
export function overlay(known: readonly StockLevel[], reported: readonly ReportedLevel[], nextId: () => string): StockOutcome {
  const now = new Map<string, Level>(known.map((level) => [nameOf(level), level]));
  const changed = new Set<string>();
  const count = { updated: 0, unchanged: 0, stale: 0 };
  for (const report of reported) {
    const name = nameOf(report);
    const before = now.get(name);
    const verdict = judge(report, before);
    count[verdict] += 1;
    if (verdict === 'stale') continue;
    const { isCountedNow: _, ...level } = report;
    now.set(name, { ...level, asOf: before && before.asOf > level.asOf ? before.asOf : level.asOf, id: before?.id ?? nextId() });
    if (verdict === 'updated') changed.add(name);
  }
  const recounted = known.flatMap((level) => {
    const name = nameOf(level);
    const asOf = changed.has(name) ? undefined : now.get(name)?.asOf;
    return asOf === undefined || asOf === level.asOf ? [] : [{ ...level, asOf }];
  });
  return { received: reported.length, ...count, changed: [...now].filter(([name]) => changed.has(name)).map(([, level]) => level), recounted };
}

type Level = Omit<StockLevel, 'updatedAt'>;

function judge(report: ReportedLevel, before: Level | undefined): 'updated' | 'unchanged' | 'stale' {
  if (!before) return 'updated';
  if (!report.isCountedNow && report.asOf < before.asOf) return 'stale';
  return report.quantity === before.quantity ? 'unchanged' : 'updated';
}
