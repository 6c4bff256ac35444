import type { ActionField } from './action.js';

/** Why something is done. */
export const REASON: ActionField = { name: 'reason', label: { word: 'reason' }, kind: 'text', isRequired: true };

/** Which tags come and go. */
export const TAG_FIELDS: readonly ActionField[] = [{ name: 'add', label: { word: 'addTags' }, kind: 'text' }, { name: 'remove', label: { word: 'removeTags' }, kind: 'text' }];

/** What was entered with commas between. */
export const listOf = (text = ''): string[] => text.split(',').map((one) => one.trim()).filter((one) => one !== '');
