import type { AlertType } from '#contract/schema.generated.js';

/** A figure of the page of today. */
export type TodayFigure = 'alerts' | 'late' | 'silent' | 'deliveries' | 'codes' | 'stock' | 'promises';

/** What a figure is called, and what is said about it. */
export interface FigureWords {
  readonly title: string;
  /** What it means that there is nothing. */
  readonly none: string;
  /** What to do about it. */
  readonly advice: string;
}

/** The texts of the page of today. */
export interface TodayWords extends Readonly<Record<'title' | 'lead' | 'resolve' | 'showOrders' | 'promisedFor' | 'since' | 'ordersWithoutCodes' | 'carrierCodes' | 'reserved' | 'reported' | 'kept' | 'late' | 'means' | 'atDepot' | 'nothingPromised' | 'nothingReadable', string>> {
  readonly figures: Readonly<Record<TodayFigure, FigureWords>>;
  readonly alertTypes: Readonly<Record<AlertType, string>>;
  /** Of a longer list, how many more there are. */
  readonly more: (count: string) => string;
}
