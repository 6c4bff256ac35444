import { z } from 'zod';
import { oneOf, text } from './described.js';

/** A line of the doctor, and of what looks at a deployment like it. */
export const FindingAnswer = z.object({
  check: text('What was looked at; the names stay the same between releases.'),
  state: oneOf(['good', 'WARN', 'BAD', 'skipped'], 'BAD: something does not work. WARN: something will not, or not as it was meant. skipped: another line says why.'),
  found: text('What was found.'),
  remedy: text('What to do about it; empty where nothing is wrong or `found` says it.'),
});
