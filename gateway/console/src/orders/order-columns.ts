import { keep, readKept } from '../shell/kept.js';

/** The columns of the list, in their order. */
export const ORDER_COLUMNS = ['number', 'status', 'placed', 'customer', 'destination', 'total', 'payment', 'location', 'waiting', 'promised', 'channel', 'tags', 'changed'] as const;

/** One of {@link ORDER_COLUMNS}. */
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** Whether each column is shown. */
export type ShownColumns = Readonly<Record<string, boolean>>;

const USUAL: readonly OrderColumn[] = ['number', 'status', 'placed', 'customer', 'destination', 'total', 'payment', 'location', 'waiting'];

/** The columns that this browser keeps for the person, or the usual ones. */
export function readColumns(): ShownColumns {
  const kept = readKept('columns')?.split(',') ?? USUAL;
  return Object.fromEntries(ORDER_COLUMNS.map((column) => [column, column === 'number' || kept.includes(column)]));
}

/** Keep which columns are shown. */
export const keepColumns = (shown: ShownColumns): void => { keep('columns', ORDER_COLUMNS.filter((column) => shown[column] === true).join()); };
