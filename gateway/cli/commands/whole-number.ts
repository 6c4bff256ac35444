import { WrongUsage } from '../wrong-usage.js';

const USUAL_DIGITS = 7;

/** The whole number that was typed for an option, of so many digits at most. */
export function wholeNumber(option: string, typed: string, digits = USUAL_DIGITS): number {
  if (!/^\d+$/.test(typed) || typed.length > digits) throw new WrongUsage(`${option} is a whole number`);
  return Number(typed);
}
