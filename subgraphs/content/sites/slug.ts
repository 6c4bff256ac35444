import type { TextRule } from '#contract/text-problem.js';

/** The format of a slug, which is part of a URL. */
export const SLUG: TextRule = {
  most: 63,
  pattern: { form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, says: 'must be lower-case letters and digits joined by single hyphens' },
};

/** The format of a name. */
export const NAME: TextRule = { most: 200 };
