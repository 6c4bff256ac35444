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
    en: { title: 'List reference data', description: 'What products are described with, by the code that writes take: attributes and their options, attribute sets, price lists, markets, locales or brands.' },
    it: { title: 'Elenca i dati di riferimento', description: 'Ciò che descrive i prodotti, con il codice che usano le scritture: attributi con le opzioni, set di attributi, listini, mercati, lingue o marche.' },
    de: { title: 'Stammdaten auflisten', description: 'Womit Produkte beschrieben werden, mit dem Code zum Schreiben: Attribute mit Optionen, Attributsätze, Preislisten, Märkte, Sprachen oder Marken.' },
    fr: { title: 'Données de référence', description: 'Ce qui décrit les produits, avec le code à écrire : attributs et leurs options, jeux d\'attributs, listes de prix, marchés, langues ou marques.' },
    es: { title: 'Listar datos de referencia', description: 'Lo que describe los productos, con el código que usan las escrituras: atributos y sus opciones, conjuntos de atributos, listas de precios, mercados, idiomas o marcas.' },
  },
  next: { BAD_CURSOR: 'catalog_list_reference' },
  input: z.object({
    kind: z.enum(REFERENCE_KINDS).describe('Of what'),
    search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Words, all'),
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
