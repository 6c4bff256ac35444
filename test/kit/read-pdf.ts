import { workerThread, type WorkerThread } from '#kernel/worker-thread.js';

/** What a reader sees of a PDF. */
export interface ReadPdf {
  /** Width and height of the first page in points. */
  readonly size: readonly number[];
  readonly pages: number;
  readonly text: string;
  /** Where the words of the first page stand and how large they are: x and y from its lower left corner and the size, in points. */
  readonly places: readonly string[];
  /** What a scanner reads of the first page. */
  readonly barcodes: readonly { readonly format: string; readonly text: string }[];
}

/** The reader replaces built-in functions, such as JSON.stringify, by its own: in a thread they are no others' business. */
const reader: WorkerThread<string, ReadPdf> = workerThread({ module: new URL('./pdf-reader.js', import.meta.url), workerData: null, ended: (cause) => new Error('The reader of PDFs ended', { cause }) });

/** Open a PDF, read its text, and scan the barcodes of its first page. */
export const readPdf = (base64: string): Promise<ReadPdf> => reader.run(base64);
