import { isBareEmail } from '#kernel/mail-address.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { LONGEST, MOST_VALUES, type ContactFacts } from './contact.js';
import { normalPhone } from './normal-phone.js';

/** A contact as a caller sends it; what is absent stays as it was, or is empty. */
export interface SubmittedContact {
  readonly name?: string | null | undefined;
  readonly emails?: readonly string[] | null | undefined;
  readonly phones?: readonly string[] | null | undefined;
  /** Null for none. */
  readonly company?: string | null | undefined;
  /** Null for none. */
  readonly role?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly otherNames?: readonly string[] | null | undefined;
}

/** Nothing yet. */
export const NO_FACTS: ContactFacts = { name: '', emails: [], phones: [], company: null, role: null, tags: [], otherNames: [] };

/** What a contact says after a caller's change, as it is kept; throws BAD_INPUT with every problem, by field. */
export function checkedContact(given: SubmittedContact, before: ContactFacts): ContactFacts {
  const problems = new Problems();
  const name = given.name?.trim() ?? before.name;
  problems.add('name', textProblem(name, { most: LONGEST.name }));
  const list = (field: ListField, { normal, problem }: Rules): readonly string[] => (given[field] == null ? before[field] : checkedList(problems, { field, values: given[field], most: Math.max(MOST_VALUES, before[field].length), normal, problem }));
  const facts: ContactFacts = {
    name, company: optional(problems, 'company', { given: given.company, before: before.company }), role: optional(problems, 'role', { given: given.role, before: before.role }),
    emails: list('emails', EMAILS), phones: list('phones', PHONES), tags: list('tags', TAGS), otherNames: list('otherNames', NAMES).filter((other) => other !== name),
  };
  problems.refuse('The contact is not valid');
  return facts;
}

type ListField = 'emails' | 'otherNames' | 'phones' | 'tags';

interface Rules {
  readonly normal: (text: string) => string;
  readonly problem: (text: string) => string | undefined;
}

const trimmed = (text: string): string => text.trim();

/** An e-mail address as it is kept and compared. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** The problem of an e-mail address that is normal already. */
export const emailProblem = (email: string): string | undefined => textProblem(email, { most: LONGEST.email }) ?? (isBareEmail(email) ? undefined : 'must be an e-mail address alone');

/** The problem of what is no telephone number. */
export const PHONE_RULE = 'must be a telephone number of 3 to 15 digits such as +39 02 5550 1234, without an extension';

const EMAILS: Rules = { normal: normalEmail, problem: emailProblem };
const PHONES: Rules = { normal: (text) => normalPhone(text) ?? text, problem: (phone) => (normalPhone(phone) === undefined ? PHONE_RULE : undefined) };
const TAGS: Rules = { normal: trimmed, problem: (tag) => textProblem(tag, { most: LONGEST.tag }) };
const NAMES: Rules = { normal: trimmed, problem: (name) => textProblem(name, { most: LONGEST.name }) };

function optional(problems: Problems, field: 'company' | 'role', { given, before }: { readonly given: string | null | undefined; readonly before: string | null }): string | null {
  if (given === undefined) return before;
  const text = given?.trim() ?? '';
  if (text === '') return null;
  problems.add(field, textProblem(text, { most: LONGEST[field] }));
  return text;
}

interface GivenList extends Rules {
  readonly field: ListField;
  readonly values: readonly string[];
  readonly most: number;
}

function checkedList(problems: Problems, { field, values, most, normal, problem }: GivenList): readonly string[] {
  if (values.length > most) problems.add(field, `must be at most ${String(most)}`);
  const kept = values.slice(0, most).map(normal);
  kept.forEach((value, index) => { problems.add(`${field}.${String(index)}`, problem(value)); });
  return [...new Set(kept)];
}
