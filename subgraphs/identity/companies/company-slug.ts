const LONGEST = 40;
const EMPTY = 'company';

/** A company's name as a part of addresses: lower-case letters, digits and single hyphens. */
export function slugOf(name: string): string {
  const words = name.normalize('NFKD').toLowerCase().split('').map((letter) => (isPlain(letter) ? letter : isMark(letter) ? '' : ' ')).join('');
  const slug = words.split(' ').filter((word) => word !== '').join('-').slice(0, LONGEST);
  return slug.endsWith('-') ? slug.slice(0, -1) : slug || EMPTY;
}

/** The first slug for a company that nobody has: of its name, else with its number behind it. */
export function freeSlug({ id, name }: { readonly id: number; readonly name: string }, taken: ReadonlySet<string>): string {
  const plain = slugOf(name);
  let slug = plain;
  for (let suffix = String(id); taken.has(slug); suffix += `-${String(id)}`) slug = `${plain}-${suffix}`;
  return slug;
}


const isPlain = (letter: string): boolean => (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');

/** An accent that was taken off its letter. */
const isMark = (letter: string): boolean => letter >= '\u0300' && letter <= '\u036f';
