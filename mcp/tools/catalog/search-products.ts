import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf, nextCursor, pageOf } from '#mcp/list-fields.js';
import { LocalTime } from '#mcp/local-time.js';
import { MoneyField } from '#mcp/money-field.js';
import { orNull } from '#mcp/or-null.js';
import { SearchProductsDocument } from './operations/search-products.generated.js';
import { foundProduct } from './results/found-product.js';
import { ID } from './results/product-fields.js';
import { requireCatalog } from './results/require-catalog.js';
import { PRODUCT_STATUS, PRODUCT_STATUSES } from './results/status-words.js';

const [LONGEST_SEARCH, LONGEST_NAME, LONGEST_TAG, MOST_SKUS] = [200, 255, 60, 50] as const;

const FoundVariant = z.object({ sku: z.string(), barcode: z.string().optional(), size: z.string().optional(), color: z.string().optional(), price: MoneyField.optional() });

const FoundProduct = z.object({
  id: z.int(), sku: z.string().optional(), title: z.string(), status: z.string(), brand: z.string().optional(), price_from: MoneyField.optional(), variants: z.int(), updated_at: LocalTime,
  external_id: z.string().optional(), product_type: z.string().optional(), tags: z.array(z.string()).optional(), categories: z.array(z.object({ id: z.int(), path: z.string() })).optional(),
  variant_list: z.array(FoundVariant).optional(),
});

/** Find products by words and filters. */
export const tool = defineTool({
  name: 'search_products', access: 'read', permission: 'catalog.read',
  texts: {
    en: { title: 'Find products', description: 'Products of the catalog by id, found by words (title, brand, type, SKU, barcode, colour, size) and filters.' },
    it: { title: 'Cerca prodotti', description: 'Prodotti del catalogo in ordine di id, per parole (titolo, marca, tipo, SKU, codice a barre, colore, taglia) e filtri.' },
    de: { title: 'Produkte finden', description: 'Produkte des Katalogs nach Id geordnet, gesucht nach Wörtern (Titel, Marke, Art, SKU, Barcode, Farbe, Größe) und Filtern.' },
    fr: { title: 'Chercher des produits', description: 'Produits du catalogue dans l\'ordre des id, par mots (titre, marque, type, SKU, code-barres, couleur, taille) et filtres.' },
    es: { title: 'Buscar productos', description: 'Productos del catálogo en el orden de sus id, por palabras (título, marca, tipo, SKU, código de barras, color, talla) y filtros.' },
  },
  next: { BAD_CURSOR: 'catalog_search_products' },
  input: z.object({
    search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Words, all'),
    skus: z.array(z.string().max(LONGEST_NAME)).min(1).max(MOST_SKUS).optional().describe('Of products or variants'),
    status: z.enum(PRODUCT_STATUSES).optional().describe('Status'),
    brand: z.string().max(LONGEST_NAME).optional().describe('Exact name'),
    category_id: ID.optional().describe('Not those below'),
    tag: z.string().max(LONGEST_TAG).optional().describe('Tag'),
    ...LIST_FIELDS,
  }),
  output: listOf(FoundProduct),
  operation: SearchProductsDocument,
  variables: ({ search, skus, status, brand, category_id: categoryId, tag, ...page }, context) => ({
    ...pageOf(page),
    filter: { ...orNull({ search, skus, brand, categoryId, tag, status: status && PRODUCT_STATUS[status] }), catalogId: requireCatalog(context).id },
  }),
  result: ({ products: { nodes, pageInfo } }, { timeZone, input: { detail } }) => ({ items: nodes.map((product) => foundProduct(product, { detail, timeZone })), ...nextCursor(pageInfo) }),
});
