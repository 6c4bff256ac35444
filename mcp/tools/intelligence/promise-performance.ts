import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { orNull } from '#mcp/or-null.js';
import { PromisePerformanceDocument } from './operations/promise-performance.generated.js';
import { REPORT_DAYS, reportDays, reportedDays, ReportedDays } from './results/report-days.js';
import { roundedRate } from './results/rounded-rate.js';
import { CHANNEL_ARGUMENT, DESTINATION_ARGUMENT, TOLD_CHANNELS } from './results/sales-filter.js';

const BY = { method: 'METHOD', location: 'LOCATION', carrier: 'CARRIER' } as const;

const Count = z.object({ promised: z.int(), kept: z.int(), late: z.int(), open: z.int(), kept_rate: z.number().nullable() });

const Row = Count.extend({ code: z.string().nullable(), name: z.string() });

interface Counted {
  readonly promised: number;
  readonly kept: number;
  readonly late: number;
  readonly open: number;
  readonly rate?: number | null | undefined;
}

const countOf = ({ promised, kept, late, open, rate }: Counted): z.output<typeof Count> => ({ promised, kept, late, open, kept_rate: rate == null ? null : roundedRate(rate) });

/** How many delivery promises were kept. */
export const tool = defineTool({
  name: 'promise_performance', access: 'read', permission: 'intelligence.read',
  texts: {
    en: { title: 'Kept delivery promises', description: 'How many orders promised for some days arrived in time, by shipping method, location or carrier; open: neither delivered nor late yet. commerce_search_orders with late=true lists those that are late.' },
    it: { title: 'Promesse di consegna mantenute', description: 'Quanti ordini promessi per alcuni giorni sono arrivati in tempo, per metodo, sede o corriere; open: né consegnati né in ritardo. commerce_search_orders con late=true elenca i ritardi.' },
    de: { title: 'Eingehaltene Lieferzusagen', description: 'Wie viele für einige Tage zugesagte Bestellungen pünktlich ankamen, nach Versandart, Standort oder Carrier; open: weder zugestellt noch verspätet. commerce_search_orders late=true zeigt verspätete.' },
    fr: { title: 'Promesses de livraison tenues', description: 'Combien de commandes promises pour certains jours sont arrivées à temps, par mode, site ou transporteur ; open : ni livrées ni en retard. commerce_search_orders avec late=true liste les retards.' },
    es: { title: 'Promesas de entrega cumplidas', description: 'Cuántos pedidos prometidos para unos días llegaron a tiempo, por método, ubicación o transportista; open: ni entregados ni tarde aún. commerce_search_orders con late=true lista los tardíos.' },
  },
  argumentNames: { countryCode: 'country', by: 'group_by' },
  input: z.object({ ...REPORT_DAYS, group_by: z.enum(['method', 'location', 'carrier']).default('method').describe('Rows by this'), channel: CHANNEL_ARGUMENT, country: DESTINATION_ARGUMENT }),
  toldCodes: TOLD_CHANNELS,
  output: z.object({ ...ReportedDays, total: Count, items: z.array(Row) }),
  operation: PromisePerformanceDocument,
  variables: ({ group_by: group, channel, country: countryCode, ...days }, context) => ({ input: { ...reportDays(days, context), by: BY[group], ...orNull({ channel, countryCode }) } }),
  result: ({ promiseFigures: { asOf, rows, total } }, { input, ...context }) => ({
    ...reportedDays(input, asOf, context), total: countOf(total), items: rows.map((row) => ({ code: row.key ?? null, name: row.name, ...countOf(row) })),
  }),
});
