import { type ReactElement } from 'react';
import { useCatalogWords } from '../catalog/use-catalog-words.js';
import { textOf } from '../parts/form-texts.js';
import { useFormat } from '../words/use-format.js';
import { Downloads } from './downloads.js';
import type { Rehearsed } from './file-steps.js';
import { ImportFigures } from './import-figures.js';
import { refusedRows } from './refused-rows.js';
import { RefusedTable } from './refused-table.js';

interface Shown {
  readonly rehearsed: Rehearsed;
  readonly isSending: boolean;
  readonly onImport: () => void;
}

/** What an import of the file would do: how many products it would make and change, what it would refuse and why, and which columns it leaves out. */
export function Rehearsal({ rehearsed, isSending, onImport }: Shown): ReactElement {
  const words = useCatalogWords();
  const { count } = useFormat();
  const { total, processed, file, summary } = rehearsed.said;
  const writable = total - summary.failed - summary.invalid;
  const advice = writable === 0 ? words.mendAndDrop : writable < total ? words.othersStay : '';
  return (
    <>
      <p>{words.recognised(textOf(file?.kind), count(total))}{processed < total && ` ${words.firstOnly(count(processed))}`}</p>
      {file && file.leftOut.length > 0 && <p className="notice">{words.leftOut}: <span className="mono">{file.leftOut.join(', ')}</span></p>}
      <h3>{words.wouldBecome}</h3>
      <ImportFigures summary={summary} />
      <WouldRefuse rehearsed={rehearsed} />
      <div className="row">{writable > 0 && <button type="button" className="button is-main" disabled={isSending} onClick={onImport}>{words.importCount(count(writable))}</button>}<span className="soft">{advice}</span></div>
    </>
  );
}

function WouldRefuse({ rehearsed: { said, table } }: Pick<Shown, 'rehearsed'>): ReactElement | null {
  const words = useCatalogWords();
  const rows = refusedRows(said.results.nodes, table);
  if (rows.length === 0) return null;
  const isWhole = said.rows.nodes.length === said.total && said.results.nodes.length < MOST_REFUSED;
  return <><h3>{words.refusedRows}</h3><RefusedTable rows={rows} /><Downloads results={() => Promise.resolve(said.results.nodes)} starts={said.rows.nodes} name={textOf(said.file?.name)} table={isWhole ? table : undefined} /></>;
}

/** So many refusals of a dry run are read. */
const MOST_REFUSED = 200;
