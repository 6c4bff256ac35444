/** A file that is no list of products that can be read; the message says where. Nothing of such a file is imported. */
export class FileFault extends Error {
  override readonly name = 'FileFault';

  constructor(message: string, { row, cause }: { readonly row?: number | undefined; readonly cause?: unknown } = {}) {
    super(row === undefined ? message : `Row ${String(row)}: ${message}`, { cause });
  }
}
