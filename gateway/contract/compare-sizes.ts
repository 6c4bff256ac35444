/** How a size is sorted: letters, then numbers, then all else. */
type SizeKey = readonly [kind: number, rank: number];

const LETTERS = /^(\d{0,2})(X{0,6})([SML])$/u;
const NUMBER = /^\d{1,6}(?:[.,]\d{1,3})?$/u;
const MIDDLE: Readonly<Record<string, number>> = { S: -1, M: 0, L: 1 };

/** Compares sizes as shoppers know them: XS before S, M, L and 3XL, 38 before 38.5 and 100; others by their text. */
export function compareSizes(one: string, other: string): number {
  const [[kind, rank], [otherKind, otherRank]] = [keyOf(one), keyOf(other)];
  return kind - otherKind || rank - otherRank || one.localeCompare(other, 'en', { numeric: true });
}

function keyOf(size: string): SizeKey {
  const text = size.trim().toUpperCase();
  const letters = LETTERS.exec(text);
  if (letters) return [0, rankOf(letters)];
  return NUMBER.test(text) ? [1, Number(text.replace(',', '.'))] : [2, 0];
}

/** 3XL is XXXL. */
const rankOf = ([, digits = '', crosses = '', letter = '']: readonly string[]): number => (MIDDLE[letter] ?? 0) * (1 + (digits === '' ? crosses.length : Number(digits)));
