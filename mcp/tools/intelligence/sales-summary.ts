import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { DETAIL } from '#mcp/list-fields.js';
import { orNull } from '#mcp/or-null.js';
import { SalesSummaryDocument } from './operations/sales-summary.generated.js';
import { comparedDays } from './results/compared-days.js';
import { CHANNEL_ARGUMENT, DESTINATION_ARGUMENT, TOLD_CHANNELS } from './results/sales-filter.js';
import { REPORT_DAYS, reportDays, reportedDays, ReportedDays } from './results/report-days.js';
import { salesField, SalesField } from './results/sales-field.js';

const GROUPS = ['day', 'week', 'month', 'channel', 'country'] as const;

const GROUP = { day: 'DAY', week: 'WEEK', month: 'MONTH', channel: 'CHANNEL', country: 'COUNTRY' } as const satisfies Record<(typeof GROUPS)[number], string>;

const Stretch = z.object({ from: z.string(), to: z.string(), totals: z.array(SalesField) });

/** The days before, and the days of the report that they compare with where these are not all of it. */
const Before = Stretch.extend({ compares_with: Stretch.optional() });

const HINTS = { NO: undefined, TODAY: 'comparesWhole', ALONE: 'comparesToday' } as const;

/** What was sold on some days. */
export const tool = defineTool({
  name: 'sales_summary', access: 'read', permission: 'intelligence.read',
  texts: {
    en: { title: 'Sales', description: 'Orders, units and amounts of some days, all together and by day, week, month, channel or country, with the same number of days before to compare. Cancelled orders are left out.' },
    it: { title: 'Vendite', description: 'Ordini, pezzi e importi di alcuni giorni, in totale e per giorno, settimana, mese, canale o paese, con altrettanti giorni precedenti per confronto. Senza ordini annullati.' },
    de: { title: 'Umsatz', description: 'Bestellungen, Stückzahlen und Beträge einiger Tage, insgesamt und nach Tag, Woche, Monat, Kanal oder Land, mit den Tagen davor zum Vergleich. Ohne stornierte.' },
    fr: { title: 'Ventes', description: 'Commandes, unités et montants de certains jours, au total et par jour, semaine, mois, canal ou pays, avec les jours précédents pour comparer. Sans commandes annulées.' },
    es: { title: 'Ventas', description: 'Pedidos, unidades e importes de unos días, en total y por día, semana, mes, canal o país, con otros tantos días anteriores para comparar. Sin pedidos cancelados.' },
  },
  argumentNames: { before: '', whole: '', countryCode: 'country', by: 'group_by' },
  input: z.object({
    ...REPORT_DAYS, group_by: z.enum(GROUPS).optional().describe('Rows; else totals alone'), channel: CHANNEL_ARGUMENT, country: DESTINATION_ARGUMENT, detail: DETAIL,
  }),
  toldCodes: TOLD_CHANNELS,
  output: z.object({ ...ReportedDays, totals: z.array(SalesField), previous: Before, items: z.array(SalesField).optional() }),
  operation: SalesSummaryDocument,
  variables: ({ group_by: group, channel, country: countryCode, ...days }, context) => {
    const [range, filter] = [reportDays(days, context), orNull({ channel, countryCode })];
    const { before, compared, cut } = comparedDays(range, context);
    return { input: { ...range, ...filter, by: group === undefined ? null : GROUP[group] }, before: { ...before, ...filter, by: null }, whole: { ...compared, ...filter, by: null }, isCut: cut === 'TODAY' };
  },
  result: ({ salesFigures: { asOf, rows, totals }, previous, whole }, { input, ...context }) => {
    const { before, compared, cut } = comparedDays(reportDays(input, context), context);
    const hint = HINTS[cut];
    return {
      ...(hint && { hint: context.said(hint, { ...compared }) }), ...reportedDays(input, asOf, context),
      totals: totals.map((one) => salesField(one, input.detail)),
      previous: { ...before, totals: inShort(previous.totals), ...(whole && { compares_with: { ...compared, totals: inShort(whole.totals) } }) },
      ...(input.group_by !== undefined && { items: rows.map((one) => salesField(one, input.detail)) }),
    };
  },
});

const inShort = (totals: readonly Parameters<typeof salesField>[0][]): z.output<typeof SalesField>[] => totals.map((one) => salesField(one, 'concise'));
