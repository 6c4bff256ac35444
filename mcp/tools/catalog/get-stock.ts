import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf, nextCursor, pageOf } from '#mcp/list-fields.js';
import { orNull } from '#mcp/or-null.js';
import { GetStockDocument } from './operations/get-stock.generated.js';
import { ID } from './results/product-fields.js';
import { requireCatalog } from './results/require-catalog.js';
import { StockedVariant, stockedVariant } from './results/stocked-variant.js';

const [LONGEST_SEARCH, LONGEST_SKU, MOST_SKUS] = [200, 255, 50] as const;

/** The stock of variants at each location. */
export const tool = defineTool({
  name: 'get_stock', access: 'read', permission: 'commerce.read',
  texts: {
    en: { title: 'Get stock', description: 'Units of each variant at each location: available may be sold, on_hand minus units reserved for orders. Needs commerce.read.' },
    it: { title: 'Leggi le giacenze', description: 'Unità di ogni variante per sede: available si può vendere, on_hand meno le unità riservate agli ordini. Serve commerce.read.' },
    de: { title: 'Bestand lesen', description: 'Stück jeder Variante an jedem Standort: available ist verkäuflich, on_hand abzüglich der für Bestellungen reservierten Stück. Braucht commerce.read.' },
    fr: { title: 'Lire le stock', description: 'Unités de chaque variante par site : available peut être vendu, on_hand moins les unités réservées aux commandes. Il faut commerce.read.' },
    es: { title: 'Leer existencias', description: 'Unidades de cada variante en cada ubicación: available se puede vender, on_hand menos las unidades reservadas para pedidos. Hace falta commerce.read.' },
  },
  next: { VARIANT_NOT_FOUND: 'catalog_search_products', BAD_CURSOR: 'catalog_get_stock' },
  input: z.object({
    skus: z.array(z.string().max(LONGEST_SKU)).min(1).max(MOST_SKUS).optional().describe('Of variants'),
    product_id: ID.optional().describe('All its variants'),
    search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Words, all'),
    ...LIST_FIELDS,
  }),
  output: listOf(StockedVariant).extend({ unknown_skus: z.array(z.string()).optional() }),
  operation: GetStockDocument,
  variables: ({ skus, product_id: productId, search, ...page }, context) => ({ ...pageOf(page), filter: { ...orNull({ skus, productId, search }), catalogId: requireCatalog(context).id } }),
  result: ({ variants: { nodes, pageInfo } }, { input: { skus = [], cursor, detail } }) => {
    const unknown = pageInfo.hasNextPage || cursor !== undefined ? [] : skus.filter((asked) => !nodes.some(({ sku }) => sku === asked));
    if (nodes.length === 0 && unknown.length > 0) throw new Failure('VARIANT_NOT_FOUND', `No variant of the catalog that fits has the SKU ${unknown.join(', ')}`);
    return { items: nodes.map((variant) => stockedVariant(variant, detail)), ...nextCursor(pageInfo), ...(unknown.length > 0 && { unknown_skus: unknown }) };
  },
});
