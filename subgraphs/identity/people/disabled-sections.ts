import { Failure } from '#contract/failure.js';

const MOST = 50;
const SECTION = /^[a-z0-9][a-z0-9._-]{0,59}$/;

/** The sections of the product that are hidden from a person, each once and in order; throws BAD_INPUT for what is no name of a section. */
export function validSections(names: readonly string[]): readonly string[] {
  const rule = names.length > MOST ? `at most ${String(MOST)} sections` : names.some((name) => !SECTION.test(name)) ? 'are names of lower-case letters, digits, dots, hyphens and underscores' : undefined;
  if (rule !== undefined) throw new Failure('BAD_INPUT', 'Sections are named as in commerce.returns', { disabledSections: [rule] });
  return [...new Set(names)].sort();
}
