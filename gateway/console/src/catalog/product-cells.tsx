import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode } from 'react';
import type { Format } from '../words/use-format.js';
import type { CatalogWords } from '../words/catalog-words.js';
import { ProductBadge } from './product-badge.js';
import type { ProductColumn } from './product-columns.js';
import type { ListedProduct } from './use-products.js';

/** In what language, and how, cells are written, and which languages products are translated into. */
export interface Writing {
  readonly words: CatalogWords;
  readonly format: Format;
  readonly locales: readonly string[];
}

/** What each column shows of a product. */
export const PRODUCT_CELLS: Readonly<Record<ProductColumn, (product: ListedProduct, writing: Writing) => ReactNode>> = {
  image: (product, { words }) => <Thumbnail product={product} none={words.noImage} />,
  product: (product) => <><ProductLink product={product} /><div className="soft"><span className="mono">{product.sku ?? product.deletedSku}</span> {product.tags.map((tag) => <span key={tag} className="tag">{tag}</span>)}</div></>,
  status: ({ status }) => <ProductBadge status={status} />,
  brand: ({ brand, productType }) => <>{brand ?? '–'}{productType !== null && <div className="soft">{productType}</div>}</>,
  variants: ({ variants }, { format }) => format.count(variants.length),
  price: ({ variants }, { words, format }) => pricesOf(variants, format) ?? <span className="soft">{words.noPrice}</span>,
  languages: ({ translations }, { locales, words }) => <Missing locales={locales.filter((locale) => !translations.some((one) => one.locale === locale && (one.title ?? '') !== ''))} words={words} isTranslated={locales.length > 0} />,
  changed: ({ updatedAt, deletedAt }, { format }) => format.moment(deletedAt ?? updatedAt),
};

/** Leads to a product; what is in the trash has no page. The keys of the list move the focus among these links. */
export function ProductLink({ product: { id, title, deletedAt } }: { readonly product: Pick<ListedProduct, 'deletedAt' | 'id' | 'title'> }): ReactElement {
  if (deletedAt !== null) return <strong>{title}</strong>;
  return <Link to="/catalog/products/$id" params={{ id: String(id) }} className="order-link product-link">{title}</Link>;
}

/** The first image, small. */
export function Thumbnail({ product: { images: [first] }, none }: { readonly product: Pick<ListedProduct, 'images'>; readonly none: string }): ReactElement {
  return first ? <img className="thumbnail" src={first.url} alt={first.alt ?? ''} width={48} height={48} loading="lazy" /> : <span className="thumbnail is-missing"><span className="unseen">{none}</span></span>;
}

function Missing({ locales, words, isTranslated }: { readonly locales: readonly string[]; readonly words: CatalogWords; readonly isTranslated: boolean }): ReactElement | string {
  if (!isTranslated) return '–';
  return locales.length === 0 ? <span className="badge is-success">{words.complete}</span> : <span className="badge is-warning">{words.missing}: {locales.join(', ')}</span>;
}

/** The price, or from the lowest to the highest one. */
function pricesOf(variants: ListedProduct['variants'], format: Format): string | undefined {
  const prices = variants.filter(({ isUnpriced }) => !isUnpriced).map(({ price }) => price).toSorted((one, other) => Number(one.amount) - Number(other.amount));
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (!lowest || !highest) return undefined;
  return lowest.amount === highest.amount ? format.money(lowest) : `${format.money(lowest)} – ${format.money(highest)}`;
}
