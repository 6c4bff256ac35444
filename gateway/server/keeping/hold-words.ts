/** The name under which a process of the product lets others of its deployment hold its writes: the audience of their signatures, and the path below its entrance. */
export const KEEPING = 'keeping';

/** What is asked there. */
export type HoldWord = 'hold' | 'settle' | 'release';
