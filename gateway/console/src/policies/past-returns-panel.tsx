import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import type { SaveReturnPolicyInput } from '#contract/schema.generated.js';
import { DraftProblems } from '../parts/draft-problems.js';
import { Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { policyField } from './field-names.js';
import { usePastReturns, type PastReturns } from './use-policy.js';
import { usePolicyWords } from './use-policy-words.js';

/** What a draft would have meant for the orders and returns of the last 30 days. */
export function PastReturnsPanel({ change }: { readonly change: SaveReturnPolicyInput | null }): ReactElement | null {
  const words = usePolicyWords();
  const { data, error, isPlaceholderData } = usePastReturns(change);
  if (change === null) return null;
  return (
    <Panel title={words.past}>
      {error ? <DraftProblems error={error} nameOf={(path) => policyField(path, words)} /> : data && <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'stack is-busy' : 'stack'}><Numbers past={data} /></div>}
    </Panel>
  );
}

function Numbers({ past: { isWhole, orders, returnableBefore, returnableAfter, returns, refusedBefore, refusedAfter, blockedOrders, refusedReturns, fees } }: { readonly past: PastReturns }): ReactElement {
  const words = usePolicyWords();
  const { count, money } = useFormat();
  const of = (part: number, all: number): string => words.ofOrders(count(part), count(all));
  const sums = (all: PastReturns['fees']['after']): string => (all.length === 0 ? words.none : all.map(money).join(', '));
  const rows = [
    [words.pastOrders, of(returnableBefore, orders), of(returnableAfter, orders)], [words.pastReturns, of(refusedBefore, returns), of(refusedAfter, returns)], [words.feesOfPast, sums(fees.before), sums(fees.after)],
    ...blockedOrders.map(({ reason, before, after }) => [words.blocks[reason], count(before), count(after)] as const),
  ] as const;
  const numbers = [...new Set([...blockedOrders.flatMap(({ examples }) => examples)])];
  const refused = [...new Set(refusedReturns.flatMap(({ examples }) => examples))];
  return (
    <>
      <div className="table-room changes" tabIndex={0} role="group" aria-label={words.past}>
        <table>
          <thead><tr><td /><th scope="col">{words.before}</th><th scope="col">{words.after}</th></tr></thead>
          <tbody>{rows.map(([name, before, after]) => <tr key={name}><th scope="row">{name}</th><td>{before === after ? before : <del>{before}</del>}</td><td>{before === after ? after : <ins>{after}</ins>}</td></tr>)}</tbody>
        </table>
      </div>
      {!isWhole && <p className="soft">{words.partOnly}</p>}
      {numbers.length > 0 && <p className="row">{words.newlyBlocked}: {numbers.map((number) => <Link key={number} to="/orders/$reference" params={{ reference: number.replace('#', '') }}>{number}</Link>)}</p>}
      {refused.length > 0 && <p className="row">{words.refused}: {refused.map((number) => <Link key={number} to="/returns/$reference" params={{ reference: number }}>{number}</Link>)}</p>}
    </>
  );
}
