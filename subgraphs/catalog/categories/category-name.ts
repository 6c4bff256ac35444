import { textProblem } from '#contract/text-problem.js';

const LONGEST = 255;

/** The problem of the name of a category, or undefined. */
export const categoryNameProblem = (name: string): string | undefined =>
  textProblem(name, { most: LONGEST }) ?? (name.includes('>') ? 'must not contain >, which joins the names of a path' : undefined);
