import type { RelayedEvent } from './route.js';

/** The event of a person who left the company, or was removed from it. */
export const LEFT = 'person.removed';

/** The people among them: what they kept in the memory of the catalog is deleted, and they are taken out of notes and tasks. */
export const leftPeople = (events: readonly RelayedEvent[]): string[] =>
  events.filter(({ type }) => type === LEFT).map(({ payload }) => (payload as { readonly personId: string }).personId);
