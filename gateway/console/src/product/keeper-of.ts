import type { Catalog } from '../catalog/use-catalogs.js';
import type { Product } from './use-product.js';

/** Who keeps a field of a product, by its name in the catalog API; undefined where people change it. */
export type KeeperOf = (field: string) => string | undefined;

interface Kept {
  readonly product: Pick<Product, 'fieldLocks' | 'writtenBy'>;
  readonly catalog: Pick<Catalog, 'attributes' | 'fieldLocks'>;
  /** What a key is called that keeps a whole product to itself. */
  readonly aKey: string;
}

/** Fields are locked for one product or for all of the catalog, an attribute may have an owner of its own, and a key may keep a whole product. */
export function keeperOf({ product: { fieldLocks, writtenBy }, catalog, aKey }: Kept): KeeperOf {
  const locks = new Map([...catalog.fieldLocks, ...fieldLocks].map(({ field, owner }) => [field, owner]));
  const owners = new Map(catalog.attributes.map(({ code, ownedBy }) => [`attributes.${code}`, ownedBy]));
  return (field) => {
    const [whole = ''] = field.split('.', 1);
    return (writtenBy === null ? undefined : aKey) ?? locks.get(field) ?? locks.get(whole) ?? owners.get(field) ?? undefined;
  };
}
