import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { ConsoleCatalogDocument, type ConsoleCatalogQuery } from './operations/console-catalog.generated.js';
import { ConsoleCatalogsDocument, type ConsoleCatalogsQuery } from './operations/console-catalogs.generated.js';

/** A catalog with what its products are described by. */
export type Catalog = NonNullable<ConsoleCatalogQuery['catalog']>;

/** A catalog as the list of products knows it. */
export type KnownCatalog = ConsoleCatalogsQuery['catalogs'][number];

/** The company's catalogs. */
export const useCatalogs = (): UseQueryResult<ConsoleCatalogsQuery> => useQuery({ queryKey: ['catalogs'], queryFn: ({ signal }) => ask(ConsoleCatalogsDocument, {}, { signal }) });

/** Read one catalog; the company's first one where none is named. */
export const readCatalog = (id: number | undefined, signal?: AbortSignal): Promise<ConsoleCatalogQuery> => ask(ConsoleCatalogDocument, { id }, signal && { signal });

/** One catalog. */
export const useCatalog = (id: number | undefined, enabled = true): UseQueryResult<ConsoleCatalogQuery> => useQuery({ queryKey: ['catalog', id], enabled, queryFn: ({ signal }) => readCatalog(id, signal) });
