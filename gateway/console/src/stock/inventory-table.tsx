import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat } from '../words/use-format.js';
import type { ConsoleInventoryQuery } from './operations/console-inventory.generated.js';
import { unitsOf } from './stock-order.js';
import { useStockWords } from './use-stock-words.js';

type Item = ConsoleInventoryQuery['inventory']['nodes'][number];

/** Items with what each location may sell of them; on a phone as cards. */
export function InventoryTable({ items }: { readonly items: readonly Item[] }): ReactElement {
  const words = useStockWords();
  const { moment } = useFormat();
  if (useIsNarrow()) return <ul className="cards">{items.map((item) => <Card key={item.sku} item={item} />)}</ul>;
  return (
    <div className="table-room">
      <table>
        <caption className="unseen">{words.inventory}</caption>
        <thead><tr>{[words.columns.sku, words.columns.item, words.barcode, words.published, words.where, words.changed].map((name) => <th key={name} scope="col" className={name === words.published ? 'is-number-right' : undefined}>{name}</th>)}</tr></thead>
        <tbody>{items.map((item) => (
          <tr key={item.sku}>
            <th scope="row"><ItemLink sku={item.sku} /></th><td>{item.title ?? '–'}</td><td className="mono stock-code">{item.barcode ?? '–'}</td>
            <td className="is-number-right"><Sellable item={item} /></td><td><Places item={item} /></td><td className="is-changed">{moment(item.updatedAt)}</td>
          </tr>
        ))}</tbody>
      </table>
    </div>
  );
}

const ItemLink = ({ sku }: Pick<Item, 'sku'>): ReactElement => <Link to="/stock/items/$sku" params={{ sku }} className="order-link mono" data-row={sku}>{sku}</Link>;

function Sellable({ item: { positions } }: { readonly item: Item }): ReactElement {
  const { count } = useFormat();
  return <strong>{count(positions.reduce((sum, { available }) => sum + available, 0))}</strong>;
}

function Places({ item: { positions } }: { readonly item: Item }): ReactElement {
  const words = useStockWords();
  const { count } = useFormat();
  return (
    <ul className="stock-places">{positions.map(({ location, available, reserved, incoming }) => (
      <li key={location?.code}><strong>{count(available)}</strong> {location?.name}{reserved > 0 && <span className="soft"> · {words.reserved} {count(reserved)}</span>}{incoming.length > 0 && <span className="soft"> · {words.incoming} {count(unitsOf(incoming))}</span>}</li>
    ))}</ul>
  );
}

function Card({ item }: { readonly item: Item }): ReactElement {
  const words = useStockWords();
  return (
    <li className="card">
      <div className="card-head"><ItemLink sku={item.sku} /><span>{words.published} <Sellable item={item} /></span></div>
      <div>{item.title}</div><Places item={item} />
    </li>
  );
}
