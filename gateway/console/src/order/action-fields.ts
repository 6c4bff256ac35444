import type { ActionField } from './action.js';

/** Why something is done. */
export const REASON: ActionField = { name: 'reason', label: { word: 'reason' }, kind: 'text', isRequired: true };

/** Which tags come and go. */
export const TAG_FIELDS: readonly ActionField[] = [{ name: 'add', label: { word: 'addTags' }, kind: 'text' }, { name: 'remove', label: { word: 'removeTags' }, kind: 'text' }];

/** The parts of an address that are asked for. */
export const ADDRESS_FIELDS = ['firstName', 'lastName', 'address1', 'address2', 'postalCode', 'city', 'countryCode', 'phone'] as const;

/** Questions for an address that is there already, or for none. */
export const addressFields = (before: Readonly<Partial<Record<(typeof ADDRESS_FIELDS)[number], string | null>>> | null): readonly ActionField[] =>
  ADDRESS_FIELDS.map((name) => ({ name, label: { word: name }, kind: 'text', value: before?.[name] ?? '' }));
