/** One sentence of a document that the product keeps, and that a test cites by its id. */
export interface Requirement {
  readonly id: string;
  /** Document and section. */
  readonly section: string;
  readonly behaviour: string;
}
