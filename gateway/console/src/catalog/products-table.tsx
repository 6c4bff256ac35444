import { useEffect, useRef, type ReactElement } from 'react';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat } from '../words/use-format.js';
import { PRODUCT_CELLS, type Writing } from './product-cells.js';
import { PRODUCT_COLUMNS, type ProductColumn } from './product-columns.js';
import { useCatalogWords } from './use-catalog-words.js';
import type { ProductSelection } from './use-product-selection.js';
import type { ListedProduct } from './use-products.js';

interface Listed {
  readonly products: readonly ListedProduct[];
  /** The languages that products are translated into. */
  readonly locales: readonly string[];
  /** For people who may change products. */
  readonly selection: ProductSelection | undefined;
}

/** Products as a table; on a phone as cards. */
export function ProductsTable({ products, locales, selection }: Listed): ReactElement {
  const writing = { words: useCatalogWords(), format: useFormat(), locales };
  const isNarrow = useIsNarrow();
  if (isNarrow) return <ul className="cards">{products.map((product) => <Card key={product.id} product={product} writing={writing} selection={selection} />)}</ul>;
  return (
    <div className="table-room">
      <table className="products">
        <caption className="unseen">{writing.words.products}</caption>
        <thead><tr>{selection && <SelectPage products={products} selection={selection} />}{PRODUCT_COLUMNS.map((column) => <th key={column} scope="col" className={`is-${column}`}>{column === 'image' ? <span className="unseen">{writing.words.columns.image}</span> : writing.words.columns[column]}</th>)}</tr></thead>
        <tbody>{products.map((product) => <Row key={product.id} product={product} writing={writing} selection={selection} />)}</tbody>
      </table>
    </div>
  );
}

interface Shown {
  readonly product: ListedProduct;
  readonly writing: Writing;
  readonly selection: ProductSelection | undefined;
}

function Row({ product, writing, selection }: Shown): ReactElement {
  return (
    <tr data-row={String(product.id)} className={selection?.has(product.id) === true ? 'is-selected' : undefined}>
      {selection && <td className="is-box"><SelectBox product={product} selection={selection} /></td>}
      {PRODUCT_COLUMNS.map((column) => (column === 'product'
        ? <th key={column} scope="row" className="is-product">{PRODUCT_CELLS[column](product, writing)}</th>
        : <td key={column} className={`is-${column}`}>{PRODUCT_CELLS[column](product, writing)}</td>))}
    </tr>
  );
}

function Card({ product, writing, selection }: Shown): ReactElement {
  const cell = (column: ProductColumn): ReturnType<(typeof PRODUCT_CELLS)[ProductColumn]> => PRODUCT_CELLS[column](product, writing);
  return (
    <li className={selection?.has(product.id) === true ? 'card product-card is-selected' : 'card product-card'} data-row={String(product.id)}>
      {cell('image')}
      <div>
        <div className="card-head"><div>{cell('product')}</div>{selection && <SelectBox product={product} selection={selection} />}</div>
        <div className="row">{cell('status')}<span>{cell('price')}</span></div>
        <div className="soft">{writing.words.columns.languages}: {cell('languages')}</div>
      </div>
    </li>
  );
}

interface Boxed {
  readonly product: ListedProduct;
  readonly selection: ProductSelection;
}

/** Selects a product; with the shift key all from the last one on. */
function SelectBox({ product: { id, title }, selection }: Boxed): ReactElement {
  const words = useCatalogWords();
  return <span className="select"><input type="checkbox" aria-label={words.selectOne(title)} checked={selection.has(id)} onClick={({ shiftKey }) => { selection.toggle(id, shiftKey); }} onChange={() => undefined} /></span>;
}

/** The head of the column: selects all products of the page, or none. */
function SelectPage({ products, selection }: { readonly products: readonly ListedProduct[]; readonly selection: ProductSelection }): ReactElement {
  const words = useCatalogWords();
  const count = products.filter(({ id }) => selection.has(id)).length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => { if (box.current) box.current.indeterminate = count > 0 && count < products.length; }, [count, products.length]);
  return <th scope="col" className="is-box"><span className="select"><input ref={box} type="checkbox" aria-label={words.selectPage} checked={count > 0 && count === products.length} onChange={selection.togglePage} /></span></th>;
}
