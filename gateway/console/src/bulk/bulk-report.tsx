import { type ReactElement } from 'react';
import { download } from '../parts/download.js';
import { Failure } from '../parts/failure.js';
import { useCopy } from '../parts/use-copy.js';
import { useWords } from '../words/use-words.js';
import type { BulkName } from './bulk-names.js';
import type { BulkRow } from './bulk-plan.js';
import { BulkTable } from './bulk-table.js';
import { csvOf } from './csv-of.js';
import type { Bulk } from './use-bulk.js';

interface Reported {
  readonly bulk: Bulk;
  readonly rows: readonly BulkRow[];
  readonly name: BulkName;
}

/** How far the action is, a way to stop it or to go on after a lost answer, and what became of each order. */
export function BulkReport({ bulk: { run, check, stop }, rows, name }: Reported): ReactElement {
  const { orderWork: { bulk: words } } = useWords();
  const plan = check.data;
  const [done, all] = [rows.filter(({ result }) => result !== 'waiting').length, rows.length];
  const tally = (['changed', 'refused', 'same', 'stopped'] as const).map((result) => [result, rows.filter((row) => row.result === result).length] as const).filter(([, count]) => count > 0);
  return (
    <>
      {run.error && <Failure error={run.error} {...(plan && { onRetry: () => { run.mutate(plan); } })} />}
      <progress max={all} value={done} aria-label={words.report} />
      <p role="status">{words.progress(done, all)} {tally.map(([result, count]) => `${words.results[result]}: ${String(count)}`).join(' · ')}</p>
      {run.isPending && <p><button type="button" className="button" autoFocus onClick={stop}>{words.stop}</button></p>}
      {run.isSuccess && <Taken rows={rows} name={name} />}
      <BulkTable rows={rows} />
    </>
  );
}

function Taken({ rows, name }: Omit<Reported, 'bulk'>): ReactElement {
  const { orderWork: { bulk: words } } = useWords();
  const csv = csvOf([[words.order, words.result, words.reason], ...rows.map(({ number, result, reason = '' }) => [number, words.results[result], reason])]);
  const { copy, isCopied } = useCopy(csv);
  return (
    <div className="row">
      <button type="button" className="button" onClick={copy}>{isCopied === true ? words.copied : words.copy}</button>
      <button type="button" className="button" onClick={() => { download(new Blob(['\u{FEFF}', csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`); /* spreadsheets read UTF-8 by its mark */ }}>{words.download}</button>
    </div>
  );
}
