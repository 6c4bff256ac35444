import type { ValuePath } from './values.js';

/** A file of a site that cannot be read or pushed; the message says what to do. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';

  /** Where in what the file says it is, as `[0, 'link']`; the line follows from it. */
  readonly at: ValuePath | undefined;

  /** `line` counts from 1; absent where the whole file is meant. */
  constructor(message: string, readonly line?: number, options: ErrorOptions & { readonly at?: ValuePath } = {}) {
    super(message, options);
    this.at = options.at;
  }
}
