import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode } from 'react';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat, type Format } from '../words/use-format.js';
import { DifferenceBadges } from './difference-badge.js';
import { orderOf, sortedRows, unitsOf, wordOf } from './sorted-rows.js';
import { STOCK_COLUMNS, type StockColumn } from './stock-columns.js';
import type { StockRow } from './use-stock.js';
import { useStockWords } from './use-stock-words.js';

const route = getRouteApi('/stock');
const TEXTS: ReadonlySet<StockColumn> = new Set(['sku', 'item', 'location', 'difference']);

/** What each column shows of an item at a location. */
const CELLS: Readonly<Record<StockColumn, (row: StockRow, format: Format) => ReactNode>> = {
  sku: (row) => <SkuLink {...row} />, item: ({ title }) => title ?? '–', location: ({ location }) => location?.name ?? '–',
  reported: ({ reported }, { count }) => count(reported), reserved: ({ reserved }, { count }) => count(reserved), published: ({ published }, { count }) => <strong>{count(published)}</strong>,
  accepted: ({ accepted: { units } }, { count }) => count(units), incoming: ({ incoming }, { count }) => count(unitsOf(incoming)), difference: ({ differences }) => <DifferenceBadges differences={differences} />,
};

const keyOf = ({ sku, location }: Pick<StockRow, 'location' | 'sku'>): string => `${sku ?? ''} ${location?.code ?? ''}`;

/** Leads to an item; the keys of lists move the focus among these links. */
function SkuLink({ sku, location }: Pick<StockRow, 'location' | 'sku'>): ReactElement {
  return <Link to="/stock/items/$sku" params={{ sku: sku ?? '' }} hash={location?.code ?? ''} className="order-link mono" data-row={keyOf({ sku, location })}>{sku}</Link>;
}

/** Stock as a table, whose headings sort the rows of the page; on a phone as cards. */
export function StockTable({ rows }: { readonly rows: readonly StockRow[] }): ReactElement {
  const words = useStockWords();
  const format = useFormat();
  const sorted = sortedRows(rows, orderOf(route.useSearch().sort));
  if (useIsNarrow()) return <ul className="cards">{sorted.map((row) => <Card key={keyOf(row)} row={row} format={format} />)}</ul>;
  return (
    <div className="table-room">
      <table>
        <caption className="unseen">{words.title}</caption>
        <thead><tr>{STOCK_COLUMNS.map((column) => <Heading key={column} column={column} />)}</tr></thead>
        <tbody>{sorted.map((row) => (
          <tr key={keyOf(row)}>{STOCK_COLUMNS.map((column) => (column === 'sku' ? <th key={column} scope="row">{CELLS[column](row, format)}</th> : <td key={column} className={TEXTS.has(column) ? undefined : 'is-number-right'}>{CELLS[column](row, format)}</td>))}</tr>
        ))}</tbody>
      </table>
    </div>
  );
}

function Heading({ column }: { readonly column: StockColumn }): ReactElement {
  const words = useStockWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const order = orderOf(search.sort);
  const direction = order?.column === column ? order.isDescending ? 'descending' : 'ascending' : undefined;
  const turn = (): void => { void navigate({ search: { ...search, sort: wordOf({ column, isDescending: direction === undefined ? !TEXTS.has(column) : direction === 'ascending' }) }, resetScroll: false }); };
  return (
    <th scope="col" className={TEXTS.has(column) ? undefined : 'is-number-right'} aria-sort={direction}>
      <button type="button" className="sort" title={words.sortHint} onClick={turn}>{words.columns[column]}<span aria-hidden="true" className={direction === undefined ? 'arrow' : `arrow is-${direction}`} /></button>
    </th>
  );
}

function Card({ row, format }: { readonly row: StockRow; readonly format: Format }): ReactElement {
  const { columns: names } = useStockWords();
  return (
    <li className="card">
      <div className="card-head">{CELLS.sku(row, format)}<span>{names.published} {CELLS.published(row, format)}</span></div>
      <div>{CELLS.item(row, format)}</div>
      <div className="soft">{CELLS.location(row, format)}</div>
      <div className="card-head"><span className="soft">{names.reported} {CELLS.reported(row, format)} · {names.reserved} {CELLS.reserved(row, format)}</span>{CELLS.difference(row, format)}</div>
    </li>
  );
}

