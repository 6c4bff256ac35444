import type { ProductChangesInput } from '#contract/schema.generated.js';
import type { Answers, Edit, EditField, EditState } from '../catalog/edit.js';
import { ConsoleUpdateProductDocument } from '../catalog/operations/console-update-product.generated.js';
import { readCatalog, type Catalog } from '../catalog/use-catalogs.js';
import { ask } from '../graph/ask.js';
import { GraphFailure } from '../graph/graph-failure.js';
import type { Format } from '../words/use-format.js';
import type { CatalogWords } from '../words/catalog-words.js';
import { keeperOf, type KeeperOf } from './keeper-of.js';
import { shownProduct } from './shown-product.js';
import { readProduct, type Product, type ProductView } from './use-product.js';

/** What every change of a product is made of. */
export interface Editing {
  readonly product: Product;
  readonly catalog: Catalog;
  readonly words: CatalogWords;
  readonly format: Format;
}

/** What the fields of a form are made of. */
export interface FieldsOf {
  readonly product: Product;
  readonly catalog: Catalog;
  readonly words: CatalogWords;
  readonly keeper: KeeperOf;
}

interface ProductEdit {
  readonly title: string;
  readonly advice?: string | undefined;
  readonly label?: string;
  readonly fields: (now: FieldsOf) => readonly EditField[];
  /** What is sent; answers the product as it would be, or is. */
  readonly send: (changed: Answers, dryRun: boolean) => Promise<ProductView>;
  readonly onDone?: () => void;
}

/** A change of a product by a form: read anew before the difference is shown, and compared with what the page knew. */
export function productEdit(editing: Editing, { fields, send, ...rest }: ProductEdit): Edit {
  const { product: { id }, words, format } = editing;
  let { catalog } = editing;
  const stateOf = (product: Product): EditState => ({ fields: fields(fieldsOf({ product, catalog, words })), record: shownProduct(product, { words, catalog }), lastChange: lastChangeOf(product, { words, format }) });
  return {
    ...rest, fields: stateOf(editing.product).fields,
    read: async () => {
      const [{ product }, { catalog: now }] = await Promise.all([readProduct(String(id)), readCatalog(catalog.id)]);
      catalog = now ?? catalog;
      if (!product) throw new GraphFailure('PRODUCT_NOT_FOUND', words.gone);
      return stateOf(product);
    },
    send: async (changed, dryRun) => shownProduct(await send(changed, dryRun), { words, catalog }),
  };
}

const fieldsOf = ({ product, catalog, words }: Omit<FieldsOf, 'keeper'>): FieldsOf => ({ product, catalog, words, keeper: keeperOf({ product, catalog, aKey: words.aKey }) });

/** Who changed it last, and when. */
function lastChangeOf({ activity }: Pick<Product, 'activity'>, { words, format }: Pick<Editing, 'format' | 'words'>): string | undefined {
  const last = activity.at(-1);
  return last && words.lastChange(last.actor ?? words.somebody, format.moment(last.at));
}

/** Save what is named of a product. */
export const updateProduct = async (id: number, changes: ProductChangesInput, dryRun: boolean): Promise<ProductView> => (await ask(ConsoleUpdateProductDocument, { input: { product: { id }, changes }, dryRun })).updateProduct;
