/**
 * The lease of a process that answers calls, in milliseconds: it renews the lease every `beat`, relies on it for `held`, and is considered
 * dead after `gone`. Between `held` and `gone` its keyed work can no longer commit and is not repeated yet; clocks may differ by that much.
 */
export const PROCESS_LEASE = { beat: 3_000, held: 15_000, gone: 20_000 } as const;
