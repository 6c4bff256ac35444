/** A file of a site that cannot be read or pushed; the message says what to do. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';

  /** `line` counts from 1; absent where the whole file is meant. */
  constructor(message: string, readonly line?: number, options?: ErrorOptions) {
    super(message, options);
  }
}
