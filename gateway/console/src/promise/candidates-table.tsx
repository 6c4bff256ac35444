import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { OutcomeBadge } from './promise-badge.js';
import type { ExplainedOption } from './use-explanation.js';
import { useDay } from './use-day.js';
import { usePromiseWords } from './use-promise-words.js';

type Candidate = ExplainedOption['candidates'][number];

/** The locations side by side: what became of each, what it has, and by which days it would come from there by each method. */
export function CandidatesTable({ options }: { readonly options: readonly ExplainedOption[] }): ReactElement {
  const words = usePromiseWords();
  const codes = [...new Set(options.flatMap(({ candidates }) => candidates.map(({ location: { code } }) => code)))];
  const at = (option: ExplainedOption, code: string): Candidate | undefined => option.candidates.find(({ location }) => location.code === code);
  return (
    <div className="table-room" tabIndex={0} role="group" aria-label={words.candidates}>
      <table>
        <thead><tr><th scope="col">{words.location}</th><th scope="col">{words.stock}</th>{options.map(({ option: { method } }) => <th key={method} scope="col">{words.methods[method]}</th>)}</tr></thead>
        <tbody>{codes.map((code) => {
          const first = options.map((option) => at(option, code)).find((found) => found !== undefined);
          return first && (
            <tr key={code}>
              <th scope="row"><Link to="/promise/settings/$rule" params={{ rule: 'calendar' }} search={(before) => ({ ...before, location: code })}>{first.location.name}</Link> <span className="soft">{code}</span></th>
              <td><Stock candidate={first} /></td>
              {options.map((option) => <td key={option.option.method}><Days candidate={at(option, code)} /></td>)}
            </tr>
          );
        })}</tbody>
      </table>
    </div>
  );
}

function Stock({ candidate: { stock } }: { readonly candidate: Candidate }): ReactElement {
  const words = usePromiseWords();
  const { count } = useFormat();
  return <>{stock.map(({ sku, wanted, available }) => <div key={sku} className={available !== null && available < wanted ? 'is-failed' : undefined}>{sku}: {available === null ? words.notTracked : words.stockOf(count(available), count(wanted))}</div>)}</>;
}

function Days({ candidate }: { readonly candidate: Candidate | undefined }): ReactElement {
  const words = usePromiseWords();
  const day = useDay();
  if (!candidate) return <>–</>;
  const { outcome, shipsOn, deliveryTo } = candidate;
  return <><OutcomeBadge outcome={outcome} />{shipsOn !== null && deliveryTo !== null && <div className="promise-candidate-days">{words.leaves} {day(shipsOn)}<br />{words.deliveredBy} {day(deliveryTo)}</div>}</>;
}
