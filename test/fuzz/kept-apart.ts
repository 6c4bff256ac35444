import { gunzipSync } from 'node:zlib';
import { isKeptFrom, tokensIn, type Owner } from './tokens.js';

/** What is sent and what comes back. */
interface Crossing {
  readonly request: Buffer;
  readonly answer: string;
  /** What the answer calls the call itself. */
  readonly requestId?: string | undefined;
}

/** Checks that no caller sees data of another tenant. */
export interface KeptApart {
  /** Data of others that a caller was shown without having sent it; an anonymous caller owns nothing. */
  complaints(owner: Owner | undefined, crossing: Crossing): readonly string[];
  /** What is wrong with an answer to whoever has a link: it is of one company, and shows its words, or what it was sent or is asked. */
  ofOneCompany(answer: string, request?: Buffer): readonly string[];
}

const HEAD_END = '\r\n\r\n';

/** What a compressed body says: the graph reads it. */
function inflated(request: Buffer): string {
  const body = request.subarray(request.indexOf(HEAD_END) + HEAD_END.length);
  try {
    return body.readUInt16BE(0) === GZIP ? gunzipSync(body).toString('utf8') : '';
  } catch {
    return ''; // shorter, or compressed otherwise
  }
}

const GZIP = 0x1f_8b;

/** Where words are private; what is written elsewhere others may be shown. */
const KEY = /^idempotency-key:.*$/gim;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}/g;
const uuidsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(UUID));
const TIME_DIGITS = 12;
/** When an id was made: the first 48 bits of a UUIDv7. */
const madeAt = (id: string): number => parseInt(id.replaceAll('-', '').slice(0, TIME_DIGITS), 16);
/** Of what is written into fields with room for little, and then cut. */
const nameOf = ({ company, place }: Owner): string => company + place;
const callerOf = (owner: Owner): string => `${nameOf(owner)} ${String(owner.connection)}`;

/** A watch over one world, which begins at a time: what was made before is of an earlier one. Ids `ofBoth` companies are shown to either. */
export function keptApart(begins: Date, ofBoth: ReadonlySet<string>): KeptApart {
  const sent = new Map<string, Set<string>>();
  const ids = { a: new Set<string>(), b: new Set<string>() };
  const calls = new Map<string, string>();
  const sentBy = (name: string): Set<string> => {
    const known = sent.get(name) ?? new Set();
    sent.set(name, known);
    return known;
  };
  /** Text of the company's staff may reach its warehouses, and text of any of its callers the whole company; staff may see all of it. */
  const isSent = (word: string, owner: Owner): boolean => [callerOf(owner), nameOf(owner), `${owner.company}c`].some((name) => sentBy(name).has(word))
    || (owner.place === 'c' && ['m', 'l'].some((place) => sentBy(owner.company + place).has(word))) || (owner.connection === undefined && sentBy(owner.company).has(word));
  return {
    ofOneCompany(answer, request = Buffer.alloc(0)) {
      const asked = tokensIn(plain(request));
      const words = [...tokensIn(answer)].filter((word) => !asked.has(word));
      const isOf = (company: Owner['company']): boolean => words.every((word) => word.startsWith(`zq${company}`) || sentBy(company).has(word));
      return isOf('a') || isOf('b') ? [] : [`one link shows words of two companies: ${answer.slice(0, 300)}`];
    },
    complaints(owner, { request, answer, requestId }) {
      const asked = plain(request) + inflated(request);
      if (!owner) return [...tokensIn(answer)].filter((word) => !tokensIn(asked).has(word)).map((word) => `${word}, to somebody unknown`);
      const [ours, mine] = [sentBy(nameOf(owner)), sentBy(callerOf(owner))];
      const askedIds = uuidsIn(asked);
      for (const word of [...tokensIn(asked), ...askedIds]) {
        mine.add(word);
        sentBy(owner.company).add(word);
      }
      for (const word of [...tokensIn(asked.replaceAll(KEY, '')), ...askedIds]) ours.add(word);
      if (requestId !== undefined) calls.set(requestId, callerOf(owner));
      const words = [...tokensIn(answer)].filter((word) => isKeptFrom(word, owner) && !isSent(word, owner)).map((word) => `the word ${word}`);
      const [own, others] = owner.company === 'a' ? [ids.a, ids.b] : [ids.b, ids.a];
      const shown = [...uuidsIn(answer)].filter((id) => !ofBoth.has(id) && !isSent(id, owner));
      const foreign = shown.filter((id) => (others.has(id) && !own.has(id)) || madeAt(id) < begins.getTime()).map((id) => `the id ${id}`);
      const ofOthers = owner.connection === undefined ? [] : shown.filter((id) => calls.has(id) && calls.get(id) !== callerOf(owner) && !mine.has(id)).map((id) => `another connection's call ${id}`);
      for (const id of shown) own.add(id);
      return [...words, ...foreign, ...ofOthers].map((what) => `${what}, to ${nameOf(owner)}: ${answer.slice(0, 300)}`);
    },
  };
}

/** What is longer has nothing at its end that could be shown again. */
const MOST_READ = 4 * 1024 * 1024;

/** A request as text, with the values of targets and forms decoded. */
const plain = (request: Buffer): string => {
  const text = request.toString('latin1', 0, MOST_READ);
  return [/%([0-9a-f]{2})/gi, /\\u00([0-9a-f]{2})/gi].map((escaped) => text.replaceAll(escaped, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))).filter((decoded) => decoded !== text).join('') + text;
};
