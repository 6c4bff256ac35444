import type { TextRule } from '#contract/text-problem.js';

/** What a slug looks like: it is part of an address. */
export const SLUG: TextRule = {
  most: 63,
  pattern: { form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, says: 'must be small letters and digits joined by single dashes' },
};

/** What a name looks like. */
export const NAME: TextRule = { most: 200 };
