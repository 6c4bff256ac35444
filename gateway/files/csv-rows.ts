import { createRequire } from 'node:module';
import { pipeline, Readable } from 'node:stream';
import type * as CsvParse from 'csv-parse';
import { FileFault } from './file-fault.js';
import type { TableRow } from './table.js';

/** The most characters of a row: a quote that is never closed takes no more memory than this. */
const LONGEST_ROW = 1_000_000;

/** The rows of a CSV. Throws a {@link FileFault} with the row at which it cannot be read on. */
export async function* csvRows(texts: AsyncIterable<string>, separator: string): AsyncIterable<TableRow> {
  const { parse } = createRequire(import.meta.url)('csv-parse') as typeof CsvParse;
  const parser = parse({ delimiter: separator, relax_column_count: true, max_record_size: LONGEST_ROW });
  pipeline(Readable.from(texts), parser, () => undefined); // what fails ends the reading below
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    throw faultOf(error);
  }
}

const SAID: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened here and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quoted cell goes on behind its closing quote; a quote within a cell is written twice',
  INVALID_OPENING_QUOTE: 'a cell that does not begin with a quote has one; quote the whole cell and write the quote twice: "Frame 24"" oak"',
  CSV_INVALID_OPENING_QUOTE: 'a cell that does not begin with a quote has one; quote the whole cell and write the quote twice: "Frame 24"" oak"',
  CSV_MAX_RECORD_SIZE: 'is longer than a million characters; perhaps a quote is opened here and never closed',
};

/** What the parser found, with the row it was in. */
function faultOf(error: unknown): unknown {
  const said = error instanceof Error && 'code' in error && typeof error.code === 'string' ? SAID[error.code] : undefined;
  if (said === undefined || !(error instanceof Error)) return error;
  return new FileFault(said, { row: 'records' in error && typeof error.records === 'number' ? error.records + 1 : undefined, cause: error });
}
