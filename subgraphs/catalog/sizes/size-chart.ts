/** The unit of the measures of a size chart. */
export type SizeUnit = 'CM' | 'INCH';

/** A size, with what it measures. */
export interface SizeRow {
  readonly size: string;
  /** One for each measure of the chart: 96-101. */
  readonly values: readonly string[];
}

/** What the sizes of some products measure. A chart is of the products that have each of what it names; it names nothing of those that it leaves null. */
export interface SizeChart {
  readonly catalogId: number;
  readonly code: string;
  readonly name: string;
  readonly unit: SizeUnit;
  readonly brand: string | null;
  readonly productType: string | null;
  readonly gender: string | null;
  /** What is measured: Chest. */
  readonly measures: readonly string[];
  readonly rows: readonly SizeRow[];
}

/** What a chart names of products. */
export const CHART_FACTS = ['brand', 'productType', 'gender'] as const;

/** What size charts are chosen by. */
export type ChartFacts = Readonly<Record<(typeof CHART_FACTS)[number], string | null>>;

/** The chart of a product: of those that are of it the one that names most, then the first by its code. */
export function chartOf(facts: ChartFacts, charts: readonly SizeChart[]): SizeChart | null {
  const [chart = null] = charts.filter((one) => CHART_FACTS.every((fact) => one[fact] === null || isAlike(one[fact], facts[fact]))).toSorted((one, other) => named(other) - named(one) || (one.code < other.code ? -1 : 1));
  return chart;
}

/** Whether two names are one, capitals apart; nothing is alike to nothing. */
export const isAlike = (one: string | null, other: string | null): boolean => one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase();

const named = (chart: SizeChart): number => CHART_FACTS.filter((fact) => chart[fact] !== null).length;
