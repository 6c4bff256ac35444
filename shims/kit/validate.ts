import type { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { readable } from './readable-issue.js';

/** What is wrong with a field, in words. */
export type FlawWords = (flaw: z.core.$ZodRawIssue) => string | undefined;

/** Parse a call with a schema; throws BAD_INPUT with the messages of each field, for the first thousand flaws, in English unless other words are given. */
export function validate<S extends z.ZodType>(schema: S, value: unknown, words: FlawWords = readable): z.output<S> {
  const parsed = schema.safeParse(value, { error: words });
  if (parsed.success) return parsed.data;
  throw new Failure('BAD_INPUT', 'The call has fields that cannot be used', messagesByField(parsed.error.issues));
}


/** Bounds the details; more than the longest list has entries, so that one flaw in each is shown. */
const MOST_ISSUES = 1000;

function messagesByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const { path, message } of issues.slice(0, MOST_ISSUES)) {
    const field = path.slice(1).join('.') || 'body'; // the first step names the part of the call: params, query or body
    messages.set(field, [...messages.get(field) ?? [], message]);
  }
  return Object.fromEntries(messages);
}
