import { isPlain } from './stored-text.js';

const SEPARATOR = /[ ./()\p{Pd}]/u; // the dashes of every keyboard
const [CONSECUTIVE_DIGITS, PHONE_DIGITS, INTERNATIONAL_DIGITS] = [8, 9, 6] as const;

/** A run of digits: with separators between them, and at its end without. */
interface Run {
  readonly digits: number;
  readonly consecutive: number;
  readonly isInternational: boolean;
}

const NONE: Run = { digits: 0, consecutive: 0, isInternational: false };

/**
 * Whether what was searched for looks like personal data (document 3, I, rule 6): an e-mail address, 8 or more digits in a row, 9 or more with separators between them as phone numbers have, or 6 or more that begin
 * with +. Digits of every script count, and wide forms too; characters that nobody sees hide nothing.
 */
export function isPrivateQuery(query: string): boolean {
  const text = isPlain(query) ? query : query.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return hasAddress(text) || (hasDigits(text) && hasNumber(text));
}

/** Whether there are as many digits as the shortest number that counts has; most searches have none. */
const hasDigits = (text: string): boolean => (text.match(/\p{Nd}/gu)?.length ?? 0) >= INTERNATIONAL_DIGITS;

function hasNumber(text: string): boolean {
  let run = NONE;
  for (const character of text) {
    run = runWith(run, character);
    if (run.consecutive >= CONSECUTIVE_DIGITS || run.digits >= (run.isInternational ? INTERNATIONAL_DIGITS : PHONE_DIGITS)) return true;
  }
  return false;
}

function runWith(run: Run, character: string): Run {
  if (/\p{Nd}/u.test(character)) return { ...run, digits: run.digits + 1, consecutive: run.consecutive + 1 };
  if (character === '+') return { ...NONE, isInternational: true };
  return SEPARATOR.test(character) ? { ...run, consecutive: 0 } : NONE;
}

const hasAddress = (text: string): boolean => text.includes('@') && text.split(' ').some(isAddress);

/** A word with a name before an @, and a domain with a dot between it and the next @. */
const isAddress = (word: string): boolean => word.split('@').some((domain, place, parts) => place > 0 && parts[place - 1] !== '' && isDomain(domain));

function isDomain(text: string): boolean {
  const dot = text.indexOf('.', 1);
  return dot > 0 && dot < text.length - 1;
}
