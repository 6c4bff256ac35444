/** Something valid JSON may say that cannot be taken at its word, and the path of the field that says it. */
export interface JsonFlaw {
  readonly field: string;
  readonly message: string;
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The first flaw in a text that JSON.parse has accepted: a name given twice or `__proto__` (parsers disagree about both), or a string
 * with a NUL character or half a surrogate pair, which no database stores as written. Works on the text, so depth costs no stack.
 */
export function findJsonFlaw(text: string): JsonFlaw | undefined {
  const walk = new JsonWalk();
  for (const [token] of text.matchAll(TOKENS)) {
    const message = walk.step(token);
    if (message !== undefined) return { field: walk.field, message };
  }
  return undefined;
}

interface Level {
  /** Names seen so far in an object; undefined in a list. */
  readonly names: Set<string> | undefined;
  place: string | number;
}

/** Knows at each token of a JSON text which field it belongs to. */
class JsonWalk {
  readonly #levels: Level[] = [];
  #expectsName = false;

  get field(): string {
    return this.#levels.map(({ place }) => place).join('.') || 'body';
  }

  /** Takes the next token; answers what is wrong with it. */
  step(token: string): string | undefined {
    let message: string | undefined;
    if (token.startsWith('"')) message = this.#text(token);
    else this.#mark(token);
    this.#expectsName = (token === '{' || token === ',') && this.#levels.at(-1)?.names !== undefined;
    return message;
  }

  #text(token: string): string | undefined {
    const level = this.#levels.at(-1);
    if (!this.#expectsName || !level?.names) return flawOfText(token);
    const name = unquoted(token);
    const isRepeated = level.names.has(name);
    level.place = name;
    level.names.add(name);
    if (name === '__proto__') return 'is no name of a field';
    return isRepeated ? 'is given twice' : flawOfText(token);
  }

  #mark(token: string): void {
    const level = this.#levels.at(-1);
    if (token === '{') this.#levels.push({ names: new Set(), place: '' });
    else if (token === '[') this.#levels.push({ names: undefined, place: 0 });
    else if (token !== ',') this.#levels.pop();
    else if (typeof level?.place === 'number') level.place += 1;
  }
}

function flawOfText(token: string): string | undefined {
  if (!token.includes('\\u')) return undefined;
  const value = unquoted(token);
  if (value.includes('\0')) return 'has a NUL character';
  return LONE_SURROGATE.test(value) ? 'has half a surrogate pair' : undefined;
}

const unquoted = (token: string): string => (token.includes('\\') ? JSON.parse(token) as string : token.slice(1, -1));
