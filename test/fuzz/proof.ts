/** The calls within which each planted fault is found, and none without one. */
export const PER_PROOF = 500;
/** The seed of those calls. */
export const PROOF_SEED = 20261121;
/** Calls that are compared. */
export const FEW = 120;
