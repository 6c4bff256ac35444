/** What is wrong with one of several texts that a step pushes. */
export class OfText extends Error {
  override readonly name = 'OfText';

  /** `slot` is that of the text. */
  constructor(readonly slot: string, cause: unknown) {
    super('A text cannot be pushed', { cause });
  }
}
