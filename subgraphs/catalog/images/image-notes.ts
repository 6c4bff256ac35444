import type { ItemNote } from '#contract/product-item.js';
import type { ImageSource } from './image-source.js';

/** The name of the field that addresses are sent in. */
const FIELD = 'image_urls';

/** Images that are fetched later. */
export const IMAGES_WAIT: ItemNote = { field: FIELD, variantSku: null, kind: 'IMAGES_WAIT', owner: null };

/** The notes of an item as they are by now: images wait only while one does, and those that could not be had are named. */
export function withImageNotes(notes: readonly ItemNote[], sources: readonly ImageSource[]): ItemNote[] {
  return notes.flatMap((note) => (note.kind !== 'IMAGES_WAIT' ? [note] : [
    ...sources.some(({ status }) => status === 'PENDING') ? [note] : [],
    ...sources.filter(({ status }) => status === 'FAILED').map(({ url, problem }): ItemNote => ({ field: FIELD, variantSku: null, kind: 'IMAGE_FAILED', owner: null, detail: `${url}: ${problem ?? ''}` })),
  ]));
}

/** Whether a note says that images wait. */
export const hasWaiting = (notes: readonly ItemNote[]): boolean => notes.some(({ kind }) => kind === 'IMAGES_WAIT');
