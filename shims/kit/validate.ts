import type { z } from 'zod';
import { Failure } from '#contract/failure.js';

/** What a schema makes of a call; throws BAD_INPUT with the messages of each field, of the first thousand things that are wrong. */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: readable });
  if (parsed.success) return parsed.data;
  throw new Failure('BAD_INPUT', 'The call has fields that cannot be used; see details', messagesByField(parsed.error.issues));
}

/** Zod's own words for a wrong type are about programs; these are about fields. */
function readable(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined ? 'is required' : `must be of the type ${issue.expected}`;
}

/** More than anybody reads, and than the longest list that is right but for one thing has entries. */
const MOST_ISSUES = 1000;

function messagesByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const { path, message } of issues.slice(0, MOST_ISSUES)) {
    const field = path.slice(1).join('.') || 'body'; // the first step names the part of the call: params, query or body
    messages.set(field, [...messages.get(field) ?? [], message]);
  }
  return Object.fromEntries(messages);
}
