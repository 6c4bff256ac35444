import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { fromFirstPage } from '../parts/pages-of.js';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat } from '../words/use-format.js';
import { PARCEL_CELLS } from './parcel-cells.js';
import { PARCEL_COLUMNS, type ParcelColumn } from './parcel-columns.js';
import { isNewestFirst } from './parcel-pages.js';
import type { ListedParcel } from './use-parcels.js';
import { useTrackingWords } from './use-tracking-words.js';

const route = getRouteApi('/tracking');

/** Parcels as a table; on a phone as cards. */
export function ParcelsTable({ parcels }: { readonly parcels: readonly ListedParcel[] }): ReactElement {
  const writing = { words: useTrackingWords(), format: useFormat() };
  const isNarrow = useIsNarrow();
  if (isNarrow) return <ul className="cards">{parcels.map((parcel) => <Card key={parcel.id} parcel={parcel} />)}</ul>;
  return (
    <div className="table-room">
      <table className="parcels-table">
        <caption className="unseen">{writing.words.parcels}</caption>
        <thead><tr>{PARCEL_COLUMNS.map((column) => <Heading key={column} column={column} />)}</tr></thead>
        <tbody>{parcels.map((parcel) => (
          <tr key={parcel.id}>{PARCEL_COLUMNS.map((column) => (column === 'number'
            ? <th key={column} scope="row" className="mono">{PARCEL_CELLS[column](parcel, writing)}</th>
            : <td key={column} className={`is-${column}`}>{PARCEL_CELLS[column](parcel, writing)}</td>))}</tr>
        ))}</tbody>
      </table>
    </div>
  );
}

/** The name of a column; the graph sorts by departure alone, and a press turns that around. */
function Heading({ column }: { readonly column: ParcelColumn }): ReactElement {
  const words = useTrackingWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  if (column !== 'shipped') return <th scope="col" className={`is-${column}`}>{words.columns[column]}</th>;
  const direction = isNewestFirst(search) ? 'descending' : 'ascending';
  const turn = (): void => { void navigate({ search: { ...fromFirstPage(search), sort: direction === 'descending' ? 'shipped' : '' } }); };
  return <th scope="col" aria-sort={direction}><button type="button" className="sort" onClick={turn}>{words.columns.shipped}<span aria-hidden="true" className={`arrow is-${direction}`} /></button></th>;
}

function Card({ parcel }: { readonly parcel: ListedParcel }): ReactElement {
  const writing = { words: useTrackingWords(), format: useFormat() };
  const cell = (column: ParcelColumn): ReturnType<(typeof PARCEL_CELLS)[ParcelColumn]> => PARCEL_CELLS[column](parcel, writing);
  return (
    <li className="card">
      <div className="card-head"><span className="mono">{cell('number')}</span>{cell('status')}</div>
      <div>{cell('order')} · <bdi>{cell('customer')}</bdi> · <bdi>{cell('destination')}</bdi></div>
      <div className="card-head is-news soft"><span><bdi>{cell('carrier')}</bdi> · <bdi>{cell('location')}</bdi></span><span>{writing.words.columns.news}: {cell('news')}</span></div>
    </li>
  );
}
