import type { Edit } from '../catalog/edit.js';
import { textOf } from '../parts/form-texts.js';
import { ask } from '../graph/ask.js';
import { ConsoleDeleteProductMetadataDocument } from './operations/console-delete-product-metadata.generated.js';
import { ConsoleSetProductMetadataDocument } from './operations/console-set-product-metadata.generated.js';
import type { Editing } from './product-edits.js';
import { productNow } from './side-edits.js';
import type { Product } from './use-product.js';

type Entries = Product['metadata'];

const recordOf = (entries: Entries): object => Object.fromEntries(entries.map(({ namespace, key, value }) => [`${namespace}.${key}`, value]));

/** A value that staff keep: another one, a new one, or none. */
export function metadataEdit({ product, words }: Editing, entry?: Entries[number]): Edit {
  const named: Edit['fields'] = entry ? [] : [{ name: 'namespace', label: words.namespace, kind: 'text', value: '', isRequired: true, longest: 60 }, { name: 'key', label: words.metadataKey, kind: 'text', value: '', isRequired: true, longest: 60 }];
  const fieldsOf = (entries: Entries): Edit['fields'] => [...named, { name: 'value', label: words.value, kind: 'long', value: textOf(entries.find((one) => one.namespace === entry?.namespace && one.key === entry.key)?.value), longest: 4000 }];
  return {
    title: entry ? `${entry.namespace}.${entry.key}` : words.newMetadata, advice: words.metadataAdvice, fields: fieldsOf(product.metadata),
    read: async () => {
      const { metadata } = await productNow(product);
      return { fields: fieldsOf(metadata), record: recordOf(metadata) };
    },
    send: async (changed, dryRun) => {
      const sent = { namespace: textOf(entry?.namespace ?? changed['namespace']), key: textOf(entry?.key ?? changed['key']), value: textOf(changed['value']) };
      const others = (await productNow(product)).metadata.filter(({ namespace }) => namespace !== sent.namespace);
      return recordOf([...others, ...await saved(product.id, sent, dryRun)]);
    },
  };
}

/** The namespace as it is then; an empty value is removed. */
async function saved(productId: number, { namespace, key, value }: Entries[number], dryRun: boolean): Promise<Entries> {
  if (value === '') return (await ask(ConsoleDeleteProductMetadataDocument, { input: { productId, namespace, keys: [key] }, dryRun })).deleteProductMetadata;
  return (await ask(ConsoleSetProductMetadataDocument, { input: { productId, namespace, entries: [{ key, value }] }, dryRun })).setProductMetadata;
}
