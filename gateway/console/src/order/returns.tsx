import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Panel } from './panel.js';
import type { Order } from './use-order.js';

/** What comes back, and what was found of it. */
export function Returns({ order: { returns } }: { readonly order: Order }): ReactElement {
  const { order: words, statuses } = useWords();
  const { moment } = useFormat();
  return (
    <Panel title={words.returns}>
      {returns.length === 0 && <p className="soft">{words.noReturns}</p>}
      {returns.map(({ id, number, status, createdAt, lines }) => (
        <div key={id} className="part">
          <h3>{number}<span className="badge is-information">{statuses.return[status]}</span></h3>
          <p className="soft">{moment(createdAt)}</p>
          <ul>{lines.map(({ lineId, sku, title, quantityExpected, quantityReceived, classification, reason }) => (
            <li key={lineId ?? sku}>{title ?? sku} <span className="soft mono">{sku}</span>: {words.expected} {quantityExpected}, {words.received} {quantityReceived}{[reason, classification].filter((text) => text !== null).map((text) => ` · ${text}`)}</li>
          ))}</ul>
        </div>
      ))}
    </Panel>
  );
}
