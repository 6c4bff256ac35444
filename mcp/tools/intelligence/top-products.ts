import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf } from '#mcp/list-fields.js';
import { TopProductsDocument } from './operations/top-products.generated.js';
import { ProductField, productField } from './results/product-field.js';
import { REPORT_DAYS, reportDays, reportedDays, ReportedDays } from './results/report-days.js';

const RANK = { amount: 'AMOUNT', units: 'UNITS', orders: 'ORDERS' } as const;

/** The items that sold most. */
export const tool = defineTool({
  name: 'top_products', access: 'read', permission: 'intelligence.read',
  texts: {
    en: { title: 'Best sellers', description: 'The items that sold most on some days, by amount (after discounts, with taxes), units or orders, with what came back: a row per SKU and currency. catalog_get_product takes the SKU.' },
    it: { title: 'Più venduti', description: 'Gli articoli più venduti in alcuni giorni, per importo (dopo gli sconti, con imposte), pezzi o ordini, con i resi: una riga per SKU e valuta. catalog_get_product accetta lo SKU.' },
    de: { title: 'Bestseller', description: 'Die meistverkauften Artikel einiger Tage nach Betrag (nach Rabatten, mit Steuern), Stückzahl oder Bestellungen, mit ihren Retouren: eine Zeile je SKU und Währung. catalog_get_product nimmt die SKU.' },
    fr: { title: 'Meilleures ventes', description: 'Les articles les plus vendus sur certains jours, par montant (après remises, TTC), unités ou commandes, avec leurs retours : une ligne par SKU et devise. catalog_get_product prend le SKU.' },
    es: { title: 'Más vendidos', description: 'Los artículos más vendidos en unos días, por importe (tras descuentos, con impuestos), unidades o pedidos, con sus devoluciones: una fila por SKU y moneda. catalog_get_product acepta el SKU.' },
  },
  next: { BAD_CURSOR: 'intelligence_top_products' },
  argumentNames: { rank: 'rank_by' },
  input: z.object({ ...REPORT_DAYS, rank_by: z.enum(['amount', 'units', 'orders']).default('amount').describe('The most of this first'), ...LIST_FIELDS }),
  output: listOf(ProductField).extend(ReportedDays),
  operation: TopProductsDocument,
  variables: ({ rank_by: rank, limit: first, cursor: after, ...days }, context) => ({ input: { ...reportDays(days, context), rank: RANK[rank], first, after: after ?? null, sku: null, fewestUnits: null } }),
  result: ({ productFigures: { asOf, rows, endCursor } }, { input, ...context }) =>
    ({ ...reportedDays(input, asOf, context), items: rows.map((row) => productField(row, input.detail === 'full' ? 'all' : 'sales')), ...(endCursor != null && { next_cursor: endCursor }) }),
});
