import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { changeEntries, entriesIn, type EntriesChange } from '#subgraph-kit/metadata/change-entries.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireProduct } from '../products/require-product.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly productId: number;
  readonly namespace: string;
}

/** Change the metadata of a product, once for a command, with its event; answers the entries of the namespace. */
export function changeProductMetadata({ database, clock, outbox }: CatalogDeps, { name, context, productId, namespace }: Requested, change: EntriesChange): Promise<MetadataEntry[]> {
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name }, async () => {
    const { id } = await requireProduct(transaction, companyId, productId);
    const { before, after } = await changeEntries(transaction, companyId, { subjectId: String(id), change });
    if (after !== before) {
      transaction.recordChange({ kind: 'product', id: String(id), before: { metadata: before }, after: { metadata: after } });
      await outbox.append(transaction, companyId, [{ type: 'product.metadata_changed', subject: String(productId), cause: context, payload: { productId: id, namespace } }]);
    }
    return entriesIn(namespace, after);
  }));
}
