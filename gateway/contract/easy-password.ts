import { COMMON_PASSWORDS } from './common-passwords.js';

/** What a refusal says of a password that {@link isEasyToGuess}. */
export const EASY_TO_GUESS = 'is easy to guess';

/**
 * Whether a password is among the first that anybody would try (NIST SP 800-63B, 5.1.1.2): a common one, also with digits or signs around it, one of what is known
 * of its owner, the product's name, a sequence, or a few characters over and over.
 */
export function isEasyToGuess(password: string, known: readonly string[] = []): boolean {
  const text = plain(password);
  if (isSequence(Array.from(text))) return true;
  const unit = repeatedUnit(text);
  if (unit.length < text.length && unit.length <= LONGEST_UNIT) return true;
  const words = new Set(['portico', ...known.flatMap(wordsOf)]);
  return [unit, ...stemsOf(text), ...stemsOf(unit)].some((stem) => words.has(stem) || COMMON_PASSWORDS.has(stem));
}

const [LONGEST_UNIT, SHORTEST_WORD] = [3, 3];

/** Small letters without accents, so that one spelling stands for all. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '').toLowerCase();

const lettersOf = (text: string): string => Array.from(text).filter((sign) => /\p{Letter}/u.test(sign)).join('');

/** The words of a name or an address: the whole, and what stands before the @. */
const wordsOf = (text: string): string[] => [text, text.split('@', 1)[0] ?? ''].map((part) => lettersOf(plain(part))).filter((word) => word.length >= SHORTEST_WORD);

/** What is left of a password without its digits and signs, and with those read as the letters they stand for. */
const stemsOf = (text: string): string[] => [lettersOf(text), lettersOf(Array.from(withoutTail(text)).map((sign) => READ_AS.get(sign) ?? sign).join(''))];

const READ_AS = new Map([['@', 'a'], ['4', 'a'], ['3', 'e'], ['1', 'i'], ['!', 'i'], ['0', 'o'], ['$', 's'], ['5', 's'], ['7', 't']]);

function withoutTail(text: string): string {
  const signs = Array.from(text);
  return signs.slice(0, signs.findLastIndex((sign) => /\p{Letter}/u.test(sign)) + 1).join('');
}

/** The shortest text that gives this one when it is repeated; the text itself where none does. */
function repeatedUnit(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    if (text.length % length === 0 && text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  }
  return text;
}

const ROWS = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'qsdfghjklm', 'zxcvbnm', 'yxcvbnm'].map((row) => Array.from(row));
const DIGITS = 10;

/** Whether each character follows the one before, upwards or downwards: in the alphabet, among the digits (0 after 9), or on one row of a keyboard. */
function isSequence(signs: readonly string[]): boolean {
  const pairs = signs.slice(1).map((sign, at) => [signs[at] ?? '', sign] as const);
  return pairs.length > 0 && [1, -1].some((step) => pairs.every(([from, to]) => isNext(from, to, step)));
}

function isNext(from: string, to: string, step: number): boolean {
  if (isDigit(from) && isDigit(to)) return (Number(from) + step + DIGITS) % DIGITS === Number(to);
  if (from.codePointAt(0) === (to.codePointAt(0) ?? 0) - step) return true;
  return ROWS.some((row) => row.includes(from) && row[row.indexOf(from) + step] === to);
}

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';
