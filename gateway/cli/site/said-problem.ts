import type { core } from 'zod';

const TYPES: Readonly<Record<string, string>> = { string: 'a text (in quotes where it could be something else)', number: 'a whole number', int: 'a whole number', boolean: 'true or false', array: 'a list', object: 'keys with values', record: 'keys with values' };

const MOST_SHOWN = 60;

/** What is wrong with a value of a file, and what to write, as a person reads it behind the name of the value. */
export function saidProblem(issue: core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': return issue.input === undefined ? `is missing: ${expected(issue.expected)}` : `is to be ${expected(issue.expected)}, and is ${kindOf(issue.input)}`;
    case 'invalid_value': return oneOf(issue.values.map(String), issue.input);
    case 'invalid_union': return 'is to be a path or a number';
    case 'too_small': return 'is to have at least one';
    case 'invalid_key': return 'has a key that is no text';
    default: return undefined;
  }
}

/** What is said of keys that are none, with those there are. */
export const noKey = (keys: readonly string[]) => (issue: core.$ZodRawIssue): string | undefined =>
  (issue.code === 'unrecognized_keys' ? `is no key here: the keys are ${keys.join(', ')}` : undefined);

const expected = (type: string): string => TYPES[type] ?? type;

function oneOf(values: readonly string[], input: unknown): string {
  if (input === undefined) return `is missing: one of ${values.join(', ')}`;
  return values.length === 1 ? `is to be ${values.join('')}, or not there` : `is to be one of ${values.join(', ')}, and is ${kindOf(input)}`;
}

/** A text of digits alone, or true, is none to YAML unless it stands in quotes. */
function kindOf(input: unknown): string {
  if (input === null) return 'empty';
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'keys with values';
  if (typeof input === 'string') return `the text ${JSON.stringify(input.length > MOST_SHOWN ? `${input.slice(0, MOST_SHOWN)}…` : input)}`;
  return typeof input === 'number' || typeof input === 'boolean' ? String(input) : 'something else';
}
