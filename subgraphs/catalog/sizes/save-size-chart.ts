import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { changeSettings } from '../catalogs/change-settings.js';
import { attributeCodeProblem, checkList, requireRoom, settingNameProblem } from '../catalogs/setting-rules.js';
import { CHART_FACTS, type SizeChart } from './size-chart.js';
import { findSizeCharts, writeSizeChart } from './size-chart.store.js';

/** A size chart as it is sent. */
export interface SaveSizeChart extends Pick<SizeChart, 'code' | 'name' | 'unit' | 'measures' | 'rows'> {
  readonly catalogId?: number | null | undefined;
  readonly brand?: string | null | undefined;
  readonly productType?: string | null | undefined;
  readonly gender?: string | null | undefined;
}

const [MOST_CHARTS, MOST_MEASURES, MOST_SIZES, LONGEST_FACT, LONGEST_CELL] = [200, 20, 100, 255, 60] as const;

/** Add a size chart, or replace the one of the same code. */
export function saveSizeChart(deps: CatalogDeps, context: CallContext, { catalogId, ...given }: SaveSizeChart): Promise<SizeChart> {
  return changeSettings(deps, { name: 'saveSizeChart', context, catalogId }, async (transaction, catalog) => {
    const { companyId } = context.principal;
    checkChart(given);
    const charts = await findSizeCharts(transaction, companyId, catalog.id);
    const before = charts.find(({ code }) => code === given.code) ?? null;
    if (!before) requireRoom('size charts', { count: charts.length, most: MOST_CHARTS });
    const { code, name, unit, brand = null, productType = null, gender = null, measures, rows } = given;
    const after: SizeChart = { catalogId: catalog.id, code, name, unit, brand, productType, gender, measures, rows: rows.map(({ size, values }) => ({ size, values })) };
    await writeSizeChart(transaction, companyId, after);
    return { kind: 'sizeChart', id: code, before, after, result: after };
  });
}

function checkChart(chart: Omit<SaveSizeChart, 'catalogId'>): void {
  const { code, name, measures, rows } = chart;
  const problems = new Problems();
  problems.add('code', attributeCodeProblem(code));
  problems.add('name', settingNameProblem(name));
  for (const fact of CHART_FACTS) problems.add(fact, chart[fact] == null ? undefined : textProblem(chart[fact], { most: LONGEST_FACT }));
  checkList(problems, { path: 'measures', entries: measures, most: MOST_MEASURES }, cellProblem);
  problems.add('rows', rows.length === 0 ? 'must have a size' : undefined);
  checkList(problems, { path: 'rows', entries: rows.map(({ size }) => size), most: MOST_SIZES }, cellProblem);
  rows.slice(0, MOST_SIZES).forEach(({ values }, row) => {
    problems.add(`rows.${String(row)}.values`, values.length === measures.length ? undefined : 'must have one value for each measure');
    values.slice(0, MOST_MEASURES).forEach((value, column) => { problems.add(`rows.${String(row)}.values.${String(column)}`, value === '' ? undefined : cellProblem(value)); });
  });
  problems.refuse('The size chart is not valid');
}

const cellProblem = (text: string): string | undefined => textProblem(text, { most: LONGEST_CELL });
