/** The first seed of the calls that find the planted faults. */
export const PROOF_SEED = 16;
/** Calls that are compared. */
export const FEW = 120;

/** Calls of a seed, and seeds, at most until every planted fault is found; which of them meets one depends on the records of the world. */
export const [MOST_UNTIL_FOUND, MOST_SEEDS] = [600, 4] as const;
