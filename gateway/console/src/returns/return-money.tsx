import { type ReactElement } from 'react';
import { Facts, Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import type { Returned } from './use-return.js';

/** What the customer was told to get, and what they got. */
export function ReturnMoney({ returned: { refunds, resolution, storeCredit, issued, terms } }: { readonly returned: Returned }): ReactElement {
  const { order, returns: words } = useWords();
  const { moment, money, count } = useFormat();
  return (
    <Panel title={order.refunds}>
      {refunds.length === 0 && !storeCredit && <p className="soft">{order.noRefunds}</p>}
      {refunds.map(({ id, refundedAt, total, fee, lines }) => (
        <div key={id} className="part"><h3>{money(total)}</h3><p className="soft">{moment(refundedAt)}{lines.map(({ lineId, sku, quantity }) => <span key={lineId}> · {quantity} × {sku}</span>)}{Number(fee.amount) > 0 && ` · ${words.fee} ${money(fee)}`}</p></div>
      ))}
      {storeCredit && <div className="part"><h3>{words.credit} {money(storeCredit.amount)}</h3><p><span className="mono">{issued?.code}</span> <span className="soft">{words.validUntil} {moment(storeCredit.expiresAt)}</span></p></div>}
      {terms && <div className="part"><h3>{words.terms}</h3><Facts facts={[[words.goods, money(terms.goods)], [order.shipping, money(terms.shipping)], [words.fee, resolution === 'REFUND' ? money(terms.fee) : null], [words.due, money(terms.due)], [words.policy, count(terms.policyVersion)]]} /></div>}
    </Panel>
  );
}
