import type { ProductFilter, ProductStatus } from '#contract/schema.generated.js';
import { searchReader } from '../parts/address-search.js';
import { PAGE_SIZE, pageVariables } from '../parts/pages-of.js';

/** The states of products. */
export const PRODUCT_STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const satisfies readonly ProductStatus[];

/** What the filters of the list are about. */
export const FILTER_FIELDS = ['catalog', 'status', 'brand', 'category', 'tag', 'untranslated', 'image', 'trash'] as const;

/** Reads what the address of the list of products says. */
export const readProductSearch = searchReader(['q', ...FILTER_FIELDS, 'sort', 'after', 'before']);

/** What the address of the list says. */
export type ProductSearch = ReturnType<typeof readProductSearch>;

/** A name of {@link USUAL_PRODUCTS}. */
export type UsualProducts = 'active' | 'all' | 'drafts' | 'trash' | 'withoutImage';

/** The searches of every day, by the names of their labels. */
export const USUAL_PRODUCTS: Readonly<Record<UsualProducts, ProductSearch>> = { all: {}, active: { status: 'ACTIVE' }, drafts: { status: 'DRAFT' }, withoutImage: { image: 'no' }, trash: { trash: 'yes' } };

/** The filter of the graph by the address; a word that it does not know filters nothing. */
export const productsFilter = ({ q, catalog, status, brand, category, tag, untranslated, image, trash }: ProductSearch): ProductFilter => ({
  search: q ?? null, brand: brand ?? null, tag: tag ?? null, untranslatedIn: untranslated ?? null, catalogId: idOf(catalog), categoryId: idOf(category), status: PRODUCT_STATUSES.find((one) => one === status) ?? null,
  withoutImage: image === 'no' || image === 'yes' ? image === 'no' : null, deleted: trash === 'yes',
});

/** The id that an address names. */
export const idOf = (text: string | undefined): number | null => (text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null);

/** Whether what was made last comes first, as it does unless the address says something else. */
export const isNewestFirst = ({ sort }: Pick<ProductSearch, 'sort'>): boolean => sort !== 'oldest';

/** Which page the graph is asked for. It lists products as they were made; the other way around, the list is read from its end. */
export function productPages({ after, before, ...search }: ProductSearch): ReturnType<typeof pageVariables> {
  if (!isNewestFirst(search)) return pageVariables({ ...(after !== undefined && { after }), ...(before !== undefined && { before }) });
  return before === undefined ? { last: PAGE_SIZE, ...(after !== undefined && { before: after }) } : { first: PAGE_SIZE, after: before };
}
