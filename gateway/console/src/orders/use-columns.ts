import { useState } from 'react';
import { keepColumns, readColumns, type ShownColumns } from './order-columns.js';

/** Which columns are shown, and how that is changed. */
export interface Columns {
  readonly shown: ShownColumns;
  readonly choose: (shown: ShownColumns) => void;
}

/** The columns of the list, as this browser keeps them. */
export function useColumns(): Columns {
  const [shown, setShown] = useState(readColumns);
  return { shown, choose: (next) => { keepColumns(next); setShown(next); } };
}
