/** One sentence of a document that the product implements, cited by a test by its id. */
export interface Requirement {
  readonly id: string;
  /** Document and section. */
  readonly section: string;
  readonly behaviour: string;
}
