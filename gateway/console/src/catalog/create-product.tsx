import { useNavigate } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { useMay } from '../shell/use-may.js';
import type { CatalogWords } from '../words/catalog-words.js';
import { EditButton } from './edit-button.js';
import type { Answers, Edit, EditField } from './edit.js';
import { ConsoleCreateProductDocument } from './operations/console-create-product.generated.js';
import { useCatalogWords } from './use-catalog-words.js';
import type { KnownCatalog } from './use-catalogs.js';

/** Makes a product, a draft with its first variant, and leads to its page; for those who may write. */
export function CreateProduct({ catalog }: { readonly catalog: KnownCatalog | undefined }): ReactElement | null {
  const words = useCatalogWords();
  const navigate = useNavigate();
  const mayWrite = useMay('catalog.write');
  if (!mayWrite) return null;
  return <EditButton className="button is-main" edit={() => createEdit({ words, catalogId: catalog?.id, onMade: (id) => { void navigate({ to: '/catalog/products/$id', params: { id: String(id) } }); } })}>{words.newProduct}</EditButton>;
}

interface Creating {
  readonly words: CatalogWords;
  readonly catalogId: number | undefined;
  readonly onMade: (id: number) => void;
}

function createEdit({ words, catalogId, onMade }: Creating): Edit {
  const fields: readonly EditField[] = [
    { name: 'title', label: words.fields.title, kind: 'text', value: '', isRequired: true, longest: 255 },
    { name: 'sku', label: words.fields.sku, kind: 'text', value: '', isRequired: true, longest: 255 },
    { name: 'brand', label: words.fields.brand, kind: 'text', value: '', longest: 255 },
    { name: 'productType', label: words.fields.productType, kind: 'text', value: '', longest: 255 },
  ];
  let made: number | undefined;
  const send = async ({ title = '', sku = '', ...others }: Answers, dryRun: boolean): Promise<object> => {
    const { saveProducts: [product] } = await ask(ConsoleCreateProductDocument, { input: { catalogId, onlyNew: true, products: [{ title, sku, ...others, variants: [{ sku }] }] }, dryRun });
    if (!product) return {};
    made = product.id;
    return { [words.fields.title]: product.title, [words.fields.sku]: product.sku, [words.fields.brand]: product.brand, [words.fields.productType]: product.productType, [words.fields.status]: words.statuses[product.status] };
  };
  return { title: words.newProduct, advice: words.newProductAdvice, fields, read: () => Promise.resolve({ fields, record: {} }), send, onDone: () => { if (made !== undefined) onMade(made); } };
}
