/** Rows and fields that need not do what they are asked in a campaign, and why. */
export const HARD_TO_REACH: ReadonlyMap<string, string> = new Map<string, string>([
]);
