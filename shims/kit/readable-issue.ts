import type { z } from 'zod';

type Raw = z.core.$ZodRawIssue;
type Issue<Code extends Raw['code']> = Extract<Raw, { readonly code: Code }>;

/** What is wrong with a field in place of zod's own message, where the schema says nothing of its own. */
export function readable(issue: Raw): string | undefined {
  switch (issue.code) {
    case 'invalid_type': return issue.input === undefined ? 'is required' : `must be of the type ${typeName(issue.expected)}`;
    case 'invalid_value': return `must be ${oneOf(issue.values.map(String))}`;
    case 'invalid_union': return unionProblem(issue);
    case 'invalid_format': return FORMATS[issue.format];
    case 'too_small': return sizeProblem(issue.origin, ['at least', issue.minimum], `${String(issue.minimum)} or more`);
    case 'too_big': return sizeProblem(issue.origin, ['at most', issue.maximum], `${String(issue.maximum)} or less`);
    default: return undefined;
  }
}

const FORMATS: Readonly<Record<string, string>> = { uuid: 'must be a UUID', url: 'must be a web address', date: 'must be a date, such as 2026-11-21', datetime: 'must be a time, such as 2026-11-21T09:30:00Z' };

const COUNTED: Readonly<Record<string, readonly [one: string, several: string]>> = { string: ['character', 'characters'], array: ['entry', 'entries'] };

function sizeProblem(origin: string, [bound, count]: readonly [string, number | bigint], range: string): string {
  const [one, several] = COUNTED[origin] ?? [];
  return one === undefined ? `must be ${range}` : `must have ${bound} ${String(count)} ${Number(count) === 1 ? one : several ?? one}`;
}

/** A type as JSON calls it. */
const typeName = (expected: string): string => (expected === 'int' ? 'integer' : expected);

/** The types that the alternatives of a field have; nothing where one of them is wrong otherwise. */
function unionProblem(issue: Issue<'invalid_union'>): string | undefined {
  const types = issue.errors.map(([first]) => (first?.code === 'invalid_type' && first.path.length === 0 ? first.expected : undefined));
  return types.includes(undefined) ? 'is not valid' : `must be of the type ${oneOf([...new Set(types.map(String))])}`;
}

const oneOf = (values: readonly string[]): string => (values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}`);
