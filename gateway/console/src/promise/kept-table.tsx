import { type ReactElement, type ReactNode } from 'react';
import type { KeptPromisesBy } from '#contract/schema.generated.js';
import { useFormat } from '../words/use-format.js';
import type { Kept } from './use-kept.js';
import { usePromiseWords } from './use-promise-words.js';

interface Counted {
  readonly kept: Kept;
  readonly by: KeptPromisesBy;
  /** Whose late orders are listed. */
  readonly chosen: string | undefined;
  readonly linkTo: (key: string, label: string) => ReactNode;
}

type Count = Kept['total'];

/** How many promises were kept, by method, location or carrier, and all together. */
export function KeptTable({ kept: { rows, total }, by, chosen, linkTo }: Counted): ReactElement {
  const words = usePromiseWords();
  const nameOf = ({ key, name }: Kept['rows'][number]): string => (key === 'STANDARD' || key === 'EXPRESS' ? words.methods[key] : name);
  return (
    <div className="table-room" tabIndex={0} role="group" aria-label={words.kept}>
      <table>
        <thead><tr><th scope="col">{words.keptBy[by]}</th>{[words.promised, words.keptCount, words.late, words.open, words.rate].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {rows.map((row) => <tr key={row.key ?? ''} className={row.key === chosen ? 'is-selected' : undefined}><th scope="row">{row.late > 0 && row.key !== null ? linkTo(row.key, nameOf(row)) : nameOf(row)}</th><Numbers count={row} /></tr>)}
          <tr><th scope="row">{words.total}</th><Numbers count={total} /></tr>
        </tbody>
      </table>
    </div>
  );
}

function Numbers({ count: { promised, kept, late, open, rate } }: { readonly count: Count }): ReactElement {
  const { rate: label } = usePromiseWords();
  const { count, share } = useFormat();
  return (
    <>
      <td>{count(promised)}</td><td>{count(kept)}</td><td className={late > 0 ? 'is-failed' : undefined}>{count(late)}</td><td>{count(open)}</td>
      <td>{rate === null ? '–' : <span className="promise-rate"><meter min={0} max={1} value={rate} aria-label={label} /> {share(rate)}</span>}</td>
    </>
  );
}
