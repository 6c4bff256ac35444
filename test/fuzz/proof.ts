/** The calls within which each planted fault is found, and none without one. */
export const PER_PROOF = 600;
/** The seed of those calls. */
export const PROOF_SEED = 20261121;
