import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ReturnBadge } from '../returns/return-badge.js';
import { ReturnLink } from '../returns/return-link.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Panel } from '../parts/panel.js';
import type { Order } from './use-order.js';

/** What comes back, and what was found of it. */
export function Returns({ order: { number: reference, returns } }: { readonly order: Order }): ReactElement {
  const { order: words, navigation } = useWords();
  const { moment } = useFormat();
  return (
    <Panel title={words.returns}>
      {returns.length === 0 && <p className="soft">{words.noReturns}</p>}
      {returns.map(({ id, number, status, createdAt, lines }) => (
        <div key={id} className="part">
          <h3><ReturnLink number={number} /><ReturnBadge status={status} /></h3>
          <p className="soft">{moment(createdAt)}</p>
          <ul>{lines.map(({ lineId, sku, title, quantityExpected, quantityReceived, classification, reason }, at) => (
            <li key={`${lineId ?? sku ?? ''}:${String(at)}`}><bdi>{title ?? sku}</bdi> <span className="soft mono">{sku}</span>: {words.expected} {quantityExpected}, {words.received} {quantityReceived}{[reason, classification].filter((text) => text !== null).map((text) => <span key={text}> · <bdi>{text}</bdi></span>)}</li>
          ))}</ul>
        </div>
      ))}
      <p><Link to="/policies" search={{ order: reference.replace('#', '') }}>{navigation.returnable}</Link></p>
    </Panel>
  );
}
