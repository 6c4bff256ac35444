import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf } from '#mcp/list-fields.js';
import { orNull } from '#mcp/or-null.js';
import { StockCoverDocument } from './operations/stock-cover.generated.js';
import { CountedUntil, countedUntil } from './results/report-days.js';

const [MOST_DAYS, FURTHEST, LONGEST_SKU] = [366, 3660, 255] as const;

const Covered = z.object({
  sku: z.string(), title: z.string().nullable(), available: z.int(), sold_per_day: z.number(), days_left: z.int(), runs_out_on: z.string(), incoming: z.int(), next_arrival_on: z.string().nullable(), units_sold: z.int().optional(),
});

/** For how long the stock of what sells lasts. */
export const tool = defineTool({
  name: 'stock_cover', access: 'read', permission: 'intelligence.read',
  texts: {
    en: { title: 'How long stock lasts', description: 'For how many days the stock of each item lasts if it sells on as in the last days, what runs out first at the head, with what is on its way. catalog_get_stock shows it by location.' },
    it: { title: 'Quanto dura lo stock', description: 'Per quanti giorni basta lo stock di ogni articolo al ritmo degli ultimi giorni, prima ciò che finisce prima, con gli arrivi previsti. catalog_get_stock lo mostra per sede.' },
    de: { title: 'Reichweite des Bestands', description: 'Wie viele Tage der Bestand jedes Artikels reicht, wenn er sich wie zuletzt verkauft, das Knappste zuerst, mit dem, was unterwegs ist. catalog_get_stock zeigt ihn je Standort.' },
    fr: { title: 'Couverture du stock', description: 'Combien de jours dure le stock de chaque article au rythme des derniers jours, le premier épuisé en tête, avec les arrivages prévus. catalog_get_stock le montre par site.' },
    es: { title: 'Cobertura de stock', description: 'Cuántos días dura el stock de cada artículo al ritmo de los últimos días, primero lo que antes se agota, con lo que está en camino. catalog_get_stock lo muestra por ubicación.' },
  },
  next: { BAD_CURSOR: 'intelligence_stock_cover' },
  input: z.object({
    days: z.int().min(1).max(MOST_DAYS).default(30).describe('Pace of so many last days'),
    sku: z.string().min(1).max(LONGEST_SKU).optional().describe('Only this item'),
    lasts_at_most: z.int().min(0).max(FURTHEST).optional().describe('Lasts at most so many days'),
    ...LIST_FIELDS,
  }),
  output: listOf(Covered).extend(CountedUntil),
  operation: StockCoverDocument,
  variables: ({ days, sku, lasts_at_most: lastsAtMost, limit: first, cursor: after }) => ({ input: { days, first, ...orNull({ sku, lastsAtMost, after }) } }),
  result: ({ stockCover: { asOf, rows, endCursor } }, { input, ...context }) => ({
    ...countedUntil(asOf, context),
    items: rows.map(({ sku, title, available, units, soldPerDay, daysLeft, runsOutOn, incoming, nextArrivalOn }) =>
      ({ sku, title: title ?? null, available, sold_per_day: soldPerDay, days_left: daysLeft, runs_out_on: runsOutOn, incoming, next_arrival_on: nextArrivalOn ?? null, ...(input.detail === 'full' && { units_sold: units }) })),
    ...(endCursor != null && { next_cursor: endCursor }),
  }),
});
