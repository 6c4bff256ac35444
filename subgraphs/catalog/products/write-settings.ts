import type { Reader } from '#subgraph-kit/database.js';
import { findSetCodes } from '../attributes/attribute-set.store.js';
import type { Attribute } from '../attributes/attribute.js';
import { findAttributes } from '../attributes/attribute.store.js';
import type { Catalog, PriceList } from '../catalogs/catalog.js';
import { findPriceLists } from '../catalogs/price-list.store.js';
import { findCategoriesById } from '../categories/category.store.js';
import type { SentDraft } from './product-draft.js';
import type { OwnedField } from './write-gate.js';

/** What a write of products needs to know of their catalog. */
export interface WriteSettings {
  readonly catalog: Catalog;
  readonly priceLists: ReadonlyMap<string, PriceList>;
  /** By code; read only where a draft has attributes or sets. */
  readonly attributes: ReadonlyMap<string, Attribute>;
  /** Of the categories that are named, those that there are. */
  readonly categoryIds: ReadonlySet<number>;
  /** Of the attribute sets that are named, those that there are. */
  readonly attributeSets: ReadonlySet<string>;
}

/** Read what the drafts need of their catalog. */
export async function readWriteSettings(reader: Reader, { companyId, catalog }: { companyId: number; catalog: Catalog }, drafts: readonly SentDraft[]): Promise<WriteSettings> {
  const named = [...new Set(drafts.flatMap(({ categoryIds }) => categoryIds ?? []))];
  const sets = [...new Set(drafts.flatMap(({ attributeSet }) => attributeSet ?? []))];
  const needsAttributes = drafts.some(({ attributes }) => Object.keys(attributes ?? {}).length > 0);
  const [priceLists, attributes, categories] = [
    await findPriceLists(reader, companyId, catalog.id),
    needsAttributes ? await findAttributes(reader, companyId, catalog.id) : [],
    named.length === 0 ? [] : await findCategoriesById(reader, { companyId, catalogId: catalog.id, ids: named }),
  ];
  return {
    catalog, priceLists: new Map(priceLists.map((list) => [list.code, list])), attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    categoryIds: new Set(categories.map(({ id }) => id)), attributeSets: await findSetCodes(reader, { companyId, catalogId: catalog.id }, sets),
  };
}

/** The catalog's default price list. */
export function defaultList({ priceLists }: WriteSettings): PriceList | undefined {
  for (const list of priceLists.values()) if (list.isDefault) return list; // asked for each price: no list is made of them
  return undefined;
}

/** The attributes that connected systems own, as locks of their values. */
export const ownedAttributes = ({ attributes }: WriteSettings): OwnedField[] =>
  [...attributes.values()].flatMap(({ code, ownedBy, ownedByKeyId }) => (ownedBy === null ? [] : [{ field: `attributes.${code}`, owner: ownedBy, ownerKeyId: ownedByKeyId }]));
