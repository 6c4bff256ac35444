/** Whose words they are: of a company, and of what is its alone there: a warehouse (m of Milan, l of Lyon), or c where the whole company may read them. */
export interface Owner {
  readonly company: 'a' | 'b';
  readonly place: 'm' | 'l' | 'c';
  /** The connection, as a number of its company; people have none. */
  readonly connection?: number;
}

const TOKEN = /zq[ab][mlc]\d+r\d+(?:p\d+)?x/g;
const PARTS = /^zq([ab])([mlc])(\d+)r\d+(?:p(\d+))?x$/;
let [round, made] = [0, 0];

/** A word that nobody but its owner may ever be shown; every text that is written has one, and no two rounds have the same. */
export function token({ company, place }: Owner): string {
  made += 1;
  return `zq${company}${place}${String(round)}r${String(made)}x`;
}

/** A word of one connection alone: other connections of its warehouse must not see it either, only the company's people. */
export const privateToken = (owner: Owner): string => token(owner).replace(/x$/, owner.connection === undefined ? 'x' : `p${String(owner.connection)}x`);

/** Begin to count again, so that the same calls of a round have the same words. */
export function restartTokens(begun: number): void {
  [round, made] = [begun, 0];
}

/** Leave off counting, for another product in this process; answers how to go on. */
export function pauseTokens(): () => void {
  const paused = [round, made] as const;
  return () => { [round, made] = paused; };
}

/** The words of owners in a text, whatever its case. */
export const tokensIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(TOKEN));

/** Whether a word is kept from somebody: it is of an earlier round, another company, another warehouse of the same, or another connection. */
export function isKeptFrom(word: string, { company, place, connection }: Owner): boolean {
  const [, ofCompany, ofPlace, ofRound, ofConnection] = PARTS.exec(word) ?? [];
  if (ofCompany !== company || Number(ofRound) !== round) return true;
  if (ofConnection !== undefined && connection !== undefined) return Number(ofConnection) !== connection;
  return place !== 'c' && ofPlace !== 'c' && ofPlace !== place;
}
