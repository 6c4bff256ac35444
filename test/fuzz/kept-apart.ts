import { isKeptFrom, tokensIn, type Owner } from './tokens.js';

/** What is sent and what comes back. */
interface Crossing {
  readonly request: Buffer;
  readonly answer: string;
}

/** Watches that nobody is shown what is another's. */
export interface KeptApart {
  /** What somebody was shown of others without having sent it; nobody at all owns nothing. */
  complaints(owner: Owner | undefined, crossing: Crossing): readonly string[];
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}/g;
const uuidsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(UUID));
/** Of what is written into fields with room for little, and then cut. */
const nameOf = ({ company, place }: Owner): string => company + place;

/** A watch over one world. */
export function keptApart(): KeptApart {
  const sent = new Map<string, Set<string>>();
  const ids = { a: new Set<string>(), b: new Set<string>() };
  const sentBy = (name: string): Set<string> => {
    const known = sent.get(name) ?? new Set();
    sent.set(name, known);
    return known;
  };
  /** What a person of the company wrote may reach its warehouses, and what anybody of it wrote the whole company. */
  const isSent = (word: string, owner: Owner): boolean => [nameOf(owner), `${owner.company}c`].some((name) => sentBy(name).has(word)) || (owner.place === 'c' && ['m', 'l'].some((place) => sentBy(owner.company + place).has(word)));
  return {
    complaints(owner, { request, answer }) {
      if (!owner) return [...tokensIn(answer)].filter((word) => !tokensIn(plain(request)).has(word)).map((word) => `${word}, to somebody unknown`);
      const asked = plain(request);
      const mine = sentBy(nameOf(owner));
      for (const word of [...tokensIn(asked), ...uuidsIn(asked)]) mine.add(word);
      const words = [...tokensIn(answer)].filter((word) => isKeptFrom(word, owner) && !isSent(word, owner)).map((word) => `the word ${word}`);
      const [own, others] = owner.company === 'a' ? [ids.a, ids.b] : [ids.b, ids.a];
      const shown = [...uuidsIn(answer)];
      const foreign = shown.filter((id) => others.has(id) && !own.has(id) && !isSent(id, owner)).map((id) => `the id ${id}`);
      for (const id of shown) if (!isSent(id, owner)) own.add(id);
      return [...words, ...foreign].map((what) => `${what}, to ${nameOf(owner)}: ${answer.slice(0, 300)}`);
    },
  };
}

/** A request as text, however its values were written in a target or a form. */
const plain = (request: Buffer): string => {
  const text = request.toString('latin1');
  return text + text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))) + text.replaceAll(/\\u00([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
};
