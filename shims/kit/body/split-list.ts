import { MARKS } from './json-text.js';
import { tooManyValues } from './refuse-huge-json.js';

const { quote: QUOTE, backslash: BACKSLASH, comma: COMMA, openList: OPEN_LIST, closeList: CLOSE_LIST, openObject: OPEN_OBJECT, closeObject: CLOSE_OBJECT } = MARKS;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const LONGEST_ESCAPE = 6;
const BLANKS: readonly number[] = [0x20, 0x09, 0x0a, 0x0d];

/** The list of one field of a JSON object, cut into its entries before anything is parsed. */
export interface SplitList {
  /** How many entries it has. */
  readonly total: number;
  /** Their bytes, blanks around them included; of a list that is longer than the most there may be only the first ones. */
  readonly entries: readonly Buffer[];
  /** The object with an empty list in this one's place. */
  readonly rest: Buffer;
}

/** What is looked for, and how much may be there. */
interface Wanted {
  readonly field: string;
  readonly mostEntries: number;
  readonly mostValues: number;
}

/**
 * Cut the list of a field out of the bytes of a JSON object, so that its entries are parsed one after the other and never lie in memory together. The bytes are valid JSON where `rest` and each entry are,
 * which is left to the caller. undefined where they are no object or the field no list; throws TOO_MANY_ITEMS. Reads each byte once.
 */
export function splitList(json: Buffer, wanted: Wanted): SplitList | undefined {
  const start = BYTE_ORDER_MARK.every((byte, at) => json[at] === byte) ? BYTE_ORDER_MARK.length : 0;
  const walk = new ListWalk(json, wanted);
  for (let at = start; at < json.length; at += 1) {
    const code = json[at] ?? 0;
    if (code === QUOTE) {
      const end = endOfString(json, at);
      walk.string(at, end);
      at = end - 1;
    } else if (!walk.mark(code, at)) {
      return undefined;
    }
  }
  return walk.found();
}

/** Tracks the depth of each mark, and what stands where in the list. */
class ListWalk {
  readonly #json: Buffer;
  readonly #wanted: Wanted;
  readonly #entries: Buffer[] = [];
  #depth = 0;
  #values = 0;
  #total = 0;
  #isNamed = false;
  #isObject = false;
  #from = -1;
  #entryFrom = -1;
  #to = -1;

  constructor(json: Buffer, wanted: Wanted) {
    this.#json = json;
    this.#wanted = wanted;
  }

  /** Reads a string with its quotes: in the object the last one before a value is its name. */
  string(from: number, to: number): void {
    if (this.#depth === 1 && this.#from < 0) this.#isNamed = this.#names(from, to);
  }

  /** Reads any byte outside of strings; false for one that no object begins with. */
  mark(code: number, at: number): boolean {
    if (code === COMMA) this.#next(at);
    else if (code === OPEN_OBJECT || code === OPEN_LIST) this.#open(code, at);
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) this.#close(at);
    return this.#isObject || BLANKS.includes(code);
  }

  found(): SplitList | undefined {
    if (this.#to < 0) return undefined;
    return { total: this.#total, entries: this.#entries, rest: Buffer.concat([this.#json.subarray(0, this.#from), this.#json.subarray(this.#to)]) };
  }

  #open(code: number, at: number): void {
    if (this.#depth === 0) this.#isObject = code === OPEN_OBJECT;
    if (this.#depth === 1 && code === OPEN_LIST && this.#isNamed && this.#from < 0) this.#from = this.#entryFrom = at + 1;
    this.#depth += 1;
  }

  #next(at: number): void {
    this.#values += 1;
    if (this.#values >= this.#wanted.mostValues) throw tooManyValues(this.#wanted.mostValues);
    if (this.#depth === 2 && this.#isInside) this.#enter(at);
  }

  #close(at: number): void {
    this.#depth -= 1;
    if (this.#depth !== 1 || !this.#isInside) return;
    this.#to = at;
    if (this.#total > 0 || !isBlank(this.#json.subarray(this.#entryFrom, at))) this.#enter(at);
  }

  #enter(at: number): void {
    if (this.#entries.length < this.#wanted.mostEntries) this.#entries.push(this.#json.subarray(this.#entryFrom, at));
    this.#total += 1;
    this.#entryFrom = at + 1;
  }

  get #isInside(): boolean {
    return this.#from >= 0 && this.#to < 0;
  }

  /** Whether a string is the field's name, of which each character may be an escape. */
  #names(from: number, to: number): boolean {
    const { field } = this.#wanted;
    if (to - from > field.length * LONGEST_ESCAPE + 2) return false;
    const token = this.#json.toString('utf8', from, to);
    return token.includes('\\') ? unescaped(token) === field : token === `"${field}"`;
  }
}

const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => BLANKS.includes(byte));

/** The end of a string that begins at `start`, quotes included; that of the bytes when it is not closed. */
function endOfString(json: Buffer, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json[at];
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) at += 1;
  }
  return json.length;
}

/** The text of a JSON string; undefined for what is none. */
function unescaped(token: string): string | undefined {
  try {
    return JSON.parse(token) as string;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
