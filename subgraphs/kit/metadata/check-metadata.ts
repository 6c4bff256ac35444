import { Failure } from '#contract/failure.js';
import { fits, mustFit } from '#contract/fits.js';
import { isMetadataName, LONGEST_VALUE, MOST_ENTRIES } from './metadata.js';

/** An entry as it is sent. */
export interface SentEntry {
  readonly key: string;
  readonly value: string;
}

type Problem = readonly [field: string, message: string];

const MUST_NAME = 'must be up to 60 lower-case letters, digits, -, _ and .';

/** Refuse entries whose names or values are not kept, keys that repeat and more entries than a record has: BAD_INPUT by field. */
export function checkMetadata({ namespace, entries }: { namespace: string; entries: readonly SentEntry[] }): void {
  if (entries.length === 0 || entries.length > MOST_ENTRIES) refuse([['entries', `must be 1 to ${String(MOST_ENTRIES)}`]]);
  const seen = new Set<string>();
  const problems = entries.flatMap((entry, index) => problemsOf(entry, `entries.${String(index)}`, seen));
  refuse([...nameProblem('namespace', namespace), ...problems]);
}

/** Refuse names of a namespace and of keys that cannot be there. */
export function checkMetadataNames({ namespace, keys }: { namespace: string; keys: readonly string[] }): void {
  if (keys.length > MOST_ENTRIES) refuse([['keys', `must be up to ${String(MOST_ENTRIES)}`]]);
  refuse([...nameProblem('namespace', namespace), ...keys.flatMap((key, index) => nameProblem(`keys.${String(index)}`, key))]);
}

function problemsOf({ key, value }: SentEntry, path: string, seen: Set<string>): Problem[] {
  const repeats: Problem[] = seen.has(key) ? [[`${path}.key`, 'must not repeat']] : [];
  seen.add(key);
  return [...nameProblem(`${path}.key`, key), ...repeats, ...(fits(value, LONGEST_VALUE) ? [] : [[`${path}.value`, mustFit(LONGEST_VALUE)] as const])];
}

const nameProblem = (field: string, name: string): Problem[] => (isMetadataName(name) ? [] : [[field, MUST_NAME]]);

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Failure('BAD_INPUT', 'The metadata is not valid', Object.fromEntries(problems.map(([field, message]) => [field, [message]])));
}
