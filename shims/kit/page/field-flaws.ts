import type { z } from 'zod';
import type { Flaws } from './form-state.js';
import type { FrameWords } from './frame-words.js';

/** The flaw of each field in the page's language; of several the first. */
export function fieldFlaws(issues: readonly z.core.$ZodIssue[], words: FrameWords['field'], own: Flaws = {}): Flaws {
  const flaws = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    if (!flaws.has(field)) flaws.set(field, own[field] ?? flawOf(issue, words));
  }
  return Object.fromEntries(flaws);
}

function flawOf(issue: z.core.$ZodIssue, words: FrameWords['field']): string {
  switch (issue.code) {
    case 'invalid_type': return words.required; // a field that is empty is not there
    case 'invalid_value': return issue.values.length === 1 ? words.confirm : words.choose; // one value alone is a box to tick
    case 'too_big': return words.tooLong(String(issue.maximum));
    case 'too_small': return words.tooShort(String(issue.minimum));
    case 'invalid_format': return issue.format === 'email' ? words.email : words.invalid;
    default: return words.invalid;
  }
}
