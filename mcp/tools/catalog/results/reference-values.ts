import type { ListReferenceQuery } from '../operations/list-reference.generated.js';
import { given } from './given.js';
import { wordOf } from './status-words.js';

/** What a catalog is described with, as models name it. */
export const REFERENCE_KINDS = ['attributes', 'attribute_sets', 'price_lists', 'markets', 'locales', 'brands'] as const;

/** One of {@link REFERENCE_KINDS}. */
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A value that writes name by its code. */
export type ReferenceValue = Readonly<Record<string, unknown>> & { readonly code: string };

type Catalog = NonNullable<ListReferenceQuery['catalog']>;

/** The values of a kind; those of other kinds were not asked for. */
export const referenceValues = (catalog: Catalog, kind: ReferenceKind, detail: 'concise' | 'full'): readonly ReferenceValue[] => VALUES[kind](catalog, detail);

const VALUES: Readonly<Record<ReferenceKind, (catalog: Catalog, detail: 'concise' | 'full') => readonly ReferenceValue[]>> = {
  attributes: ({ attributes = [] }, detail) => attributes.map(({ code, label, type, unit, isLocalizable, ownedBy, options }) => ({
    code, label, type: wordOf(type), ...given({ unit }),
    ...(options.length > 0 && { options: options.map((option) => (detail === 'full' ? { code: option.code, label: option.label } : option.code)) }),
    ...(detail === 'full' && { translatable: isLocalizable, ...given({ owned_by: ownedBy }) }),
  })),
  attribute_sets: ({ attributeSets = [] }) => attributeSets.map(({ code, name, attributes }) => ({ code, name, attributes: [...attributes] })),
  price_lists: ({ priceLists = [] }) => priceLists.map(({ code, name, currency, taxIncluded, isDefault }) => ({ code, name, currency, tax_included: taxIncluded, is_default: isDefault })),
  markets: ({ markets = [] }) => markets.map(({ code, name, countries, currency, priceList, locales }) => ({ code, name, countries: [...countries], currency, ...given({ price_list: priceList }), locales: [...locales] })),
  locales: ({ locales, defaultLocale }) => locales.map(({ code, name }) => ({ code, name, is_default: code === defaultLocale })),
  brands: ({ brands = [] }) => brands.map(({ name, products }) => ({ code: name, products })),
};
