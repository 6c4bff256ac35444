import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Panel } from '../parts/panel.js';
import type { Order } from './use-order.js';

/** What was given back. */
export function Refunds({ order: { refunds } }: { readonly order: Order }): ReactElement {
  const { order: words } = useWords();
  const { moment, money } = useFormat();
  return (
    <Panel title={words.refunds}>
      {refunds.length === 0 && <p className="soft">{words.noRefunds}</p>}
      {refunds.map(({ id, refundedAt, total, lines }) => (
        <div key={id} className="part"><h3>{money(total)}</h3><p className="soft">{moment(refundedAt)}{lines.map(({ lineId, sku, quantity }) => <span key={lineId}> · {quantity} × {sku}</span>)}</p></div>
      ))}
    </Panel>
  );
}
