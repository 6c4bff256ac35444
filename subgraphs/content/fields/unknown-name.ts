import { nearest } from '#kernel/nearest.js';

const MOST_LISTED = 30;
const SHOWABLE = /^[A-Za-z0-9_-]{1,60}$/;
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a name that a stranger sent can be repeated in a message: it is short, and of letters, digits, hyphens and underscores. */
export const isShowable = (name: string): boolean => SHOWABLE.test(name);

/** Whether a name means something to JavaScript itself, and is no field's. */
export const isReserved = (name: string): boolean => RESERVED.has(name);

/** The message for a name that is none of the known ones: with the one that was probably meant, or all of them. */
export function unknownName(name: string, known: readonly string[], what: string): string {
  const meant = nearest(name, known);
  if (meant !== undefined) return `${isNot(name, what)}; did you mean ${meant}?`;
  return known.length === 0 ? isNot(name, what) : withAll(name, known, what);
}

/** The message for a value that names none of the known ones, by what it was where that can be shown. */
export const unknownValue = (value: unknown, known: readonly string[], what: string): string =>
  (isName(value) ? `${value} ${unknownName(value, known, what)}` : mustBe(known, what));

/** The message for a value that is none of a few known names, with all of them: what other editors call them is often like another of ours. */
export const notOneOf = (value: unknown, known: readonly string[], what: string): string =>
  (isName(value) ? `${value} ${withAll(value, known, what)}` : mustBe(known, what));

const isName = (value: unknown): value is string => typeof value === 'string' && isShowable(value);

const isNot = (name: string, what: string): string => (isReserved(name) ? `is a reserved name and not ${what}` : `is not ${what}`);

const withAll = (name: string, known: readonly string[], what: string): string => `${isNot(name, what)}; known are ${listed(known)}`;

const mustBe = (known: readonly string[], what: string): string => `must be ${what}: ${listed(known)}`;

const listed = (known: readonly string[]): string => `${known.slice(0, MOST_LISTED).join(', ')}${known.length > MOST_LISTED ? ' …' : ''}`;
