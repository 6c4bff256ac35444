import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf, nextCursor, pageOf } from '#mcp/list-fields.js';
import { orNull } from '#mcp/or-null.js';
import { ListCategoriesDocument } from './operations/list-categories.generated.js';
import { ID_OR_ROOT } from './results/product-fields.js';
import { requireCatalog, requireFound } from './results/require-catalog.js';

const LONGEST_SEARCH = 200;

const Category = z.object({ id: z.int(), path: z.string(), name: z.string().optional(), parent_id: z.int().nullable().optional(), position: z.int().optional() });

/** The categories of the catalog. */
export const tool = defineTool({
  name: 'list_categories', access: 'read', permission: 'catalog.read',
  texts: {
    en: { title: 'List categories', description: 'The categories of the catalog with their paths (Men > Shirts), all, by words of the path, or directly below one.' },
    it: { title: 'Elenca le categorie', description: 'Le categorie del catalogo con i loro percorsi (Uomo > Camicie): tutte, per parole del percorso, o direttamente sotto una.' },
    de: { title: 'Kategorien auflisten', description: 'Die Kategorien des Katalogs mit ihren Pfaden (Herren > Hemden): alle, nach Wörtern des Pfads, oder direkt unter einer.' },
    fr: { title: 'Lister les catégories', description: 'Les catégories du catalogue avec leurs chemins (Homme > Chemises) : toutes, par mots du chemin, ou directement sous une autre.' },
    es: { title: 'Listar categorías', description: 'Las categorías del catálogo con sus rutas (Hombre > Camisas): todas, por palabras de la ruta, o directamente bajo una.' },
  },
  next: { BAD_CURSOR: 'catalog_list_categories' },
  input: z.object({
    search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Words, all'),
    parent_id: ID_OR_ROOT.optional().describe('Directly below it; 0: the root'),
    ...LIST_FIELDS,
  }),
  output: listOf(Category),
  operation: ListCategoriesDocument,
  variables: ({ search, parent_id: parentId, ...page }, context) => ({ ...pageOf(page), ...orNull({ search, parentId }), catalogId: requireCatalog(context).id }),
  result: ({ catalog }, { input: { detail } }) => {
    const { nodes, pageInfo } = requireFound(catalog).categories;
    return { items: nodes.map(({ id, path, name, parentId, position }) => ({ id, path, ...(detail === 'full' && { name, parent_id: parentId, position }) })), ...nextCursor(pageInfo) };
  },
});
