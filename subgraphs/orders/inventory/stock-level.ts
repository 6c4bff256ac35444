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
  const levels = new Map<string, Overlaid>(known.map((level) => [nameOf(level), { stored: level, now: level, isChanged: false }]));
  const count = { updated: 0, unchanged: 0, stale: 0 };
  for (const report of reported) {
    const name = nameOf(report);
    const level = levels.get(name);
    const verdict = judge(report, level?.now);
    count[verdict] += 1;
    if (verdict !== 'stale') levels.set(name, overlaid(report, level, { isUpdated: verdict === 'updated', nextId }));
  }
  const all = [...levels.values()];
  return {
    received: reported.length, ...count,
    changed: all.filter(({ isChanged }) => isChanged).map(({ now }) => now),
    recounted: all.filter(isRecounted).map(({ stored, now: { asOf } }) => Object.assign({}, stored, { asOf })),
  };
}

type Level = Omit<StockLevel, 'updatedAt'>;

/** A level while a report is applied. */
interface Overlaid {
  readonly stored: StockLevel | undefined;
  readonly now: Level;
  readonly isChanged: boolean;
}

const isRecounted = (level: Overlaid): level is Overlaid & { readonly stored: StockLevel } => !level.isChanged && level.stored !== undefined && level.stored.asOf !== level.now.asOf;

function overlaid({ variantId, locationCode, classification, quantity, asOf }: ReportedLevel, before: Overlaid | undefined, { isUpdated, nextId }: { isUpdated: boolean; nextId: () => string }): Overlaid {
  if (!before) return { stored: undefined, now: { id: nextId(), variantId, locationCode, classification, quantity, asOf }, isChanged: true };
  const { stored, now, isChanged } = before;
  return { stored, now: { id: now.id, variantId, locationCode, classification, quantity, asOf: now.asOf > asOf ? now.asOf : asOf }, isChanged: isChanged || isUpdated };
}

function judge(report: ReportedLevel, before: Level | undefined): 'updated' | 'unchanged' | 'stale' {
  if (!before) return 'updated';
  if (!report.isCountedNow && report.asOf < before.asOf) return 'stale';
  return report.quantity === before.quantity ? 'unchanged' : 'updated';
}
