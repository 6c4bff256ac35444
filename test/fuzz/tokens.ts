/** The owner of a token: a company, and in it a warehouse (m for Milan, l for Lyon), or c where the whole company may read it. */
export interface Owner {
  readonly company: 'a' | 'b';
  readonly place: 'm' | 'l' | 'c';
  /** The connection, as a number of its company; people have none. */
  readonly connection?: number;
}

const TOKEN = /zq[ab][mlc]\d+r\d+(?:p\d+)?x/g;
const PARTS = /^zq([ab])([mlc])(\d+)r\d+(?:p(\d+))?x$/;
let [round, made] = [0, 0];

/** A token that only its owner may ever be shown; every text that is written contains one, unique to its round. */
export function token({ company, place }: Owner): string {
  made += 1;
  return `zq${company}${place}${String(round)}r${String(made)}x`;
}

/** A token of one connection: other connections of its warehouse must not see it either, only the company's staff. */
export const privateToken = (owner: Owner): string => token(owner).replace(/x$/, owner.connection === undefined ? 'x' : `p${String(owner.connection)}x`);

/** Restart counting, so that the same calls of a round have the same tokens. */
export function restartTokens(begun: number): void {
  [round, made] = [begun, 0];
}

/** Suspend counting, for another product in this process; answers how to resume. */
export function pauseTokens(): () => void {
  const paused = [round, made] as const;
  return () => { [round, made] = paused; };
}

/** The owners' tokens in a text, ignoring case. */
export const tokensIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(TOKEN));

/** Whether a caller must not see a token: it is of an earlier round, another company, another warehouse of the same, or another connection. */
export function isKeptFrom(word: string, { company, place, connection }: Owner): boolean {
  const [, ofCompany, ofPlace, ofRound, ofConnection] = PARTS.exec(word) ?? [];
  if (ofCompany !== company || Number(ofRound) !== round) return true;
  if (ofConnection !== undefined && connection !== undefined) return Number(ofConnection) !== connection;
  return place !== 'c' && ofPlace !== 'c' && ofPlace !== place;
}
