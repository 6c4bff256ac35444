/**
 * How processes that answer calls know of each other, in milliseconds: each says `beat` that it is there, trusts that for `held`, and is taken for
 * gone after `gone`. Between the last two no keyed work of it can commit any more, and nobody repeats it yet; clocks may differ by that much.
 */
export const PROCESS_LEASE = { beat: 3_000, held: 15_000, gone: 20_000 } as const;
