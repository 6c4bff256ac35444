import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode } from 'react';
import { fromFirstPage } from '../parts/pages-of.js';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat, type Format } from '../words/use-format.js';
import { DifferenceBadges } from './difference-badge.js';
import { STOCK_COLUMNS, type StockColumn } from './stock-columns.js';
import { orderOf, sortable, unitsOf } from './stock-order.js';
import type { StockRow } from './use-stock.js';
import { useStockWords } from './use-stock-words.js';

const route = getRouteApi('/stock');
const TEXTS: ReadonlySet<StockColumn> = new Set(['sku', 'item', 'location', 'difference']);

/** What each column shows of an item at a location. */
const CELLS: Readonly<Record<StockColumn, (row: StockRow, format: Format) => ReactNode>> = {
  sku: (row) => <SkuLink {...row} />, item: ({ title }) => title ?? '–', location: ({ location }) => location?.name ?? '–',
  onHand: ({ onHand }, { count }) => count(onHand), reserved: ({ reserved }, { count }) => count(reserved), published: ({ published }, { count }) => <strong>{count(published)}</strong>,
  accepted: ({ accepted: { units } }, { count }) => count(units), incoming: ({ incoming }, { count }) => count(unitsOf(incoming)), difference: ({ differences }) => <DifferenceBadges differences={differences} />,
};

const keyOf = ({ sku, location }: Pick<StockRow, 'location' | 'sku'>): string => `${sku ?? ''} ${location?.code ?? ''}`;

/** Leads to an item; the keys of lists move the focus among these links. */
function SkuLink({ sku, location }: Pick<StockRow, 'location' | 'sku'>): ReactElement {
  return <Link to="/stock/items/$sku" params={{ sku: sku ?? '' }} hash={location?.code ?? ''} className="order-link mono" data-row={keyOf({ sku, location })}>{sku}</Link>;
}

/** Stock as a table, whose figures sort it; on a phone as cards. */
export function StockTable({ rows }: { readonly rows: readonly StockRow[] }): ReactElement {
  const words = useStockWords();
  const format = useFormat();
  if (useIsNarrow()) return <ul className="cards">{rows.map((row) => <Card key={keyOf(row)} row={row} format={format} />)}</ul>;
  return (
    <div className="table-room">
      <table>
        <caption className="unseen">{words.title}</caption>
        <thead><tr>{STOCK_COLUMNS.map((column) => <Heading key={column} column={column} />)}</tr></thead>
        <tbody>{rows.map((row) => (
          <tr key={keyOf(row)}>{STOCK_COLUMNS.map((column) => (column === 'sku' ? <th key={column} scope="row">{CELLS[column](row, format)}</th> : <td key={column} className={TEXTS.has(column) ? undefined : 'is-number-right'}>{CELLS[column](row, format)}</td>))}</tr>
        ))}</tbody>
      </table>
    </div>
  );
}

function Heading({ column }: { readonly column: StockColumn }): ReactElement {
  const words = useStockWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const [figure, order] = [sortable(column), orderOf(search.sort)];
  const className = TEXTS.has(column) ? undefined : 'is-number-right';
  if (figure === undefined) return <th scope="col" className={className}>{words.columns[column]}</th>;
  const direction = order?.column === figure ? DIRECTIONS[String(order.isDescending)] : undefined;
  const turn = (): void => { void navigate({ search: { ...fromFirstPage(search), sort: direction === 'descending' ? figure : `-${figure}` }, resetScroll: false }); };
  return <th scope="col" className={className} aria-sort={direction}><button type="button" className="sort" onClick={turn}>{words.columns[figure]}<span aria-hidden="true" className={`arrow is-${direction ?? 'none'}`} /></button></th>;
}

const DIRECTIONS: Readonly<Record<string, 'ascending' | 'descending'>> = { true: 'descending', false: 'ascending' };

function Card({ row, format }: { readonly row: StockRow; readonly format: Format }): ReactElement {
  const { columns: names } = useStockWords();
  return (
    <li className="card">
      <div className="card-head">{CELLS.sku(row, format)}<span>{names.published} {CELLS.published(row, format)}</span></div>
      <div>{CELLS.item(row, format)}</div>
      <div className="soft">{CELLS.location(row, format)}</div>
      <div className="card-head"><span className="soft">{names.onHand} {CELLS.onHand(row, format)} · {names.reserved} {CELLS.reserved(row, format)}</span>{CELLS.difference(row, format)}</div>
    </li>
  );
}

