import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import type { SaveReturnPolicyInput } from '#contract/schema.generated.js';
import { codeOf } from '../graph/graph-failure.js';
import { DraftProblems } from '../parts/draft-problems.js';
import { Panel } from '../parts/panel.js';
import { QueryAnswer } from '../parts/query-answer.js';
import { useFormat } from '../words/use-format.js';
import { policyField } from './field-names.js';
import { OrderChoice } from './order-choice.js';
import { PastReturnsPanel } from './past-returns-panel.js';
import { ReturnFees } from './return-fees.js';
import { useReturnable, type Returnable } from './use-policy.js';
import { usePolicyWords } from './use-policy-words.js';

const route = getRouteApi('/policies/edit');

/** What a draft means: for an order, line by line, and for the orders and returns of the last days. */
export function PolicyEffect({ change }: { readonly change: SaveReturnPolicyInput | null }): ReactElement {
  const words = usePolicyWords();
  const [{ order }, navigate] = [route.useSearch(), route.useNavigate()];
  return (
    <>
      <Panel title={words.effect}>
        <p className="soft">{words.effectHint}</p>
        <OrderChoice key={order} order={order} onChoose={(chosen) => { void navigate({ search: { order: chosen } }); }} />
        {order === undefined ? <p>{words.chooseOrder}</p> : <OrderEffect reference={order} change={change} />}
      </Panel>
      <PastReturnsPanel change={change} />
    </>
  );
}

function OrderEffect({ reference, change }: { readonly reference: string; readonly change: SaveReturnPolicyInput | null }): ReactElement {
  const words = usePolicyWords();
  const [now, then] = [useReturnable(reference), useReturnable(reference, change)];
  const error = now.error ?? then.error;
  if (error) return codeOf(error) === 'ORDER_NOT_FOUND' ? <p className="notice is-warning" role="status">{words.noOrder}</p> : <DraftProblems error={error} nameOf={(path) => policyField(path, words)} />;
  return <QueryAnswer query={now}>{(before) => <QueryAnswer query={then}>{(after) => <Compared now={before} then={after} isTried={change !== null} />}</QueryAnswer>}</QueryAnswer>;
}

function Compared({ now, then, isTried }: { readonly now: Returnable; readonly then: Returnable; readonly isTried: boolean }): ReactElement {
  const words = usePolicyWords();
  const isSame = JSON.stringify([now.lines, now.fees, now.resolutions]) === JSON.stringify([then.lines, then.fees, then.resolutions]);
  return <><ComparedLines now={now} then={then} />{isTried && isSame && <p className="soft" role="status">{words.sameAfter}</p>}<ReturnFees returnable={then} /></>;
}

/** Each line as it is, and as it would be. */
function ComparedLines({ now, then }: { readonly now: Returnable; readonly then: Returnable }): ReactElement {
  const words = usePolicyWords();
  const { day, count } = useFormat();
  const said = (line: Returnable['lines'][number] | undefined): string => {
    if (!line) return '–';
    return line.blocked === null ? `${words.returnable}: ${count(line.returnable)}${line.until === null ? '' : `, ${words.until} ${day(line.until)}`}` : `${words.blocks[line.blocked]}${line.until === null ? '' : ` (${day(line.until)})`}`;
  };
  return (
    <div className="table-room changes" tabIndex={0} role="group" aria-label={words.effect}>
      <table>
        <thead><tr>{[words.item, words.before, words.after].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{now.lines.map((line) => {
          const [before, after] = [said(line), said(then.lines.find(({ lineId }) => lineId === line.lineId))];
          return <tr key={line.lineId}><th scope="row">{line.title} <span className="mono soft">{line.sku}</span></th><td>{before === after ? before : <del>{before}</del>}</td><td>{before === after ? after : <ins>{after}</ins>}</td></tr>;
        })}</tbody>
      </table>
    </div>
  );
}
