/** Something valid JSON may say that cannot be taken at its word, and the path of the field that says it. */
export interface JsonFlaw {
  readonly field: string;
  readonly message: string;
}

interface Level {
  /** Names seen so far in an object; undefined in a list. */
  readonly names?: Set<string>;
  place: string | number;
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

/**
 * The first flaw in a text that JSON.parse has accepted: a name given twice or `__proto__` (parsers disagree about both), or a string
 * with a NUL character or half a surrogate pair, which no database stores as written. Works on the text, so depth costs no stack.
 */
export function findJsonFlaw(text: string): JsonFlaw | undefined {
  const levels: Level[] = [];
  let expectsName = false;
  for (const [token] of text.matchAll(TOKENS)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') levels.push(token === '{' ? { names: new Set(), place: '' } : { place: 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && typeof level?.place === 'number') level.place += 1;
    else if (token.startsWith('"')) {
      const message = level?.names && expectsName ? flawOfName(token, level, level.names) : flawOfText(token);
      if (message !== undefined) return { field: levels.map(({ place }) => place).join('.') || 'body', message };
    }
    expectsName = token === '{' || (token === ',' && levels.at(-1)?.names !== undefined);
  }
  return undefined;
}

function flawOfName(token: string, level: Level, names: Set<string>): string | undefined {
  const name = unquoted(token);
  const message = names.has(name) ? 'is given twice' : name === '__proto__' ? 'is no name of a field' : flawOfText(token);
  level.place = name;
  names.add(name);
  return message;
}

function flawOfText(token: string): string | undefined {
  if (!token.includes('\\u')) return undefined;
  const value = unquoted(token);
  if (value.includes('\0')) return 'has a NUL character';
  return LONE_SURROGATE.test(value) ? 'has half a surrogate pair' : undefined;
}

const LONE_SURROGATE = /\p{Surrogate}/u;

const unquoted = (token: string): string => (token.includes('\\') ? JSON.parse(token) as string : token.slice(1, -1));
