import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { CreateProductDocument } from './operations/create-product.generated.js';
import { explainCurrency } from './results/explain-currency.js';
import { Product, productResult } from './results/product.js';
import { ID } from './results/product-fields.js';
import { requireCatalog, requireFirst } from './results/require-catalog.js';
import { withoutAbsent } from '#mcp/without-absent.js';
import { FURTHER_ARGUMENTS, PRODUCT_FIELDS, productChanges, VARIANT_FIELDS, variantChanges } from './results/write-fields.js';

const [LONGEST_TITLE, MOST_CATEGORIES] = [255, 200] as const;

/** Create a product. */
export const tool = defineTool({
  name: 'create_product', access: 'write', permission: 'catalog.write',
  texts: {
    en: { title: 'Create a product', description: 'Creates a product with its variants, as a draft unless told otherwise. SKUs that exist already are refused.' },
    it: { title: 'Crea un prodotto', description: 'Crea un prodotto con le sue varianti, in bozza se non indicato altrimenti. Gli SKU già esistenti sono rifiutati.' },
    de: { title: 'Produkt anlegen', description: 'Legt ein Produkt mit seinen Varianten an, als Entwurf, wenn nichts anderes angegeben ist. SKUs, die es schon gibt, werden abgelehnt.' },
    fr: { title: 'Créer un produit', description: 'Crée un produit avec ses variantes, en brouillon sauf indication contraire. Les SKU qui existent déjà sont refusés.' },
    es: { title: 'Crear un producto', description: 'Crea un producto con sus variantes, como borrador si no se indica otra cosa. Los SKU que ya existen se rechazan.' },
  },
  next: { ALREADY_EXISTS: 'catalog_get_product', BAD_INPUT: 'catalog_list_reference' },
  explain: explainCurrency,
  argumentNames: { 'products.*': '', ...FURTHER_ARGUMENTS },
  input: z.object({
    title: z.string().min(1).max(LONGEST_TITLE).describe('Name'),
    sku: z.string().max(LONGEST_TITLE).optional().describe('Its own; else the first variant\'s'),
    ...VARIANT_FIELDS, ...PRODUCT_FIELDS,
    category_ids: z.array(ID).max(MOST_CATEGORIES).optional().describe('Ids'),
  }),
  output: Product,
  operation: CreateProductDocument,
  variables: ({ title, sku, variants, currency, category_ids: categoryIds, ...fields }, context) => ({
    input: { catalogId: requireCatalog(context).id, onlyNew: true, products: [withoutAbsent({ ...productChanges(fields), title, sku, categoryIds, variants: variantChanges(variants, currency) })] },
  }),
  result: ({ saveProducts }, { timeZone }) => productResult(requireFirst(saveProducts), { detail: 'concise', timeZone }),
});
