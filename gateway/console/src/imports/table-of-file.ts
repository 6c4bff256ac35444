/** A table as it is in a file: its rows as spreadsheets number them, from 1, and which of them names the columns. */
export interface FileTable {
  readonly rows: readonly (readonly string[])[];
  /** From 0. */
  readonly headerAt: number;
  readonly separator: string;
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
const TEXT_FILE = /\.(?:csv|tsv|txt)$/i;

/** The table of a text file, to show what was refused and to write it anew; undefined for other files. */
export async function tableOfFile(file: File): Promise<FileTable | undefined> {
  if (!TEXT_FILE.test(file.name)) return undefined;
  try {
    const { parse } = await import('csv-parse/browser/esm/sync'); // with the first file
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    const separator = separatorOf(text);
    const rows = parse(text, { delimiter: separator, bom: true, relax_column_count: true, skip_empty_lines: false });
    return { rows, separator, headerAt: headerOf(rows) };
  } catch {
    return undefined; // the graph says what is wrong with it
  }
}

/** The first row with several cells; titles above it have one. */
function headerOf(rows: readonly (readonly string[])[]): number {
  const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;
  return Math.max(0, rows.findIndex((row) => filled(row) > 1));
}

/** The separator that the first lines have most of. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const counts = SEPARATORS.map((separator) => [separator, head.split(separator).length] as const);
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** UTF-16 says so at its beginning; what is no UTF-8 is what Windows writes. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xFF && second === 0xFE) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xFE && second === 0xFF) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What the file has in a row, as spreadsheets number it, under a column. */
export function cellOf({ rows, headerAt }: FileTable, row: number | null, column: string | null): string | undefined {
  const at = column === null ? -1 : rows[headerAt]?.findIndex((name) => name.trim() === column) ?? -1;
  return row === null || at === -1 ? undefined : rows[row - 1]?.[at];
}
