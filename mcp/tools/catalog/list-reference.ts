import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf } from '#mcp/list-fields.js';
import { ListReferenceDocument } from './operations/list-reference.generated.js';
import { pageOfValues } from './results/page-of-values.js';
import { REFERENCE_KINDS, referenceValues } from './results/reference-values.js';
import { requireCatalog, requireFound } from './results/require-catalog.js';

const LONGEST_SEARCH = 200;

/** What products of the catalog are described with. */
export const tool = defineTool({
  name: 'list_reference', access: 'read', permission: 'catalog.read',
  texts: {
    en: { title: 'List reference data', description: 'What products are described with: attributes and their options, attribute sets, price lists, markets, locales or brands. Writes name them by code.' },
    it: { title: 'Elenca i dati di riferimento', description: 'Ciò che descrive i prodotti: attributi con le opzioni, set di attributi, listini, mercati, lingue o marche. Le scritture li indicano per codice.' },
    de: { title: 'Stammdaten auflisten', description: 'Womit Produkte beschrieben werden: Attribute mit Optionen, Attributsätze, Preislisten, Märkte, Sprachen oder Marken. Schreibende Werkzeuge nennen sie mit ihrem Code.' },
    fr: { title: 'Lister les données de référence', description: 'Ce qui décrit les produits : attributs et leurs options, jeux d\'attributs, listes de prix, marchés, langues ou marques. Les écritures les nomment par leur code.' },
    es: { title: 'Listar datos de referencia', description: 'Lo que describe los productos: atributos y sus opciones, conjuntos de atributos, listas de precios, mercados, idiomas o marcas. Las escrituras los nombran por su código.' },
  },
  next: { BAD_CURSOR: 'catalog_list_reference' },
  input: z.object({
    kind: z.enum(REFERENCE_KINDS).describe('What to list'),
    search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Words, all of which an entry must have'),
    ...LIST_FIELDS,
  }),
  output: listOf(z.looseObject({ code: z.string() })),
  operation: ListReferenceDocument,
  variables: ({ kind }, context) => ({
    catalogId: requireCatalog(context).id,
    attributes: kind === 'attributes', sets: kind === 'attribute_sets', priceLists: kind === 'price_lists', markets: kind === 'markets', brands: kind === 'brands',
  }),
  result: ({ catalog }, { input: { kind, detail, ...page } }) => pageOfValues(referenceValues(requireFound(catalog), kind, detail), page),
});
