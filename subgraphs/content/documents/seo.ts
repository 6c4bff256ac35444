import type { Problems } from '#contract/problems.js';
import { isRecord } from '../fields/record.js';
import { brokenLines } from '#contract/text-problem.js';

const [MOST_KEYS, LONGEST_KEY, LONGEST_VALUE] = [20, 60, 1000] as const;

/** Note what is wrong with what search engines are told of a document: an object of texts, numbers and switches, or null. */
export function noteSeoProblems(seo: unknown, { problems, path }: { readonly problems: Problems; readonly path: string }): void {
  if (seo === null) return;
  if (!isRecord(seo)) {
    problems.add(path, 'must be an object, or null');
    return;
  }
  const entries = Object.entries(seo);
  if (entries.length > MOST_KEYS) problems.add(path, `must have at most ${String(MOST_KEYS)} entries`);
  for (const [key, value] of entries.slice(0, MOST_KEYS)) {
    if (key.length > LONGEST_KEY || brokenLines(key) !== undefined) problems.add(path, `must have keys of at most ${String(LONGEST_KEY)} printable characters`);
    else problems.addOf(path, key, valueProblem(value));
  }
}

function valueProblem(value: unknown): string | undefined {
  if (typeof value === 'string') return value.length > LONGEST_VALUE ? `must have at most ${String(LONGEST_VALUE)} characters` : brokenLines(value);
  return value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) ? undefined : 'must be a text, a number, true, false or null';
}
