import { type ReactElement } from 'react';
import { bulkChange, bulkDelete, bulkRestore } from './bulk-edits.js';
import { EditButton } from './edit-button.js';
import { useCatalogWords } from './use-catalog-words.js';
import type { ProductSelection } from './use-product-selection.js';

/** How many products are selected, and what can be done with them. */
export function ProductSelectionBar({ selection: { products, clear } }: { readonly selection: ProductSelection }): ReactElement | null {
  const words = useCatalogWords();
  if (products.length === 0) return null;
  const onDone = (): void => {
    clear();
    requestAnimationFrame(() => { document.getElementById('content')?.focus({ preventScroll: true }); }); // the bar that had the focus is gone
  };
  const several = { products, words, onDone };
  const inTrash = products.every(({ deletedAt }) => deletedAt !== null);
  return (
    <div className="selection" role="group" aria-label={words.selected(products.length)}>
      <strong role="status">{words.selected(products.length)}</strong>
      {inTrash
        ? <EditButton edit={() => bulkRestore(several)}>{words.restore}</EditButton>
        : <><EditButton edit={() => bulkChange(several)}>{words.change}</EditButton><EditButton edit={() => bulkDelete(several)}>{words.toTrash}</EditButton></>}
      <button type="button" className="button is-quiet" onClick={clear}>{words.clearSelection}</button>
    </div>
  );
}
