/** The point of a write at which a process dies: before or after which commit. */
export const FAIL_POINTS = ['after the claim', 'in the transaction', 'after the commit', 'before the answer'] as const;

/** One of {@link FAIL_POINTS}; or the point at which a mail to a customer is queued and the event that it is of is not marked yet; or at which a label of a return is made and not kept, or kept and nobody was told. */
export type FailPoint = (typeof FAIL_POINTS)[number] | 'after the mail' | 'at the label' | 'after the label';

/** An instruction of the parent to its faulty process; it answers `done`. */
export interface Instruction {
  /** Die when this point is reached by as many writes as `writes` says; those that reach it earlier wait there. */
  readonly arm?: FailPoint;
  readonly writes?: number;
  /** How many ids the write takes before the one it dies at, in the transaction. */
  readonly idsBefore?: number;
  /** Milliseconds by which its clock goes forward. */
  readonly turn?: number;
}
