import { columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactElement, type ReactNode } from 'react';
import { SelectBox, SelectPage } from '../bulk/select-box.js';
import type { Selection } from '../bulk/use-selection.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ORDER_CELLS } from './order-cells.js';
import { ORDER_COLUMNS, type OrderColumn, type ShownColumns } from './order-columns.js';
import { SORT_KEYS } from './order-values.js';
import { useOrderSearch } from './use-order-search.js';
import type { ListedOrder } from './use-orders.js';

const features = tableFeatures({ columnVisibilityFeature });
const helper = createColumnHelper<typeof features, ListedOrder>();
const columns = helper.columns(ORDER_COLUMNS.map((id) => helper.display({ id })));

interface Listed {
  readonly orders: readonly ListedOrder[];
  readonly shown: ShownColumns;
  /** For people who may change orders. */
  readonly selection: Selection | undefined;
}

/** Orders as a table whose columns the person chose. */
export function OrdersTable({ orders, shown, selection }: Listed): ReactElement {
  const writing = { words: useWords(), format: useFormat() }; // once for all cells
  const table = useTable({ features, columns, data: orders, state: { columnVisibility: shown }, getRowId: ({ id }) => id });
  return (
    <div className="table-room">
      <table>
        <caption className="unseen">{writing.words.orders.title}</caption>
        <thead>{table.getHeaderGroups().map(({ id, headers }) => <tr key={id}>{selection && <SelectPage orders={orders} selection={selection} />}{headers.map(({ id: column }) => <Heading key={column} column={columnOf(column)} />)}</tr>)}</thead>
        <tbody>{table.getRowModel().rows.map((row) => <tr key={row.id} data-row={row.id} className={selection?.has(row.id) === true ? 'is-selected' : undefined}>{selection && <td className="is-box"><SelectBox order={row.original} selection={selection} /></td>}{row.getVisibleCells().map(({ id, column }) => <Cell key={id} column={columnOf(column.id)}>{ORDER_CELLS[columnOf(column.id)](row.original, writing)}</Cell>)}</tr>)}</tbody>
      </table>
    </div>
  );
}

const columnOf = (id: string): OrderColumn => ORDER_COLUMNS.find((column) => column === id) ?? 'number';

function Cell({ column, children }: { readonly column: OrderColumn; readonly children: ReactNode }): ReactElement {
  return column === 'number' ? <th scope="row">{children}</th> : <td className={`is-${column}`}>{children}</td>;
}

/** The name of a column; a press sorts by it where the graph can, and the next one turns it around. */
function Heading({ column }: { readonly column: OrderColumn }): ReactElement {
  const { orders: words } = useWords();
  const { search: { sort = '-placed' }, change } = useOrderSearch();
  if (!(column in SORT_KEYS)) return <th scope="col" className={`is-${column}`}>{words.columns[column]}</th>;
  const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';
  return (
    <th scope="col" aria-sort={direction} className={`is-${column}`}>
      <button type="button" className="sort" onClick={() => { change({ sort: direction === 'descending' ? column : `-${column}` }); }}>{words.columns[column]}<span aria-hidden="true" className={`arrow is-${direction}`} /></button>
    </th>
  );
}
