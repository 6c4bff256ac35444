import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf } from '#mcp/list-fields.js';
import { ReturnRateDocument } from './operations/return-rate.generated.js';
import { ProductField, productField } from './results/product-field.js';
import { REPORT_DAYS, reportDays, reportedDays, ReportedDays } from './results/report-days.js';
import { roundedRate } from './results/rounded-rate.js';

const [LONGEST_SKU, MOST_UNITS] = [255, 1_000_000] as const;

const Reason = z.object({ reason: z.string().nullable(), units: z.int() });

const Returned = { units_sold: z.int(), units_returned: z.int(), return_rate: z.number().nullable() };

/** One of one that came back says nothing of an item. */
const FEWEST = { units: 1, rate: 5 } as const;

const RANK = { units: 'RETURNED', rate: 'RETURN_RATE' } as const;

/** What part of what was sold came back, of which items and why. */
export const tool = defineTool({
  name: 'return_rate', access: 'read', permission: 'intelligence.read',
  texts: {
    en: { title: 'Return rate', description: 'The part (0 to 1) of the units ordered on some days that came back since or are on their way, the items that come back most, and the reasons. commerce_search_returns lists the returns.' },
    it: { title: 'Tasso di reso', description: 'La parte (da 0 a 1) dei pezzi ordinati in alcuni giorni che è tornata o sta tornando, gli articoli più resi e i motivi. commerce_search_returns elenca i resi.' },
    de: { title: 'Retourenquote', description: 'Der Anteil (0 bis 1) der an einigen Tagen bestellten Stück, die zurückkamen oder unterwegs sind, die meistretournierten Artikel und die Gründe. commerce_search_returns zeigt die Retouren.' },
    fr: { title: 'Taux de retour', description: 'La part (0 à 1) des unités commandées certains jours qui sont revenues ou en route, les articles les plus retournés et les motifs. commerce_search_returns liste les retours.' },
    es: { title: 'Tasa de devolución', description: 'La parte (0 a 1) de las unidades pedidas en unos días que volvió o está en camino, los artículos más devueltos y los motivos. commerce_search_returns lista las devoluciones.' },
  },
  next: { BAD_CURSOR: 'intelligence_return_rate' },
  argumentNames: { sales: '', reasons: '', products: '', fewestUnits: 'min_units', rank: 'rank_by' },
  input: z.object({
    ...REPORT_DAYS,
    sku: z.string().min(1).max(LONGEST_SKU).optional().describe('Only this item'),
    rank_by: z.enum(['units', 'rate']).default('units').describe('Units returned, or rate'),
    min_units: z.int().min(1).max(MOST_UNITS).optional().describe('Fewest sold; else 5 by rate'),
    ...LIST_FIELDS,
  }),
  output: listOf(ProductField).extend({ ...ReportedDays, ...Returned, min_units: z.int(), reasons: z.array(Reason) }),
  operation: ReturnRateDocument,
  variables: ({ sku, rank_by: rank, min_units: fewestUnits = FEWEST[rank], limit: first, cursor: after, ...days }, context) => {
    const range = reportDays(days, context);
    return {
      sales: { ...range, by: null, channel: null, countryCode: null }, reasons: { ...range, sku: sku ?? null },
      products: { ...range, sku: sku ?? null, rank: RANK[rank], fewestUnits, first, after: after ?? null },
    };
  },
  result: ({ salesFigures: { asOf, totals }, productFigures: { rows, endCursor }, returnReasons }, { input, ...context }) => {
    const back = rows.filter(({ returned }) => returned > 0);
    const counted = input.sku === undefined ? totals : rows;
    const sum = (of: 'units' | 'returned'): number => counted.reduce((total, one) => total + one[of], 0);
    const [sold, returned] = [sum('units'), sum('returned')];
    return {
      ...reportedDays(input, asOf, context), units_sold: sold, units_returned: returned, return_rate: sold === 0 ? null : roundedRate(returned / sold),
      reasons: returnReasons.rows.map(({ reason, units }) => ({ reason: reason ?? null, units })),
      min_units: input.min_units ?? FEWEST[input.rank_by], items: back.map((row) => productField(row, input.detail === 'full' ? 'all' : 'returns')), ...(endCursor != null && back.length === rows.length && { next_cursor: endCursor }),
    };
  },
});
