import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { SizeChart } from './size-chart.js';
import { SIZE_CHART, SIZE_CHART_ROW, type SizeChartRow } from './size-chart.table.js';

/** The size charts of a catalog, by code; a damaged one is read without sizes until it is saved again. */
export async function findSizeCharts(reader: Reader, companyId: number, catalogId: number): Promise<SizeChart[]> {
  const rows = await reader.query<SizeChartRow>(`SELECT ${SIZE_CHART_ROW.names} FROM size_chart WHERE company_id = ? AND catalog_id = ? ORDER BY code`, [companyId, catalogId]);
  return readableRows(reader, rows, { companyId, map: toSizeChart, instead: { measures: '[]', sizes: '[]', measured: '[]' }, nameOf: ({ code, name }) => ({ table: 'size_chart', id: code, name: `Size chart ${name}` }) });
}

/** Write a size chart, new or known by its code. */
export const writeSizeChart = (transaction: Transaction, companyId: number, { catalogId, code, name, unit, brand, productType, gender, measures, rows }: SizeChart): Promise<void> =>
  transaction.upsert(SIZE_CHART, [{ company_id: companyId, catalog_id: catalogId, code, name, unit, brand, product_type: productType, gender, measures: JSON.stringify(measures), sizes: JSON.stringify(rows.map(({ size }) => size)), measured: JSON.stringify(rows.flatMap(({ values }) => values)) }]);

/** Delete a size chart. */
export const deleteSizeChart = (transaction: Transaction, companyId: number, { catalogId, code }: Pick<SizeChart, 'catalogId' | 'code'>): Promise<number> =>
  transaction.execute('DELETE FROM size_chart WHERE company_id = ? AND catalog_id = ? AND code = ?', [companyId, catalogId, code]);

function toSizeChart(row: SizeChartRow, stored: Stored): SizeChart {
  const [measures, sizes, measured] = [stored.list(row.measures, 'measures'), stored.list(row.sizes, 'sizes'), stored.list(row.measured, 'measured')];
  return {
    catalogId: row.catalog_id, code: row.code, name: row.name, unit: row.unit, brand: row.brand, productType: row.product_type, gender: row.gender,
    measures, rows: sizes.map((size, at) => ({ size, values: measured.slice(at * measures.length, (at + 1) * measures.length) })),
  };
}
