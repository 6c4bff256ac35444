/** Where a process dies while it takes an order over: on which side of which commit. */
export const FAIL_POINTS = ['after the claim', 'in the transaction', 'after the commit', 'before the answer'] as const;

/** One of {@link FAIL_POINTS}. */
export type FailPoint = (typeof FAIL_POINTS)[number];

/** What a parent tells its faulty process; it answers `done`. */
export interface Instruction {
  /** Die when this point is reached. */
  readonly arm?: FailPoint;
  /** Milliseconds by which its clock goes forward. */
  readonly turn?: number;
}
