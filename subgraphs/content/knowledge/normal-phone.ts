const LONGEST_TYPED = 60;

/** Digits and what people write between them; one + may come first. */
const TYPED = /^\+?[-()./ \u00A0\u2011\u20130-9]*$/;
const NO_DIGIT = /[^0-9]/g;

/** Fewest digits of a number with its country and of one without, and the most of any (E.164). */
const [FEWEST_WITH_COUNTRY, FEWEST, MOST] = [7, 3, 15] as const;

/** Italy and San Marino: the zero in parentheses is dialled from abroad too. */
const ZERO_STAYS = /^(?:39|378)/;

/**
 * A telephone number as it is kept and compared: `+` and digits where its country is written, with + or 00, else digits alone: nothing says which country is meant.
 * Undefined for what is no number.
 */
export function normalPhone(text: string): string | undefined {
  const typed = text.length > LONGEST_TYPED ? '' : text.trim();
  if (!TYPED.test(typed)) return undefined;
  const abroad = withCountry(typed);
  if (abroad === undefined) return between(digitsOf(typed), FEWEST);
  const number = between(digitsOf(withoutTrunkZero(abroad)), FEWEST_WITH_COUNTRY);
  return number === undefined || number.startsWith('0') ? undefined : `+${number}`;
}

const digitsOf = (text: string): string => text.replace(NO_DIGIT, '');

const between = (digits: string, fewest: number): string | undefined => (digits.length >= fewest && digits.length <= MOST ? digits : undefined);

/** What follows the sign that a country comes next; undefined where there is none. */
function withCountry(typed: string): string | undefined {
  if (typed.startsWith('+')) return typed.slice(1);
  return typed.startsWith('00') ? typed.slice(2) : undefined;
}

/** +44 (0)20 is dialled +44 20 from abroad. */
const withoutTrunkZero = (abroad: string): string => (ZERO_STAYS.test(abroad.trimStart()) ? abroad : abroad.replace('(0)', ''));
