import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { codeOf } from '../graph/graph-failure.js';
import { Failure } from '../parts/failure.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ReturnFees } from './return-fees.js';
import { useReturnable, type Returnable } from './use-policy.js';
import { usePolicyWords } from './use-policy-words.js';

/** What of an order can be returned until when, by which methods and for which fee, and why not the rest. */
export function OrderReturnable({ reference }: { readonly reference: string }): ReactElement {
  const { shell } = useWords();
  const words = usePolicyWords();
  const { data, error, refetch, isPlaceholderData } = useReturnable(reference);
  if (error) return codeOf(error) === 'ORDER_NOT_FOUND' ? <p className="notice is-warning" role="status">{words.noOrder}</p> : <Failure error={error} onRetry={() => { void refetch(); }} />;
  if (!data) return <p role="status">{shell.loading}</p>;
  return <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'stack is-busy' : 'stack'}><Head returnable={data} /><ReturnableLines lines={data.lines} /><ReturnFees returnable={data} /></div>;
}

function Head({ returnable: { order: { number }, blocked, until, windowDays, recentReturns, allowedReturns, periodDays, lines } }: { readonly returnable: Returnable }): ReactElement {
  const words = usePolicyWords();
  const { day, count } = useFormat();
  const isOpen = blocked === null && lines.some((line) => line.blocked === null);
  return (
    <>
      <p><Link className="order-link" to="/orders/$reference" params={{ reference: number.replace('#', '') }}>{number}</Link> {isOpen && until !== null ? <span className="badge is-success">{words.untilDay(day(until))}</span> : blocked !== null && <span className="badge is-warning">{words.blocks[blocked]}</span>}</p>
      <p className="soft">{words.windowOf(count(windowDays))}{recentReturns !== null && allowedReturns !== null && ` · ${words.returnsOf(count(recentReturns), count(allowedReturns), count(periodDays ?? 0))}`}</p>
    </>
  );
}

/** The lines, each with what can be returned of it, and the reason as it is told to customers. */
export function ReturnableLines({ lines }: Pick<Returnable, 'lines'>): ReactElement {
  const words = usePolicyWords();
  const { day, count } = useFormat();
  return (
    <ul className="events">{lines.map(({ lineId, title, sku, shipped, returned, returnable, until, blocked, because }) => (
      <li key={lineId}>
        <div className="card-head"><span>{title} <span className="mono soft">{sku}</span></span>{blocked === null ? <span className="badge is-success">{words.returnable}: {count(returnable)}</span> : <span className="badge is-warning">{words.blocks[blocked]}</span>}</div>
        <p className="soft">{words.shipped} {count(shipped)} · {words.returned} {count(returned)}{until !== null && ` · ${words.until} ${day(until)}`}</p>
        <p lang="en">{because}</p>
      </li>
    ))}</ul>
  );
}
