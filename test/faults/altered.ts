/** A body with one thing wrong, as text, and what was done to it. */
export interface Altered {
  readonly what: string;
  readonly text: string;
}

type Path = readonly (string | number)[];

const HOLE = '"\u2028hole\u2028"';
const TOO_LONG = 3000;

/** Values that are wrong in any field. */
const NOWHERE = ['{"a":1}', 'true', '1e999'];
/** What is wrong for a whole number, a text or a list. */
const FOR = {
  number: ['-1', '0.5', '"1"', '1e308', '9007199254740993', '[1]'],
  string: ['7', '[]', '"a\\u0000b"', '"\\ud83d"', '"\\udc00x"', `"${'x'.repeat(TOO_LONG)}"`],
  list: ['"x"', '7'],
};

/** Every field of a good body with each value it cannot have, and `__proto__` and a name given twice in every object. */
export function altered(body: unknown): Altered[] {
  return pathsOf(body, []).flatMap(({ path, value }) => {
    const place = path.join('.') || 'body';
    if (isObject(value)) {
      const text = JSON.stringify(value);
      const rest = text === '{}' ? '' : `,${text.slice(1, -1)}`;
      return [
        { what: `${place} with __proto__`, text: put(body, path, `{"__proto__":{"admin":true}${rest}}`) },
        { what: `${place} with a name twice`, text: put(body, path, `{"twice":1,"twice":2${rest}}`) },
        ...(path.length > 0 ? ['7', '"x"', '[]'] : []).map((wrong) => ({ what: `${place} = ${wrong}`, text: put(body, path, wrong) })),
      ];
    }
    const kind = Array.isArray(value) ? 'list' : typeof value === 'number' ? 'number' : 'string';
    return [...NOWHERE, ...FOR[kind]].map((wrong) => ({ what: `${place} = ${wrong.slice(0, 30)}`, text: put(body, path, wrong) }));
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function pathsOf(value: unknown, path: Path): { path: Path; value: unknown }[] {
  const within = isObject(value) || Array.isArray(value) ? Object.entries(value) : [];
  return [{ path, value }, ...within.flatMap(([name, inner]) => pathsOf(inner, [...path, name]))];
}

/** The body's text with other text in one place. */
function put(body: unknown, path: Path, text: string): string {
  if (path.length === 0) return text;
  const copy = structuredClone(body) as Record<string, unknown>;
  let at = copy;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string, unknown>;
  at[path.at(-1) ?? ''] = JSON.parse(HOLE);
  return JSON.stringify(copy).replace(HOLE, () => text);
}
