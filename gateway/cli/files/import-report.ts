import { createWriteStream, rmSync, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { columnOf } from '#contract/file-columns.js';
import { csvLine } from '../../files/csv-line.js';
import type { FileProduct } from '../../files/file-product.js';
import type { ItemResult } from './catalog-answers.js';

type Place = Pick<FileProduct, 'row' | 'sku' | 'variantRows' | 'columns' | 'places'>;

/** A row of a file, and what was refused of it or left as it was. */
export interface ReportLine {
  readonly row: number;
  readonly sku: string | null;
  readonly status: string;
  /** The column, or the field of JSON. */
  readonly field: string | null;
  readonly message: string;
  /** A field that was left alone for a reason, which is no fault. */
  readonly isNote: boolean;
}

/** How many products had which result. */
export type Counts = Readonly<Record<ItemResult['status'], number>>;

const MOST_PRINTED = 50;

/** Images are fetched after the product is written: said once, since there is nothing to do in a row. */
const AWAITED: ReadonlySet<string> = new Set(['images_pending']);

/** Whether images of a product are still to be fetched. */
export const hasAwaitedImages = ({ notes }: Pick<ItemResult, 'notes'>): boolean => notes.some(({ reason }) => AWAITED.has(reason));

/** What became of the products of a file: counted, the first faults printed, all of them and the notes in a file beside it. */
export class ImportReport {
  readonly counts: Record<ItemResult['status'], number> = { created: 0, updated: 0, partial: 0, skipped: 0, failed: 0, invalid: 0 };
  private faults = 0;
  private notes = 0;
  private written: WriteStream | undefined;
  private readonly print: (text: string) => void;
  readonly file: string;

  constructor(file: string, print: (text: string) => void) {
    [this.file, this.print] = [file, print];
    rmSync(file, { force: true }); // of an earlier import of the file
  }

  /** Note what became of a product. */
  async add(place: Place, { status, sku, errors, notes }: Omit<ItemResult, 'index' | 'product_id'>): Promise<void> {
    this.counts[status] += 1;
    const rowOf = (variantSku: string | null): number => (variantSku === null ? undefined : place.variantRows.get(variantSku)) ?? place.row;
    const lineOf = (entry: { field: string | null; variant_sku: string | null; message: string }, isNote: boolean): ReportLine =>
      ({ row: rowOf(entry.variant_sku), sku: entry.variant_sku ?? sku ?? place.sku, status, field: fieldOf(place, entry), message: entry.message, isNote });
    for (const error of errors) await this.line(lineOf(error, false));
    for (const note of notes) if (!AWAITED.has(note.reason)) await this.line(lineOf(note, true));
  }

  /** Note a product that could not be sent. */
  async refuse({ row, sku, problem }: FileProduct): Promise<void> {
    this.counts.invalid += 1;
    await this.line({ row: problem?.row ?? row, sku, status: 'invalid', field: null, message: problem?.message ?? 'cannot be imported', isNote: false });
  }

  /** The end of the report; answers what is to be said of it. */
  async end(): Promise<{ readonly counts: Counts; readonly faults: number; readonly notes: number }> {
    if (this.faults > MOST_PRINTED) this.print(`and ${String(this.faults - MOST_PRINTED)} more`);
    const { written } = this;
    if (written) {
      written.end();
      await once(written, 'finish');
    }
    return { counts: this.counts, faults: this.faults, notes: this.notes };
  }

  /** Note something beside what became of a product. */
  fault(line: ReportLine): Promise<void> {
    return this.line(line);
  }

  private async line(line: ReportLine): Promise<void> {
    if (line.isNote) this.notes += 1;
    else this.faults += 1;
    if (!line.isNote && this.faults <= MOST_PRINTED) this.print(saidOf(line));
    this.written ??= begun(this.file);
    if (!this.written.write(cellsOf(line))) await once(this.written, 'drain');
  }
}

/** The column, where the file has any. */
const fieldOf = ({ columns, places }: Place, { field, variant_sku: variantSku }: { readonly field: string | null; readonly variant_sku: string | null }): string | null =>
  (field === null || !columns ? field : columnOf(columns, { field, variantSku, places: variantSku === null ? undefined : places?.get(variantSku) }));

function begun(file: string): WriteStream {
  const stream = createWriteStream(file);
  stream.write(csvLine(['row', 'sku', 'status', 'kind', 'field', 'message']));
  return stream;
}

const cellsOf = ({ row, sku, status, isNote, field, message }: ReportLine): string => csvLine([String(row), sku ?? '', status, isNote ? 'note' : 'error', field ?? '', message]);

const saidOf = ({ row, sku, status, field, message }: ReportLine): string => `row ${String(row)}  ${sku ?? '(no SKU)'}  ${status}: ${field === null ? '' : `${field} `}${message}`;
