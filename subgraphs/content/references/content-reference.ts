import type { DocumentKind } from '../documents/document.js';
import type { Reference, ReferenceKind } from '../fields/references-in.js';

/** Whether a reference is in what is edited, or in what websites read. */
export type ReferenceState = 'DRAFT' | 'PUBLISHED';

/** Why a website cannot follow a reference. */
export type ReferenceProblem = 'HIDDEN_ABOVE' | 'MISSING' | 'NO_ANSWER' | 'OTHER_COLLECTION' | 'UNPUBLISHED';

/** The text that a reference is in. */
export interface ReferringText {
  readonly documentId: number;
  readonly locale: string;
  readonly state: ReferenceState;
}

/** A reference as it is kept: in which text, where in it, and to what. */
export interface ContentReference extends ReferringText, Pick<Reference, 'path' | 'target'> {
  readonly siteId: number;
  readonly documentKind: DocumentKind;
  readonly kind: ReferenceKind;
  /** Its place among the references of its document: what lists are in the order of. */
  readonly place: string;
  /** Null where nothing is known to be wrong with it. */
  readonly problem: ReferenceProblem | null;
}
