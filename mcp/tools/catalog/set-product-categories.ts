import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LocalTime, localTime } from '#mcp/local-time.js';
import { SetProductCategoriesDocument } from './operations/set-product-categories.generated.js';
import { AFTER_CHANGE, changedProduct, PRODUCT_ARGUMENTS } from './results/changed-product.js';
import { given } from './results/given.js';
import { ID, NAMED_PRODUCT } from './results/product-fields.js';

const MOST_CATEGORIES = 200;

/** Choose the categories of a product. */
export const tool = defineTool({
  name: 'set_product_categories', access: 'write', isIdempotent: true, permission: 'catalog.write',
  texts: {
    en: { title: 'Set categories of a product', description: 'Puts one product into exactly these categories; it leaves all others. Their ids are in catalog_list_categories.' },
    it: { title: 'Imposta le categorie di un prodotto', description: 'Mette un prodotto esattamente in queste categorie; lascia tutte le altre. Gli id sono in catalog_list_categories.' },
    de: { title: 'Kategorien eines Produkts setzen', description: 'Ordnet ein Produkt genau diesen Kategorien zu und keinen anderen. Die Ids nennt catalog_list_categories.' },
    fr: { title: 'Définir les catégories d\'un produit', description: 'Place un produit dans ces catégories et aucune autre. Leurs id sont dans catalog_list_categories.' },
    es: { title: 'Fijar las categorías de un producto', description: 'Pone un producto en estas categorías y en ninguna otra. Sus id están en catalog_list_categories.' },
  },
  next: { ...AFTER_CHANGE, BAD_INPUT: 'catalog_list_categories' },
  argumentNames: PRODUCT_ARGUMENTS,
  input: z.object({
    ...NAMED_PRODUCT,
    category_ids: z.array(ID).max(MOST_CATEGORIES).describe('All its ids'),
  }),
  output: z.object({ id: z.int(), sku: z.string().optional(), title: z.string(), categories: z.array(z.object({ id: z.int(), path: z.string() })), updated_at: LocalTime }),
  operation: SetProductCategoriesDocument,
  variables: ({ id, sku, category_ids: categoryIds }, context) => changedProduct({ id, sku }, { categoryIds }, context),
  result: ({ updateProduct: { id, sku, title, categories, updatedAt } }, { timeZone }) =>
    ({ id, ...given({ sku }), title, categories: categories.map((category) => ({ id: category.id, path: category.path })), updated_at: localTime(updatedAt, timeZone) }),
});
