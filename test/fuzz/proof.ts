/** The first seed of the calls that find the planted faults. */
export const PROOF_SEED = 16;
/** Calls that are compared. */
export const FEW = 120;

/** Calls of a seed, and seeds, at most until every planted fault is found; which of them meets one depends on the rows there are. */
export const [MOST_UNTIL_FOUND, MOST_SEEDS] = [2000, 5] as const;
