import { mustFit } from '#contract/fits.js';
import { brokenLines, isLonger } from '#contract/text-problem.js';

/** The most characters of the title and of the body of a note or a task. */
export const [LONGEST_TITLE, LONGEST_BODY] = [200, 10_000] as const;

/** The problem of a body, which may be empty, or undefined. */
export const bodyProblem = (body: string): string | undefined => (isLonger(body, LONGEST_BODY) ? mustFit(LONGEST_BODY) : brokenLines(body));
