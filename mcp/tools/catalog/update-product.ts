import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { UpdateProductDocument } from './operations/update-product.generated.js';
import { AFTER_CHANGE, changedProduct, PRODUCT_ARGUMENTS } from './results/changed-product.js';
import { NAMED_PRODUCT } from './results/product-fields.js';
import { explainCurrency } from './results/explain-currency.js';
import { Product, productResult } from './results/product.js';
import { FURTHER_ARGUMENTS, PRODUCT_FIELDS, productChanges, VARIANT_FIELDS, variantChanges } from './results/write-fields.js';

const LONGEST_TITLE = 255;

/** Change fields of a product. */
export const tool = defineTool({
  name: 'update_product', access: 'write', isIdempotent: true, permission: 'catalog.write',
  texts: {
    en: { title: 'Update a product', description: 'Changes the fields that are given of one product; an empty text clears a field, the rest stays. Variants are changed by SKU, a new SKU adds one.' },
    it: { title: 'Aggiorna un prodotto', description: 'Modifica i campi indicati di un prodotto; un testo vuoto svuota un campo, il resto non cambia. Le varianti si modificano per SKU, uno SKU nuovo ne aggiunge una.' },
    de: { title: 'Produkt ändern', description: 'Ändert angegebene Felder eines Produkts; ein leerer Text leert ein Feld. Varianten nach SKU; eine neue fügt eine hinzu.' },
    fr: { title: 'Modifier un produit', description: 'Modifie les champs indiqués d\'un produit ; un texte vide vide un champ. Variantes par SKU ; un nouveau en ajoute une.' },
    es: { title: 'Actualizar un producto', description: 'Cambia los campos indicados de un producto; un texto vacío vacía un campo. Variantes por SKU; uno nuevo añade una.' },
  },
  next: { ...AFTER_CHANGE, BAD_INPUT: 'catalog_list_reference' },
  explain: explainCurrency,
  argumentNames: { ...PRODUCT_ARGUMENTS, ...FURTHER_ARGUMENTS },
  input: z.object({
    ...NAMED_PRODUCT,
    title: z.string().min(1).max(LONGEST_TITLE).optional().describe('Name'),
    ...VARIANT_FIELDS, variants: VARIANT_FIELDS.variants.optional(), ...PRODUCT_FIELDS,
  }),
  output: Product,
  operation: UpdateProductDocument,
  variables: ({ id, sku, title, variants, currency, ...fields }, context) => changedProduct({ id, sku }, { ...productChanges(fields), title, variants: variants && variantChanges(variants, currency) }, context),
  result: ({ updateProduct }, { timeZone }) => productResult(updateProduct, { detail: 'concise', timeZone }),
});
