import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { defineTool } from '#mcp/define-tool.js';
import { orNull } from '#mcp/or-null.js';
import { GetProductDocument } from './operations/get-product.generated.js';
import { Product, productResult } from './results/product.js';
import { DETAIL, NAMED_PRODUCT } from './results/product-fields.js';
import { requireCatalog } from './results/require-catalog.js';

/** One product with its variants and prices. */
export const tool = defineTool({
  name: 'get_product', access: 'read', permission: 'catalog.read',
  texts: {
    en: { title: 'Get a product', description: 'One product with its variants, prices, attributes, categories and tags. Its stock is in catalog_get_stock.' },
    it: { title: 'Leggi un prodotto', description: 'Un prodotto con varianti, prezzi, attributi, categorie e tag. Le giacenze sono in catalog_get_stock.' },
    de: { title: 'Produkt lesen', description: 'Ein Produkt mit Varianten, Preisen, Attributen, Kategorien und Tags. Den Bestand zeigt catalog_get_stock.' },
    fr: { title: 'Lire un produit', description: 'Un produit avec ses variantes, prix, attributs, catégories et étiquettes. Son stock est dans catalog_get_stock.' },
    es: { title: 'Leer un producto', description: 'Un producto con sus variantes, precios, atributos, categorías y etiquetas. Sus existencias están en catalog_get_stock.' },
  },
  next: { PRODUCT_NOT_FOUND: 'catalog_search_products', BAD_INPUT: 'catalog_search_products' },
  input: z.object({ ...NAMED_PRODUCT, ...DETAIL }),
  output: Product,
  operation: GetProductDocument,
  variables: ({ id, sku }) => {
    if (id === undefined && sku === undefined) throw new Failure('BAD_INPUT', 'Name the product by its id or its SKU', { id: ['is required where there is no sku'] });
    return orNull({ id, sku });
  },
  result: ({ product }, { input: { id, sku, detail }, timeZone, ...context }) => {
    const catalog = requireCatalog(context);
    if (!product) throw new Failure('PRODUCT_NOT_FOUND', `No product has the ${id === undefined ? 'SKU' : 'id'} ${String(id ?? sku)}`);
    if (product.catalogId !== catalog.id) throw new Failure('PRODUCT_NOT_FOUND', `The product belongs to another catalog than ${catalog.name}`, { catalogId: product.catalogId });
    return productResult(product, { detail, timeZone });
  },
});
