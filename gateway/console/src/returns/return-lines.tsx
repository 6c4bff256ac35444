import { type ReactElement } from 'react';
import { Facts, Panel } from '../parts/panel.js';
import { reasonName } from '../policies/reason-name.js';
import { useReturnPolicy } from '../policies/use-policy.js';
import { useLanguage, useWords } from '../words/use-words.js';
import type { Returned } from './use-return.js';

/** What comes back and why, and what was found of it. */
export function ReturnLines({ returned: { lines, outcome } }: { readonly returned: Returned }): ReactElement {
  const { order, returns: words } = useWords();
  return (
    <Panel title={order.lines}>
      <div className="table-room" tabIndex={0} role="group" aria-label={order.lines}>
        <table>
          <thead><tr>{[order.item, order.expected, order.received, words.condition, words.reason, words.remark].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>{lines.map((line, at) => <Line key={`${line.orderLineId ?? line.sku ?? ''}:${String(at)}`} line={line} />)}</tbody>
        </table>
      </div>
      {outcome && <Outcome outcome={outcome} />}
    </Panel>
  );
}

interface Shown {
  readonly line: Returned['lines'][number];
}

function Line({ line, line: { title, sku, barcode, quantityExpected, quantityReceived, classification } }: Shown): ReactElement {
  const { returns: words } = useWords();
  return (
    <tr>
      <td><bdi>{title ?? sku ?? barcode}</bdi><br /><span className="soft mono">{sku ?? barcode}</span></td><td>{quantityExpected}</td><td>{quantityReceived}</td>
      <td>{classification === null ? '' : words.conditions[classification] ?? classification}</td>
      <Reason line={line} /><Remark line={line} />
    </tr>
  );
}

function Reason({ line: { reasonCode, reason, exchange } }: Shown): ReactElement {
  const { returns: words } = useWords();
  const language = useLanguage();
  const known = useReturnPolicy().data?.returnPolicy.reasons ?? [];
  return <td className="is-reason">{[reasonCode === null ? null : reasonName(known, reasonCode, language), reason].filter((text) => text !== null && text !== '').join(': ')}{exchange && <div className="soft">{words.instead}: {exchange.sku ?? exchange.barcode}</div>}</td>;
}

function Remark({ line: { note, lotNumber, serialNumber } }: Shown): ReactElement {
  const { returns: words } = useWords();
  const lot = [lotNumber, serialNumber].filter((text) => text !== null).join(' / ');
  return <td>{note}{lot !== '' && <div className="soft">{words.lot}: {lot}</div>}</td>;
}

function Outcome({ outcome }: { readonly outcome: NonNullable<Returned['outcome']> }): ReactElement {
  const { returns: words } = useWords();
  const names = ['missing', 'notSellable', 'unexpected'] as const;
  const wrong = names.map((name) => [words[name], outcome[name].map(({ title, sku, quantity }) => `${String(quantity)} × ${title ?? sku ?? ''}`).join(', ')] as const);
  return <><h3>{words.outcome}</h3>{wrong.every(([, items]) => items === '') ? <p>{words.allThere}</p> : <Facts facts={wrong} />}</>;
}
