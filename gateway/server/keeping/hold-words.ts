/** The name under which a process of the product lets others of its deployment hold its writes: the audience of their signatures, and the path below its entrance. */
export const KEEPING = 'keeping';

/** What is asked there; the first is the next two in one, for where one process has all databases: each question costs the writers a turn of a busy process. */
export const HOLD_WORDS = ['holdSettled', 'hold', 'settle', 'release'] as const;

/** One of {@link HOLD_WORDS}. */
export type HoldWord = (typeof HOLD_WORDS)[number];
