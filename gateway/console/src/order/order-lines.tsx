import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Panel } from '../parts/panel.js';
import type { Order } from './use-order.js';

/** What was ordered, how much of it left or was cancelled, and what is available where. */
export function OrderLines({ order: { lines, stocked } }: { readonly order: Order }): ReactElement {
  const { order: words } = useWords();
  const { money } = useFormat();
  const stockOf = (lineId: string): readonly string[] => stocked.find((line) => line.lineId === lineId)?.stock.flatMap(({ available, location }) => (location ? [`${location.code} ${String(available)}`] : [])) ?? [];
  return (
    <Panel title={words.lines}>
      <div className="table-room" tabIndex={0} role="group" aria-label={words.lines}>
        <table>
          <thead><tr>{[words.item, words.quantity, words.shipped, words.cancelled, words.unitPrice, words.sum, words.stock].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>{lines.map(({ lineId, sku, title, quantity, quantityShipped, quantityCancelled, unitPrice, total }) => (
            <tr key={lineId}>
              <td><bdi>{title ?? sku}</bdi><br />{sku !== null && <Link to="/stock/items/$sku" params={{ sku }} className="mono">{sku}</Link>}</td><td>{quantity}</td><td>{quantityShipped}</td><td>{quantityCancelled}</td>
              <td className="is-total">{money(unitPrice)}</td><td className="is-total">{money(total)}</td><td className="soft is-stock">{stockOf(lineId).map((stock) => <div key={stock}>{stock}</div>)}</td>
            </tr>
          ))}</tbody>
        </table>
      </div>
    </Panel>
  );
}
