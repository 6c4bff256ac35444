/** The name under which a process lets the command line of its deployment ask for the keys of its databases: the audience of the signatures, and the path below its entrance. */
export const WRAPPING = 'wrapping';

/** What is asked there: with which master keys those of a database are wrapped, and to wrap them with another one. */
export const WRAP_WORDS = ['wrappedWith', 'rewrap'] as const;

/** One of {@link WRAP_WORDS}. */
export type WrapWord = (typeof WRAP_WORDS)[number];
