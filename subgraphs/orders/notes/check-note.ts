import { Failure } from '#contract/failure.js';
import { refuseLongTexts } from '#contract/fits.js';
import { LONGEST_NOTE } from './staff-note.js';

/** Refuse a note without text, or with more than is kept. */
export function checkNote(text: string): void {
  refuseLongTexts({ text: [text, LONGEST_NOTE] });
  if (text.trim() === '') throw new Failure('BAD_INPUT', 'A note has a text', { text: ['must not be empty'] });
}
