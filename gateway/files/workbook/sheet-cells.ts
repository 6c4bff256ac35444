import { FileFault } from '../file-fault.js';
import { MOST_COLUMNS } from '../table.js';
import { placeOf } from './cell-place.js';
import type { SheetCell } from './cell-text.js';
import type { XmlHandlers } from './xml-events.js';

/** The most cells with a value of a sheet. */
export const MOST_CELLS = 5_000_000;

/** More than a cell can hold; the rest is no cell's. */
const LONGEST_TEXT = 40_000;

/** A row as it is in the sheet, with the columns that have values. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly (readonly [column: number, cell: SheetCell])[];
}

/** Collects the rows of a sheet as its XML is read. */
export class SheetCells implements XmlHandlers {
  /** The rows that are complete and were not taken yet. */
  ready: SheetRow[] = [];
  private row = 0;
  private column = -1;
  private cells: [number, SheetCell][] = [];
  private count = 0;
  private inRow = 0;
  private cell = { type: 'n', style: 0 };
  private value = '';
  private isValue = false;
  private spoken = 0;
  private readonly merge: (attributes: Readonly<Record<string, string>>) => void;
  private readonly isCounted: boolean;

  /** With `isCounted` rows are counted and not kept. */
  constructor({ merge = () => undefined, isCounted = false }: { readonly merge?: (reference: string) => void; readonly isCounted?: boolean } = {}) {
    [this.merge, this.isCounted] = [({ ref = '' }) => { merge(ref); }, isCounted];
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'mergeCell') this.merge(attributes);
    else if (name === 'row') this.beginRow(attributes);
    else if (name === 'c') this.beginCell(attributes);
    else if (name === 'rPh') this.spoken += 1;
    else this.isValue = (name === 'v' || name === 't') && this.spoken === 0;
  };

  readonly text = (text: string): void => { if (this.isValue && this.value.length < LONGEST_TEXT) this.value += text; };

  readonly close = (name: string): void => {
    this.isValue = false;
    if (name === 'rPh') this.spoken -= 1;
    else if (name === 'c') this.endCell();
    else if (name === 'row' && !this.isCounted) this.ready.push({ row: this.row, cells: this.cells });
  };

  private beginRow({ r: reference = '' }: Readonly<Record<string, string>>): void {
    const row = reference === '' ? this.row + 1 : Number(reference);
    if (!Number.isSafeInteger(row) || row <= this.row) throw new FileFault('The rows of the sheet are not in their order');
    [this.row, this.column, this.cells, this.inRow] = [row, -1, [], 0];
  }

  private beginCell({ r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    this.column = r === '' ? this.column + 1 : placeOf(r)?.column ?? MOST_COLUMNS;
    [this.cell, this.value] = [{ type: t, style: Number(s) }, ''];
  }

  private endCell(): void {
    if (this.value === '') return;
    this.count += 1;
    if (this.count > MOST_CELLS) throw new FileFault(`The sheet has more than ${MOST_CELLS.toLocaleString('en')} cells; split it, or save it as CSV`);
    this.inRow += 1;
    if (this.column >= MOST_COLUMNS || this.inRow > MOST_COLUMNS) throw new FileFault(`has a value beyond column ${String(MOST_COLUMNS)}`, { row: this.row });
    if (!this.isCounted) this.cells.push([this.column, { ...this.cell, value: this.value }]);
  }
}
