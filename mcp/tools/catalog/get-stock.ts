import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf, nextCursor, pageOf } from '#mcp/list-fields.js';
import { orNull } from '#mcp/or-null.js';
import { GetStockDocument } from './operations/get-stock.generated.js';
import { requireCatalog } from './results/require-catalog.js';
import { StockedVariant, stockedVariant } from './results/stocked-variant.js';

const [LONGEST_SEARCH, LONGEST_SKU, MOST_SKUS] = [200, 255, 50] as const;

/** The stock of variants at each location. */
export const tool = defineTool({
  name: 'get_stock', access: 'read', permission: 'commerce.read',
  texts: {
    en: { title: 'Get stock', description: 'Units of each variant at each location, by SKUs, product or words: available is what may be sold, on_hand minus units reserved for orders. Needs commerce.read.' },
    it: { title: 'Leggi le giacenze', description: 'Unità di ogni variante per sede, per SKU, prodotto o parole: available è ciò che si può vendere, on_hand meno le unità riservate agli ordini. Serve commerce.read.' },
    de: { title: 'Bestand lesen', description: 'Stück jeder Variante an jedem Standort, nach SKUs, Produkt oder Wörtern: available ist verkäuflich, on_hand abzüglich der für Bestellungen reservierten Stück. Braucht commerce.read.' },
    fr: { title: 'Lire le stock', description: 'Unités de chaque variante par site, par SKU, produit ou mots : available est ce qui peut être vendu, on_hand moins les unités réservées aux commandes. Il faut commerce.read.' },
    es: { title: 'Leer existencias', description: 'Unidades de cada variante en cada ubicación, por SKU, producto o palabras: available es lo que se puede vender, on_hand menos las unidades reservadas para pedidos. Hace falta commerce.read.' },
  },
  next: { VARIANT_NOT_FOUND: 'catalog_search_products' },
  input: z.object({
    skus: z.array(z.string().max(LONGEST_SKU)).min(1).max(MOST_SKUS).optional().describe('SKUs of variants'),
    product_id: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional().describe('All variants of this product'),
    search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Words, all of which a variant or its product must have'),
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
