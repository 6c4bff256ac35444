import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LocalTime, localTime } from '#mcp/local-time.js';
import { UpdateTranslationDocument } from './operations/update-translation.generated.js';
import { AFTER_CHANGE, changedProduct, PRODUCT_ARGUMENTS } from './results/changed-product.js';
import { given } from './results/given.js';
import { NAMED_PRODUCT } from './results/product-fields.js';
import { text } from './results/write-fields.js';

const [LONGEST_LOCALE, LONGEST_TITLE, LONGEST_HTML] = [20, 255, 65_000] as const;

const Translation = z.object({ locale: z.string(), title: z.string().nullable(), description: z.string().nullable() });

/** Write the texts of a product in another language. */
export const tool = defineTool({
  name: 'update_translation', access: 'write', isIdempotent: true, permission: 'catalog.write',
  texts: {
    en: { title: 'Translate a product', description: 'Writes title and description of one product in another locale of the catalog. The texts of the default locale are changed with catalog_update_product.' },
    it: { title: 'Traduci un prodotto', description: 'Scrive titolo e descrizione di un prodotto in un\'altra lingua del catalogo. I testi della lingua predefinita si modificano con catalog_update_product.' },
    de: { title: 'Produkt übersetzen', description: 'Schreibt Titel und Beschreibung eines Produkts in einer anderen Sprache des Katalogs. Für die Standardsprache: catalog_update_product.' },
    fr: { title: 'Traduire un produit', description: 'Écrit le titre et la description d\'un produit dans une autre langue du catalogue. Pour la langue par défaut : catalog_update_product.' },
    es: { title: 'Traducir un producto', description: 'Escribe el título y la descripción de un producto en otro idioma del catálogo. Los textos del idioma predeterminado se cambian con catalog_update_product.' },
  },
  next: { ...AFTER_CHANGE, BAD_INPUT: 'catalog_list_reference' },
  argumentNames: { ...PRODUCT_ARGUMENTS, 'translations.*': 'locale', 'translations.*.locale': 'locale', 'translations.*.title': 'title', 'translations.*.description': 'description' },
  input: z.object({
    ...NAMED_PRODUCT,
    locale: z.string().min(1).max(LONGEST_LOCALE).describe('Code of list_reference locales'),
    title: z.string().max(LONGEST_TITLE).optional().describe('Empty clears'),
    description: z.string().max(LONGEST_HTML).optional().describe('HTML; empty clears'),
  }),
  output: z.object({ id: z.int(), sku: z.string().optional(), title: z.string(), translation: Translation.nullable(), translated_into: z.array(z.string()), updated_at: LocalTime }),
  operation: UpdateTranslationDocument,
  variables: ({ id, sku, locale, title, description }, context) => changedProduct({ id, sku }, { translations: [{ locale, title: text(title), description: text(description) }] }, context),
  result: ({ updateProduct: { id, sku, title, translations, updatedAt } }, { input: { locale }, timeZone }) => ({
    id, ...given({ sku }), title, translation: translations.find((translation) => translation.locale === locale) ?? null,
    translated_into: translations.map((translation) => translation.locale), updated_at: localTime(updatedAt, timeZone),
  }),
});
