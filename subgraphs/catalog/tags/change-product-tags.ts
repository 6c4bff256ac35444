import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { findMetadataVersion, moveMetadataVersion } from '#subgraph-kit/metadata/metadata.store.js';
import { tagsAfter, type TagsChange } from '#subgraph-kit/tags/tags.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Product } from '../products/product.js';
import { requireProduct } from '../products/require-product.js';
import { findProductTags, saveProductTags } from './product-tag.store.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly productId: number;
}

/** A product with its tags. */
export interface TaggedProduct {
  readonly product: Product;
  readonly tags: readonly string[];
}

/** Change the tags of a product, once for a command, with its event; tags that it has, or has not, already change nothing. */
export function changeProductTags({ database, clock, outbox }: CatalogDeps, { name, context, productId }: Requested, change: TagsChange): Promise<TaggedProduct> {
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name }, async () => {
    const product = await requireProduct(transaction, companyId, productId);
    const subjectId = String(productId);
    const version = await findMetadataVersion(transaction, companyId, subjectId);
    const before = (await findProductTags(transaction, companyId, [productId])).get(productId) ?? [];
    const after = tagsAfter(before, change);
    const [added, removed] = [after.filter((tag) => !before.includes(tag)), before.filter((tag) => !after.includes(tag))];
    if (added.length + removed.length > 0) {
      transaction.recordChange({ kind: 'product', id: subjectId, before: { tags: before }, after: { tags: after } });
      await moveMetadataVersion(transaction, companyId, { subjectId, version });
      await saveProductTags(transaction, companyId, { productId, added, removed });
      await outbox.append(transaction, companyId, [{ type: 'product.tags_changed', subject: subjectId, cause: context, payload: { productId, tags: after, previousTags: before } }]);
    }
    return { product, tags: after };
  }));
}
