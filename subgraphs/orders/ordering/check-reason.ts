import { Failure } from '#contract/failure.js';
import { refuseLongTexts } from '#contract/fits.js';

/** BAD_INPUT for a reason that says nothing, or too much. */
export function checkReason(reason: string, longest: number): void {
  refuseLongTexts({ reason: [reason, longest] });
  if (reason.trim() === '') throw new Failure('BAD_INPUT', 'A reason is not given', { reason: ['must not be empty'] });
}
