import { isAscii, unaccented } from './unaccented.js';

/** The longest word that is compared; what follows is not. */
export const LONGEST_WORD = 40;

const LONGEST_TEXT = 500;

/** The words of a text as searches compare them: lower case, without accents, of letters and digits alone. */
export function wordsOf(text: string): string[] {
  const comparable = folded(text);
  const words: string[] = [];
  for (const word of comparable.split(isAscii(comparable) ? /[^a-z0-9]+/ : /[^\p{L}\p{N}]+/u)) if (word !== '') words.push(word.slice(0, LONGEST_WORD));
  return words;
}

/** The letters and digits of a text's lines, without what stands between them: each word of a line or code is within its line. */
export function lettersOf(text: string): string {
  const comparable = unaccented(text);
  return comparable.replace(isAscii(comparable) ? /[^a-z0-9\n]+/g : /[^\p{L}\p{N}\n]+/gu, '');
}

/** A search's word of at least so many characters may be the beginning of a record's word. */
export const FEWEST_OF_A_BEGINNING = 3;

/** The words of a code such as a SKU: the whole without its separators, and what stands between them; the first where the whole's beginning does not find it. */
export const wordsOfCode = (text: string): string[] => {
  const [first = '', ...others] = wordsOf(text);
  if (others.length === 0) return first === '' ? [] : [first];
  return [[first, ...others].join('').slice(0, LONGEST_WORD), ...(first.length < FEWEST_OF_A_BEGINNING ? [first] : []), ...others];
};

/** The words of a telephone number: its digits, and those without the country. */
export const wordsOfPhone = (text: string): string[] => {
  const digits = digitsOf(text);
  return digits === '' ? [] : [digits.slice(0, LONGEST_WORD), digits.slice(-NATIONAL_DIGITS)];
};

const [NATIONAL_DIGITS, FEWEST_DIGITS] = [10, 7];
/** Of digits and what is written between them. */
const OF_PHONES = /^[-+()./ 0-9]*$/;

/** The words of what a person types into a search; a telephone number is one, however it is spaced. */
export const wordsOfSearch = (typed: string): string[] => [...new Set(isPhone(typed) ? [nationalDigits(typed)] : wordsOf(typed))];

const digitsOf = (text: string): string => wordsOf(text).join('').replace(/\P{Nd}/gu, '');

const isPhone = (text: string): boolean => OF_PHONES.test(text) && digitsOf(text).length >= FEWEST_DIGITS && (text.trimStart().startsWith('+') || wordsOf(text).length > 1);

const isInternational = (text: string): boolean => /^(?:\+|00)/.test(text.trimStart());

/** The digits of a telephone number; one with its country, or of as many digits as a subscriber has, as if it were dialled within it. */
function nationalDigits(text: string): string {
  const digits = digitsOf(text);
  const isWhole = isInternational(text) ? digits.length > SUBSCRIBER_DIGITS : digits.length === SUBSCRIBER_DIGITS;
  return isWhole ? `0${digits.slice(-SUBSCRIBER_DIGITS)}` : digits.slice(0, LONGEST_WORD);
}

/**
 * What else records may have instead of a word that may be a telephone number as it is dialled within a country, with or without its leading zero: its last nine digits, with any digit
 * before them, which is the last of the country's code where records keep a number by its last ten.
 */
export const otherNumbers = (word: string): string[] => {
  if (!DIALLED.test(word)) return [];
  const subscriber = word.slice(-SUBSCRIBER_DIGITS);
  return [subscriber, ...Array.from({ length: 10 }, (_, digit) => `${String(digit)}${subscriber}`)];
};

const SUBSCRIBER_DIGITS = 9;
const DIALLED = /^(?:0\d{8,14}|\d{9})$/;

const folded = (text: string): string => unaccented(text.slice(0, LONGEST_TEXT));
