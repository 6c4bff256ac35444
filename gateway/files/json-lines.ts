import { FileFault } from './file-fault.js';

/** A value of a file, and where it is: its line, or its place in the list from 1. */
export interface FileValue {
  readonly row: number;
  readonly value: unknown;
}

/** The most characters of one value. */
export const LONGEST_VALUE = 4_000_000;

/** The values of a file with one a line. */
export async function* jsonLines(texts: AsyncIterable<string>): AsyncIterable<FileValue> {
  let [rest, row] = ['', 0];
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_VALUE) throw new FileFault(`is longer than ${String(LONGEST_VALUE)} characters`, { row: row + lines.length + 1 });
    for (const line of lines) {
      row += 1;
      if (line.trim() !== '') yield valueOf(line, row);
    }
  }
  if (rest.trim() !== '') yield valueOf(rest, row + 1);
}

/** A value by its text. */
export function valueOf(text: string, row: number): FileValue {
  try {
    return { row, value: JSON.parse(text) };
  } catch (error) {
    throw new FileFault('is no JSON', { row, cause: error });
  }
}
