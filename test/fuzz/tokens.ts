/** Whose words they are: of a company, and of what is its alone there: a warehouse (m of Milan, l of Lyon), or c where the whole company may read them. */
export interface Owner {
  readonly company: 'a' | 'b';
  readonly place: 'm' | 'l' | 'c';
}

const TOKEN = /zq[ab][mlc][0-9]+x/g;
let made = 0;

/** A word that nobody but its owner may ever be shown; every text that is written has one. */
export function token({ company, place }: Owner): string {
  made += 1;
  return `zq${company}${place}${String(made)}x`;
}

/** Begin to count again, so that the same calls have the same words. */
export const restartTokens = (): void => { made = 0; };

/** The words of owners in a text, whatever its case. */
export const tokensIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(TOKEN));

/** Whether a word is kept from somebody: it is of another company, or of another warehouse of the same. */
export function isKeptFrom(word: string, { company, place }: Owner): boolean {
  return word[2] !== company || (place !== 'c' && word[3] !== 'c' && word[3] !== place);
}
