import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { MOST_MERGED, MOST_MERGED_VALUES, type Contact } from './contact.js';

const UNITED = ['emails', 'phones', 'tags', 'otherNames'] as const;

/**
 * A contact with all that others say: their e-mail addresses, telephone numbers and tags behind its own, their names as other names, and their organisation and role where it has none.
 * Throws TOO_MANY_ITEMS where that is more than a contact has: nothing is dropped for it.
 */
export function unitedContact(survivor: Contact, merged: readonly Contact[], at: Instant): Contact {
  const all = [survivor, ...merged];
  const united: Contact = {
    ...survivor,
    emails: each(all, ({ emails }) => emails), phones: each(all, ({ phones }) => phones), tags: each(all, ({ tags }) => tags),
    otherNames: each(all, ({ name, otherNames }) => [name, ...otherNames]).filter((name) => name !== survivor.name),
    company: firstOf(all, ({ company }) => company), role: firstOf(all, ({ role }) => role),
    mergedIds: [...survivor.mergedIds, ...merged.flatMap(({ id, mergedIds }) => [id, ...mergedIds])],
    version: survivor.version + 1, updatedAt: at,
  };
  refuseTooMany(united);
  return united;
}

const each = (contacts: readonly Contact[], valuesOf: (contact: Contact) => readonly string[]): string[] => [...new Set(contacts.flatMap(valuesOf))];

const firstOf = (contacts: readonly Contact[], valueOf: (contact: Contact) => string | null): string | null => contacts.map(valueOf).find((value) => value !== null) ?? null;

function refuseTooMany(united: Contact): void {
  const full = UNITED.filter((field) => united[field].length > MOST_MERGED_VALUES);
  if (full.length > 0) {
    throw new Failure('TOO_MANY_ITEMS', `Together they have more than ${String(MOST_MERGED_VALUES)} ${full.join(' and ')}: take some that are of no use out of them first, or merge fewer`, Object.fromEntries(full.map((field) => [field, [`would be ${String(united[field].length)}, at most ${String(MOST_MERGED_VALUES)}`]])));
  }
  if (united.mergedIds.length > MOST_MERGED) throw new Failure('TOO_MANY_ITEMS', `At most ${String(MOST_MERGED)} contacts are merged into one, and these would be ${String(united.mergedIds.length)}: merge fewer`, { mergedIds: [`at most ${String(MOST_MERGED)}`] });
}
