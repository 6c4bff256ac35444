import { getRouteApi } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { ChoiceField, TextField } from '../parts/fields.js';
import { FoldedFilters } from '../parts/folded-filters.js';
import { ConsoleCategoriesDocument } from '../product/operations/console-categories.generated.js';
import { useWords } from '../words/use-words.js';
import { FILTER_FIELDS, idOf, PRODUCT_STATUSES, readProductSearch } from './product-search.js';
import { useCatalogWords } from './use-catalog-words.js';
import type { KnownCatalog } from './use-catalogs.js';

const route = getRouteApi('/catalog');

/** The filters, folded away until one is used; what they say goes into the address. */
export function ProductFilters({ catalogs }: { readonly catalogs: readonly KnownCatalog[] }): ReactElement {
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  return (
    <FoldedFilters names={FILTER_FIELDS} search={search} onApply={(answers) => { void navigate({ search: readProductSearch({ q: search.q, sort: search.sort, ...answers }), resetScroll: false }); }}>
      <Fields catalogs={catalogs} />
    </FoldedFilters>
  );
}

const NO_CATALOG: Pick<KnownCatalog, 'brands' | 'defaultLocale' | 'locales'> = { brands: [], defaultLocale: '', locales: [] };

/** The categories of a catalog by their paths. */
function useCategories(catalogId: number | undefined): readonly { readonly id: number; readonly path: string }[] {
  const { data } = useQuery({ queryKey: ['categories', catalogId], enabled: catalogId !== undefined, queryFn: ({ signal }) => ask(ConsoleCategoriesDocument, { catalogId }, { signal }) });
  return (data?.catalog?.categories.nodes ?? []).toSorted((one, other) => one.path.localeCompare(other.path));
}

function Fields({ catalogs }: { readonly catalogs: readonly KnownCatalog[] }): ReactElement {
  const { orders } = useWords();
  const words = useCatalogWords();
  const search = route.useSearch();
  const chosen = catalogs.find(({ id }) => id === idOf(search.catalog)) ?? catalogs[0];
  const { locales, brands, defaultLocale } = chosen ?? NO_CATALOG;
  const categories = useCategories(chosen?.id);
  const choice = (name: (typeof FILTER_FIELDS)[number], label: string, options: readonly (readonly [string, string])[]): ReactElement => <ChoiceField name={name} label={label} value={search[name]} options={options} none={orders.any} />;
  return (
    <div className="fields">
      {catalogs.length > 1 && choice('catalog', words.catalog, catalogs.map(({ id, name }) => [String(id), name]))}
      {choice('status', words.columns.status, PRODUCT_STATUSES.map((one) => [one, words.statuses[one]]))}
      {choice('category', words.category, categories.map(({ id, path }) => [String(id), path]))}
      {choice('brand', words.columns.brand, brands.map(({ name }) => [name, name]))}
      {choice('untranslated', words.untranslatedIn, locales.filter(({ code }) => code !== defaultLocale).map(({ code, name }) => [code, `${name} (${code})`]))}
      {choice('image', words.images, [['yes', words.withImage], ['no', words.withoutImage]])}
      <TextField name="tag" label={orders.tag} value={search.tag} />
      {choice('trash', words.trash, [['yes', words.inTrash]])}
    </div>
  );
}
