import { endOfString, MARKS } from './json-text.js';

/** A flaw in valid JSON that makes it ambiguous or not storable, with the path of its field. */
export interface JsonFlaw {
  readonly field: string;
  readonly message: string;
}

/** Names and indexes on the way to a value. */
export type JsonPlace = readonly (string | number)[];

const { quote: QUOTE, comma: COMMA, openList: OPEN_LIST, closeList: CLOSE_LIST, openObject: OPEN_OBJECT, closeObject: CLOSE_OBJECT } = MARKS;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Characters of a name that a message shows; names come from the caller and may be megabytes long. */
const SAID = 100;

/**
 * The first flaw in a text that JSON.parse has accepted: a name given twice or `__proto__` (parsers disagree about both), or a string
 * with a NUL character or half a surrogate pair, which no database stores as written. Works on the text, so depth costs no stack, and
 * reads each character once. A text that is a part of a larger one has the path of its own place there.
 */
export function findJsonFlaw(text: string, place: JsonPlace = []): JsonFlaw | undefined {
  const walk = new JsonWalk(place);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== QUOTE) {
      walk.mark(code);
      continue;
    }
    const end = endOfString(text, at);
    const message = walk.string(text.slice(at, end));
    if (message !== undefined) return { field: walk.field, message };
    at = end - 1;
  }
  return undefined;
}

interface Level {
  /** Names seen so far in an object; undefined in a list. */
  readonly names: Set<string> | undefined;
  place: string | number;
}

/** Tracks the current field at each string and each mark of a JSON text. */
class JsonWalk {
  readonly #levels: Level[] = [];
  readonly #from: JsonPlace;
  #expectsName = false;

  constructor(from: JsonPlace) {
    this.#from = from;
  }

  get field(): string {
    return [...this.#from, ...this.#levels.map(({ place }) => place)].map((place) => (typeof place === 'string' ? place.slice(0, SAID) : place)).join('.') || 'body';
  }

  /** Reads a string with its quotes; returns its flaw. */
  string(token: string): string | undefined {
    const level = this.#levels.at(-1);
    if (!this.#expectsName || !level?.names) return flawOfText(token);
    this.#expectsName = false;
    const name = unquoted(token);
    const isRepeated = level.names.has(name);
    level.place = name;
    level.names.add(name);
    if (name === '__proto__') return 'is no name of a field';
    return isRepeated ? 'is given twice' : flawOfText(token);
  }

  /** Reads any character outside of strings. */
  mark(code: number): void {
    if (code === COMMA) this.#next();
    else if (code === OPEN_OBJECT) this.#open({ names: new Set(), place: '' });
    else if (code === OPEN_LIST) this.#open({ names: undefined, place: 0 });
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) this.#levels.pop();
  }

  #open(level: Level): void {
    this.#levels.push(level);
    this.#expectsName = level.names !== undefined;
  }

  #next(): void {
    const level = this.#levels.at(-1);
    this.#expectsName = level?.names !== undefined;
    if (typeof level?.place === 'number') level.place += 1;
  }
}

function flawOfText(token: string): string | undefined {
  if (!token.includes('\\u')) return undefined;
  const value = unquoted(token);
  if (value.includes('\0')) return 'has a NUL character';
  return LONE_SURROGATE.test(value) ? 'has half a surrogate pair' : undefined;
}

const unquoted = (token: string): string => (token.includes('\\') ? JSON.parse(token) as string : token.slice(1, -1));
