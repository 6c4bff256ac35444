import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { fromFirstPage } from '../parts/pages-of.js';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { RETURN_CELLS } from './return-cells.js';
import { RETURN_COLUMNS, type ReturnColumn } from './return-columns.js';
import { isNewestFirst } from './returns-pages.js';
import type { ListedReturn } from './use-returns.js';

const route = getRouteApi('/returns');

/** Returns as a table; on a phone as cards. */
export function ReturnsTable({ returns }: { readonly returns: readonly ListedReturn[] }): ReactElement {
  const writing = { words: useWords(), format: useFormat() };
  const isNarrow = useIsNarrow();
  if (isNarrow) return <ul className="cards">{returns.map((returned) => <Card key={returned.id} returned={returned} />)}</ul>;
  return (
    <div className="table-room">
      <table>
        <caption className="unseen">{writing.words.returns.title}</caption>
        <thead><tr>{RETURN_COLUMNS.map((column) => <Heading key={column} column={column} />)}</tr></thead>
        <tbody>{returns.map((returned) => (
          <tr key={returned.id}>{RETURN_COLUMNS.map((column) => (column === 'number'
            ? <th key={column} scope="row">{RETURN_CELLS[column](returned, writing)}</th>
            : <td key={column} className={`is-${column}`}>{RETURN_CELLS[column](returned, writing)}</td>))}</tr>
        ))}</tbody>
      </table>
    </div>
  );
}

/** The name of a column; the graph sorts by the last change alone, and a press turns that around. */
function Heading({ column }: { readonly column: ReturnColumn }): ReactElement {
  const { returns: words } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  if (column !== 'changed') return <th scope="col" className={`is-${column}`}>{words.columns[column]}</th>;
  const direction = isNewestFirst(search) ? 'descending' : 'ascending';
  const turn = (): void => { void navigate({ search: { ...fromFirstPage(search), sort: direction === 'descending' ? 'changed' : '' } }); };
  return <th scope="col" aria-sort={direction}><button type="button" className="sort" onClick={turn}>{words.columns.changed}<span aria-hidden="true" className={`arrow is-${direction}`} /></button></th>;
}

function Card({ returned }: { readonly returned: ListedReturn }): ReactElement {
  const writing = { words: useWords(), format: useFormat() };
  const cell = (column: ReturnColumn): ReturnType<(typeof RETURN_CELLS)[ReturnColumn]> => RETURN_CELLS[column](returned, writing);
  return (
    <li className="card">
      <div className="card-head">{cell('number')}{cell('status')}</div>
      <div><bdi>{cell('customer')}</bdi> · {cell('order')}</div>
      <div className="card-head soft"><span>{cell('opened')}</span><span>{cell('units')} · <bdi>{cell('location')}</bdi></span></div>
    </li>
  );
}
