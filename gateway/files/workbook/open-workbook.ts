import type { TableRow } from '../table.js';
import { cellText, type CellReading } from './cell-text.js';
import { dateStyles } from './date-styles.js';
import { findSheet } from './find-sheet.js';
import { Merged } from './merged-cells.js';
import { SheetCells, type SheetRow } from './sheet-cells.js';
import { sharedStrings } from './shared-strings.js';
import { readXml, xmlEvents } from './xml-events.js';
import { openZip, type ZipEntries } from './zip-entries.js';

const MOST_BYTES = 1024 * 1_048_576;

/** A workbook of which the first visible sheet is read. */
export interface Workbook {
  readonly rows: () => AsyncIterable<TableRow>;
  readonly close: () => void;
}

/** Open an .xlsx file: its texts and merged cells are read, and that no part of it is larger than it may be. Throws FileFault. */
export async function openWorkbook(path: string): Promise<Workbook> {
  const zip = await openZip(path);
  try {
    const { sheet, since1904 } = await findSheet(zip);
    const merged = new Merged();
    await readXml(zip.read(sheet, MOST_BYTES), onlyMerged(merged)); // they stand behind the cells
    const reading: CellReading = { shared: await sharedStrings(zip), dates: await dateStyles(zip), since1904 };
    return { rows: () => rowsOf(zip, sheet, { reading, merged }), close: zip.close };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Reads a sheet for its merged cells, and refuses one of too many cells. */
function onlyMerged(merged: Merged): SheetCells {
  return new SheetCells({ merge: (reference) => { merged.add(reference); }, isCounted: true });
}

interface Reading {
  readonly reading: CellReading;
  readonly merged: Merged;
}

async function* rowsOf(zip: ZipEntries, sheet: string, { reading, merged }: Reading): AsyncIterable<TableRow> {
  const cells = new SheetCells();
  const areas = merged.begin();
  for await (const _ of xmlEvents(zip.read(sheet, MOST_BYTES), cells)) {
    const { ready } = cells;
    cells.ready = [];
    for (const row of ready) yield tableRow(row, { reading, merged: areas });
  }
}

/** A cell with the error of a formula makes its row useless: what it should hold is not known. */
function tableRow({ row, cells }: SheetRow, { reading, merged }: Reading): TableRow {
  const texts: string[] = [];
  let problem: string | undefined;
  for (const [column, cell] of cells) {
    while (texts.length < column) texts.push('');
    texts[column] = cellText(cell, reading);
    if (cell.type === 'e') problem ??= `a formula has the error ${cell.value.slice(0, 20)}`;
  }
  merged.fill(row, texts);
  return { row, cells: texts, problem };
}
