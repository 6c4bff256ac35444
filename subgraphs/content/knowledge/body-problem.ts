import { fits, mustFit } from '#contract/fits.js';
import { brokenLines } from '#contract/text-problem.js';

/** The most characters of the title and of the body of a note or a task. */
export const [LONGEST_TITLE, LONGEST_BODY] = [200, 10_000] as const;

/** The problem of a body, which may be empty, or undefined. */
export const bodyProblem = (body: string): string | undefined => (fits(body, LONGEST_BODY) ? brokenLines(body) : mustFit(LONGEST_BODY));
