import { FileFault } from '../file-fault.js';
import { placeOf } from './cell-place.js';

/** Cells that are shown as one; the first has the value. */
export interface MergedCells {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const [MOST_MERGED, MOST_WIDTH] = [20_000, 1000] as const;

/** The merged cells of a sheet, by their tops. */
export class Merged {
  private readonly areas: MergedCells[] = [];
  private active: (MergedCells & { readonly text: string })[] = [];
  private next = 0;

  /** Note an area: `A2:A5`. */
  add(reference: string): void {
    const [from, to] = reference.split(':').map(placeOf);
    if (!from || !to) return;
    if (this.areas.length >= MOST_MERGED) throw new FileFault(`The sheet has more than ${String(MOST_MERGED)} merged cells`);
    this.areas.push({ top: from.row, bottom: to.row, left: from.column, right: Math.min(to.column, MOST_WIDTH) });
  }

  /** Begin to read the sheet from its top. */
  begin(): this {
    this.areas.sort((one, other) => one.top - other.top);
    [this.active, this.next] = [[], 0];
    return this;
  }

  /** Give the cells of a row the values that they show; rows come in their order. Areas that overlap are refused: no program makes them, and each would be filled in every row. */
  fill(row: number, cells: string[]): void {
    this.activate(row, cells);
    if (this.active.length === 0) return;
    this.active = this.active.filter(({ bottom }) => bottom >= row);
    if (this.active.reduce((sum, { left, right }) => sum + Math.max(right - left + 1, 0), 0) > MOST_WIDTH + 1) throw new FileFault('merged cells overlap', { row });
    for (const { left, right, text } of this.active) if (text !== '') fillCells(cells, { left, right, text });
  }

  private activate(row: number, cells: readonly string[]): void {
    for (let area = this.areas[this.next]; area && area.top <= row; area = this.areas[this.next]) {
      this.next += 1;
      if (area.top === row) this.active.push({ ...area, text: cells[area.left] ?? '' });
    }
  }
}

function fillCells(cells: string[], { left, right, text }: { readonly left: number; readonly right: number; readonly text: string }): void {
  while (cells.length <= right) cells.push('');
  for (let column = left; column <= right; column += 1) if (cells[column] === '') cells[column] = text;
}
