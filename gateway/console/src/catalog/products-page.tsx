import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { isFatal } from '../graph/graph-failure.js';
import { ChangedMark } from '../live/changed-mark.js';
import { QueryFailure } from '../parts/failure.js';
import { PageLinks } from '../parts/page-links.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useRowKeys } from '../parts/use-row-keys.js';
import { useTitle } from '../parts/use-title.js';
import { useMay } from '../shell/use-may.js';
import { useWords } from '../words/use-words.js';
import { CreateProduct } from './create-product.js';
import { ProductFilters } from './product-filters.js';
import { ProductSearchForm } from './product-search-form.js';
import { idOf, isNewestFirst, USUAL_PRODUCTS, type UsualProducts } from './product-search.js';
import { ProductSelectionBar } from './product-selection-bar.js';
import { ProductsTable } from './products-table.js';
import { shownProducts } from './shown-products.js';
import { CatalogSections } from './sections.js';
import { useCatalogWords } from './use-catalog-words.js';
import { useCatalogs, type KnownCatalog } from './use-catalogs.js';
import { useProductSelection } from './use-product-selection.js';
import { useProducts, type ListedProduct } from './use-products.js';
import './catalog.css';

const route = getRouteApi('/catalog');
const NAMES: readonly UsualProducts[] = ['all', 'active', 'drafts', 'withoutImage', 'trash'];
/** After which changes a row may look different. */
const LISTED = ['PRODUCT'] as const;

/** The products of the catalogs: found, filtered and gone through by keyboard; on a phone as cards. */
export function ProductsPage(): ReactElement {
  const words = useCatalogWords();
  const search = route.useSearch();
  const catalogs = useCatalogs().data?.catalogs ?? NO_CATALOGS;
  useTitle(words.products);
  return (
    <>
      <div className="page-head"><h1>{words.title}</h1><CreateProduct catalog={catalogs.find(({ id }) => id === idOf(search.catalog)) ?? catalogs[0]} /></div>
      <CatalogSections />
      <UsualFilters />
      <ProductSearchForm />
      <ProductFilters key={JSON.stringify(search)} catalogs={catalogs} />
      <Results catalogs={catalogs} />
    </>
  );
}

function UsualFilters(): ReactElement {
  const { orders } = useWords();
  const words = useCatalogWords();
  const { sort: _sort, ...search } = fromFirstPage(route.useSearch());
  const isHere = (name: UsualProducts): boolean => new URLSearchParams(search).toString() === new URLSearchParams(USUAL_PRODUCTS[name]).toString();
  return (
    <nav className="filters-bar" aria-label={orders.savedFilters}>{NAMES.map((name) => (
      <Link key={name} to="/catalog" search={USUAL_PRODUCTS[name]} className={isHere(name) ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={isHere(name) ? 'true' : undefined}>{words.usual[name]}</Link>
    ))}</nav>
  );
}

function Results({ catalogs }: { readonly catalogs: readonly KnownCatalog[] }): ReactElement {
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const products = useProducts(search);
  const shown = products.data && shownProducts(products.data.products, isNewestFirst(search));
  const selected = useProductSelection(shown?.rows ?? NONE, JSON.stringify(fromFirstPage(search)));
  const selection = useMay('catalog.write') ? selected : undefined;
  useRowKeys(shown?.page, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); }, '[data-row] .product-link');
  return <><Found products={products} shown={shown} selection={selection} catalogs={catalogs} />{selection && <ProductSelectionBar selection={selection} />}</>;
}

interface FoundProducts {
  readonly products: ReturnType<typeof useProducts>;
  readonly shown: ReturnType<typeof shownProducts<ListedProduct>> | undefined;
  readonly selection: ReturnType<typeof useProductSelection> | undefined;
  readonly catalogs: readonly KnownCatalog[];
}

function Found({ products, shown, selection, catalogs }: FoundProducts): ReactElement {
  const { shell } = useWords();
  const words = useCatalogWords();
  const search = route.useSearch();
  const { refetch, isPlaceholderData, dataUpdatedAt } = products;
  if (isFatal(products)) return <QueryFailure query={products} />;
  if (!shown) return <p className="empty" role="status">{shell.loading}</p>;
  if (shown.rows.length === 0) return <Nothing />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'is-busy' : undefined}>
      <QueryFailure query={products} />
      <ChangedMark kinds={LISTED} readAt={dataUpdatedAt} onShow={() => { void refetch(); }} />
      {search.trash === 'yes' && <p className="soft">{words.trashAdvice}</p>}
      <ProductsTable products={shown.rows} locales={translatedInto(catalogs, search.catalog)} selection={selection} />
      <PageLinks page={shown.page} link={(cursors, label) => <Link className="button" to="/catalog" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </div>
  );
}

/** The languages that products of a catalog are translated into. */
function translatedInto(catalogs: readonly KnownCatalog[], named: string | undefined): readonly string[] {
  const { locales = [], defaultLocale = '' } = catalogs.find(({ id }) => id === idOf(named)) ?? catalogs[0] ?? {};
  return locales.map(({ code }) => code).filter((code) => code !== defaultLocale);
}

function Nothing(): ReactElement {
  const words = useCatalogWords();
  return <div className="empty"><p><strong>{words.none}</strong></p><p>{words.noneAdvice}</p><p className="row is-centred"><Link className="button" to="/catalog" search={{}}>{words.showAll}</Link><Link className="button" to="/catalog/imports">{words.importProducts}</Link></p></div>;
}

const NONE: readonly ListedProduct[] = [];
const NO_CATALOGS: readonly KnownCatalog[] = [];
