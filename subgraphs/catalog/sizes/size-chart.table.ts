import { code, int, nullable, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { SizeUnit } from './size-chart.js';

const fact = nullable(code(255));

/** What the sizes of products measure. */
export const SIZE_CHART = {
  name: 'size_chart',
  columns: {
    company_id: int, catalog_id: int, code: code(60), name: code(120), unit: code<SizeUnit>(4), brand: fact, product_type: fact, gender: fact,
    measures: text, sizes: text, measured: text, // JSON lists; measured has the values of the first size, then of the second and so on
  },
  primaryKey: ['company_id', 'catalog_id', 'code'],
} satisfies TableDefinition;

/** What is read of {@link SIZE_CHART}. */
export const SIZE_CHART_ROW = selection(SIZE_CHART.columns, 'company_id');

/** A row of {@link SIZE_CHART_ROW}. */
export type SizeChartRow = SelectedRow<typeof SIZE_CHART_ROW>;
