import type { Edit } from '../catalog/edit.js';
import { ConsoleAddProductTagsDocument } from '../catalog/operations/console-add-product-tags.generated.js';
import { ConsoleDeleteProductsDocument } from '../catalog/operations/console-delete-products.generated.js';
import { ConsoleRemoveProductTagsDocument } from '../catalog/operations/console-remove-product-tags.generated.js';
import { ask } from '../graph/ask.js';
import { listOf } from '../parts/form-texts.js';
import { ConsoleLockFieldsDocument } from './operations/console-lock-fields.generated.js';
import { ConsoleUnlockFieldsDocument } from './operations/console-unlock-fields.generated.js';
import type { Editing } from './product-edits.js';
import { readProduct, type Product } from './use-product.js';

/** The product as it is now; as the page knows it where it is gone, which the graph then says. */
export const productNow = async (product: Product): Promise<Product> => (await readProduct(String(product.id))).product ?? product;

/** Tags come and go. */
export function tagEdit({ product, words }: Editing): Edit {
  const fieldsOf = ({ tags }: Product): Edit['fields'] => [{ name: 'tags', label: words.columns.tags, kind: 'text', value: tags.join(', '), hint: words.commas, longest: 3200 }];
  return {
    title: words.editTags, fields: fieldsOf(product),
    read: async () => {
      const fresh = await productNow(product);
      return { fields: fieldsOf(fresh), record: { [words.columns.tags]: fresh.tags } };
    },
    send: async ({ tags }, dryRun) => {
      const { tags: had } = await productNow(product);
      const wanted = listOf(tags);
      const [add, remove] = [wanted.filter((tag) => !had.includes(tag)), had.filter((tag) => !wanted.includes(tag))];
      if (add.length > 0) await ask(ConsoleAddProductTagsDocument, { input: { productId: product.id, tags: add }, dryRun });
      if (remove.length > 0) await ask(ConsoleRemoveProductTagsDocument, { input: { productId: product.id, tags: remove }, dryRun });
      return { [words.columns.tags]: [...new Set(wanted)].toSorted() };
    },
  };
}

/** The fields of products, by their names in the catalog API. */
export const LOCKABLE = ['sku', 'title', 'description', 'status', 'product_type', 'brand', 'attribute_set', 'model_code', 'gender', 'season', 'color', 'material', 'made_in', 'composition', 'categories', 'attributes', 'translations', 'images', 'variants', 'size', 'barcode', 'cost', 'weight', 'prices', 'stock'] as const;

/** Give fields to a system, for one product or for all of the catalog. */
export function lockEdit({ catalog, words }: Pick<Editing, 'catalog' | 'words'>, product?: Pick<Product, 'fieldLocks' | 'id'>): Edit {
  const locks = (product ?? catalog).fieldLocks;
  const fields: Edit['fields'] = [
    { name: 'owner', label: words.owner, kind: 'text', value: '', isRequired: true, longest: 120, hint: words.ownerHint },
    { name: 'fields', label: words.lockedFields, kind: 'several', value: '', options: [...LOCKABLE, ...catalog.attributes.map(({ code }) => `attributes.${code}`)].filter((field) => !locks.some((lock) => lock.field === field)).map((field) => [field, field]) },
  ];
  return {
    title: words.lock, advice: words.lockAdvice, fields, read: () => Promise.resolve({ fields, record: recordOf(locks) }),
    send: async ({ owner = '', fields: chosen = '' }, dryRun) => recordOf((await ask(ConsoleLockFieldsDocument, { input: { catalogId: catalog.id, productId: product?.id ?? null, fields: listOf(chosen), owner }, dryRun })).lockFields),
  };
}

/** Take a field from the system that keeps it. */
export function unlockEdit({ catalog, words }: Pick<Editing, 'catalog' | 'words'>, field: string, product?: Pick<Product, 'fieldLocks' | 'id'>): Edit {
  return {
    title: `${words.unlock}: ${field}`, label: words.unlock, fields: [], read: () => Promise.resolve({ fields: [], record: recordOf((product ?? catalog).fieldLocks) }),
    send: async (_, dryRun) => recordOf((await ask(ConsoleUnlockFieldsDocument, { input: { catalogId: catalog.id, productId: product?.id ?? null, fields: [field] }, dryRun })).unlockFields),
  };
}

const recordOf = (locks: readonly { readonly field: string; readonly owner: string }[]): object => Object.fromEntries(locks.map(({ field, owner }) => [field, owner]));

/** Move the product to the trash; its page is gone then. */
export const trashEdit = ({ product: { id, title }, words }: Editing, onDone: () => void): Edit => ({
  title: words.deleteSeveral(1), advice: words.deleteAdvice, label: words.toTrash, fields: [], onDone,
  read: () => Promise.resolve({ fields: [], record: { [title]: words.inCatalog } }),
  send: async (_, dryRun) => { await ask(ConsoleDeleteProductsDocument, { ids: [id], dryRun }); return { [title]: words.inTrash }; },
});
