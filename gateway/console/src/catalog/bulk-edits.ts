import { ask } from '../graph/ask.js';
import { GraphFailure } from '../graph/graph-failure.js';
import { listOf } from '../parts/form-texts.js';
import type { CatalogWords } from '../words/catalog-words.js';
import type { Answers, Edit, EditField } from './edit.js';
import { inTurns } from './in-turns.js';
import { ConsoleAddProductTagsDocument } from './operations/console-add-product-tags.generated.js';
import { ConsoleDeleteProductsDocument } from './operations/console-delete-products.generated.js';
import { ConsoleRemoveProductTagsDocument } from './operations/console-remove-product-tags.generated.js';
import { ConsoleRestoreProductsDocument } from './operations/console-restore-products.generated.js';
import { ConsoleUpdateProductDocument } from './operations/console-update-product.generated.js';
import { PRODUCT_STATUSES } from './product-search.js';
import type { ListedProduct } from './use-products.js';

interface Several {
  readonly products: readonly ListedProduct[];
  readonly words: CatalogWords;
  readonly onDone: () => void;
}

/** Change the state and the tags of several products, each for itself: one that is refused is named with the reason, and left out. */
export function bulkChange({ products, words, onDone }: Several): Edit {
  const refused = new Set<number>();
  const fields: readonly EditField[] = [
    { name: 'status', label: words.columns.status, kind: 'choice', value: '', options: [['', words.asItIs], ...PRODUCT_STATUSES.map((one) => [one, words.statuses[one]] as const)] },
    { name: 'add', label: words.addTags, kind: 'text', value: '', hint: words.commas }, { name: 'remove', label: words.removeTags, kind: 'text', value: '', hint: words.commas },
  ];
  const send = async (changed: Answers, dryRun: boolean): Promise<object> => {
    const meant = dryRun ? products : products.filter(({ id }) => !refused.has(id));
    const views = await inTurns(meant, async (product) => {
      try {
        return shown(product, { words, ...await changeOne(product, changed, dryRun) });
      } catch (error) {
        if (!dryRun || !(error instanceof GraphFailure)) throw error;
        refused.add(product.id);
        return { ...shown(product, { words }), [words.refused]: error.message };
      }
    });
    return byTitle(meant, views);
  };
  return { title: words.changeSeveral(products.length), fields, read: async () => { refused.clear(); return Promise.resolve({ fields, record: byTitle(products, products.map((product) => shown(product, { words }))) }); }, send, onDone };
}

interface Changed {
  readonly status?: ListedProduct['status'];
  readonly tags?: readonly string[];
}

async function changeOne({ id, tags }: ListedProduct, { status, add, remove }: Answers, dryRun: boolean): Promise<Changed> {
  const [wanted, more, fewer] = [PRODUCT_STATUSES.find((one) => one === status), listOf(add), listOf(remove)];
  const saved = wanted && (await ask(ConsoleUpdateProductDocument, { input: { product: { id }, changes: { status: wanted } }, dryRun })).updateProduct;
  if (more.length > 0) await ask(ConsoleAddProductTagsDocument, { input: { productId: id, tags: more }, dryRun });
  if (fewer.length > 0) await ask(ConsoleRemoveProductTagsDocument, { input: { productId: id, tags: fewer }, dryRun });
  return { ...(saved && { status: saved.status }), tags: [...new Set([...tags, ...more])].filter((tag) => !fewer.includes(tag)).toSorted() };
}

const shown = (product: ListedProduct, { words, status = product.status, tags = product.tags }: Changed & { readonly words: CatalogWords }): object =>
  ({ [words.columns.status]: words.statuses[status], ...(tags.length > 0 && { [words.columns.tags]: tags.join(', ') }) });

/** Products of one title are told apart by their codes. */
const byTitle = (products: readonly ListedProduct[], values: readonly unknown[]): object =>
  Object.fromEntries(products.map((product, at) => [nameOf(product), values[at]]));

const nameOf = ({ title, sku, deletedSku, id }: ListedProduct): string => `${title} (${sku ?? deletedSku ?? String(id)})`;

/** Move products to the trash, all or none. */
export const bulkDelete = ({ products, words, onDone }: Several): Edit => moved({ products, words, onDone }, {
  title: words.deleteSeveral(products.length), advice: words.deleteAdvice, label: words.toTrash, from: words.inCatalog, to: words.inTrash,
  send: async (dryRun) => { await ask(ConsoleDeleteProductsDocument, { ids: products.map(({ id }) => id), dryRun }); },
});

/** Take products out of the trash, all or none. */
export const bulkRestore = ({ products, words, onDone }: Several): Edit => moved({ products, words, onDone }, {
  title: words.restoreSeveral(products.length), label: words.restore, from: words.inTrash, to: words.inCatalog,
  send: async (dryRun) => { await ask(ConsoleRestoreProductsDocument, { ids: products.map(({ id }) => id), dryRun }); },
});

interface Move {
  readonly title: string;
  readonly advice?: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly send: (dryRun: boolean) => Promise<void>;
}

const moved = ({ products, onDone }: Several, { title, advice, label, from, to, send }: Move): Edit => ({
  title, advice, label, fields: [], onDone,
  read: () => Promise.resolve({ fields: [], record: byTitle(products, products.map(() => from)) }),
  send: async (_, dryRun) => { await send(dryRun); return byTitle(products, products.map(() => to)); },
});
