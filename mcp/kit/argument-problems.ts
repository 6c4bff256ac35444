import { z } from 'zod';
import type { Language } from '#contract/languages.js';
import { nearest } from '#kernel/nearest.js';
import type { DayBounds } from './day-bounds.js';
import { said } from './said.js';
import { shortened } from './shortened.js';

/** A field of the arguments and what is wrong with it. */
export interface ArgumentProblem {
  readonly field: string;
  readonly error: string;
  readonly nearest?: string;
}

type Issue = z.core.$ZodIssue;

type Flaw = Issue | z.core.$ZodRawIssue;

const MOST = 20;
const LONGEST_FIELD = 120;

/** What is wrong with arguments, field by field, in words that say what to write instead. */
export const argumentProblems = (schema: z.ZodObject, given: unknown, { issues, language }: { readonly issues: readonly Issue[]; readonly language: Language }): readonly ArgumentProblem[] =>
  unrepeated(issues.slice(0, 2 * MOST)).slice(0, MOST).flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.slice(0, MOST).map((key) => unknown(schema, [...issue.path.map(String), key], language)) : [problemOf(issue, valueAt(given, issue.path), language)]));

/** Without what is said of a value of another type or form beside that; of a few issues, of which a caller can make as many as they like. */
const unrepeated = (issues: readonly Issue[]): readonly Issue[] => issues.filter((issue, at) => !issues.slice(0, at).some((before) => isOfAnotherForm(before) && isSamePath(before, issue)));

/** Of what has another type or form nothing else is said: its length would be that of something else. */
const isOfAnotherForm = ({ code }: Issue): boolean => code === 'invalid_type' || code === 'invalid_format' || code === 'invalid_value' || code === 'custom';

const isSamePath = ({ path }: Issue, other: Issue): boolean => path.length === other.path.length && path.every((step, at) => step === other.path[at]);

function unknown(schema: z.ZodObject, path: readonly string[], language: Language): ArgumentProblem {
  const allowed = fieldsAt(schema, path.slice(0, -1));
  const like = nearest(path.at(-1) ?? '', allowed);
  return withNearest({ field: shortened(path.join('.'), LONGEST_FIELD), error: said(language, 'unknownField', { allowed: allowed.join(', ') }) }, like, language);
}

/** The fields that an object takes at a place in the arguments. */
function fieldsAt(schema: z.ZodObject, path: readonly string[]): readonly string[] {
  const place = path.reduce<unknown>((outer, step) => {
    const within = unwrapped(outer);
    return within instanceof z.ZodArray ? within.element : within instanceof z.ZodObject ? within.shape[step] : undefined;
  }, schema);
  const within = unwrapped(place);
  return within instanceof z.ZodObject ? Object.keys(within.shape) : [];
}

/** A schema without what says that it may be absent or null. */
const unwrapped = (schema: unknown): unknown => (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap()) : schema);

function problemOf(issue: Issue, value: unknown, language: Language): ArgumentProblem {
  const field = issue.path.join('.') || 'arguments';
  if (issue.code !== 'invalid_value') return { field, error: wordsOf(issue, value, language) };
  const error = wordsOf(issue, value, language);
  return withNearest({ field, error: value === undefined ? `${said(language, 'required')}, ${error}` : error }, typeof value === 'string' ? nearest(value, allowedIn(issue)) : undefined, language);
}

const withNearest = (problem: ArgumentProblem, like: string | undefined, language: Language): ArgumentProblem =>
  (like === undefined ? problem : { ...problem, error: `${problem.error}; ${said(language, 'nearest', { nearest: like })}`, nearest: like });

const allowedIn = ({ values }: Pick<z.core.$ZodIssueInvalidValue, 'values'>): readonly string[] => values.slice(0, MOST).map(String);

/** What is wrong with a field, in a language. */
export const flawsIn = (language: Language) => (flaw: z.core.$ZodRawIssue): string => wordsOf(flaw, flaw.input, language);

function wordsOf(issue: Flaw, value: unknown, language: Language): string {
  switch (issue.code) {
    case 'invalid_value': return said(language, 'oneOf', { allowed: allowedIn(issue).join(', ') });
    case 'invalid_type': return typeProblem(issue.expected, value, language);
    case 'too_small': case 'too_big': return sizeProblem(issue, language);
    case 'invalid_format': return said(language, 'format', { form: formOf(issue.format) });
    case 'custom': return isOfDay(issue) ? said(language, 'day', issue.params) : said(language, 'invalid');
    default: return said(language, 'invalid');
  }
}

/** A day that there is not, or none from the first to the last that an argument takes (`dayArgument`). */
const isOfDay = (issue: { readonly params?: unknown }): issue is { readonly params: DayBounds } => typeof issue.params === 'object' && issue.params !== null && 'first' in issue.params && 'last' in issue.params;

const sizeProblem = (issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall> | z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, language: Language): string =>
  (issue.code === 'too_small' ? said(language, SMALL[issue.origin] ?? 'smallest', { n: Number(issue.minimum) }) : said(language, LARGE[issue.origin] ?? 'largest', { n: Number(issue.maximum) }));

const typeProblem = (expected: string, value: unknown, language: Language): string =>
  (value === undefined ? said(language, 'required') : said(language, 'type', { type: expected === 'int' ? 'integer' : expected }));

const SMALL: Readonly<Record<string, 'shortest' | 'fewest'>> = { string: 'shortest', array: 'fewest' };
const LARGE: Readonly<Record<string, 'longest' | 'most'>> = { string: 'longest', array: 'most' };
const FORMS: Readonly<Record<string, string>> = { datetime: '2026-11-21T09:30:00Z', email: 'name@example.com', url: 'https://example.com', uuid: '0191e0b2-7c5e-7cc3-9d4a-2f6a1c3b5d7e' };

const formOf = (format: string): string => FORMS[format] ?? format;

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? new Map<PropertyKey, unknown>(Array.isArray(value) ? [...value.entries()] : Object.entries(value)).get(step) : undefined), given);
