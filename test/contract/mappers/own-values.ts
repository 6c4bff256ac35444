import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

const nameOf = (path: Path): string => path.join('.');

const digitsOf = (digits: string): string => { // with the check digit of an EAN
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${String((10 - (sum % 10)) % 10)}`;
};

/** Texts of many kinds that contain a number of their own; the first one a schema accepts is used. Times are of one month, because windows are no wider. */
const texts = (n: number): readonly string[] => {
  const [two, four, time] = [String(n % 28 + 1).padStart(2, '0'), String(n).padStart(4, '0'), `${String(n % 20).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}:${String(n % 59).padStart(2, '0')}`];
  return [
    `text-${four}`, String(70_000 + n), `2026-11-${two}T${time}.000Z`, `${String(2027 + n)}-01-${two}`, `2026-11-${two} ${time}`,
    `${two}/11/2026 ${time}`, `${two}/11/2026`, `202611${two}10${two}10`, `n${four}@example.test`, `https://example.test/${four}`, `018f0000-0000-7000-8000-00000000${four}`, digitsOf(`40000000${four}`),
    `${String(n)}.25`, `0.${String(n % 90 + 10)}`, '1', 'true', 'IT', 'EUR', 'it', 'Europe/Rome', `R${four}`, `#${four}`, Buffer.from(`content ${four}`).toString('base64'), 'sellable', 'SELLABLE', 'application/pdf',
  ];
};

/** Fields whose schemas accept values that their routes refuse. */
const NAMED_TEXTS: Readonly<Record<string, (n: number) => readonly unknown[]>> = {
  siteId: (n) => [String(20 + n)],
  amount: (n) => [`${String(n)}.25`], currency: () => ['EUR'], request_id: (n) => [`018f0000-0000-7000-8000-0000000${String(10_000 + n)}`], id: (n) => [`018f0000-0000-7000-8000-0000000${String(20_000 + n)}`],
  resi_causali_ID: () => ['2'], documenti_stati_ID: () => ['17'], 'documenti_stati_ID[]': () => ['17'], documenti_tipo_ID: () => ['13'], 'documenti_tipo_ID[]': () => ['13'], num_collo: () => ['2', 'A2'], IdLabel: () => ['2', 2], data_dal: () => ['2026-11-02', '02/11/2026 01:01:01'], data_al: () => ['2026-11-20', '20/11/2026 01:01:01'],
};

const numbers = (n: number): readonly number[] => [60_000 + n, 600 + n, n, n % 9 + 1, 1, 0];

function candidates(schema: Json, n: number, name: string | number | undefined): readonly unknown[] {
  const named = NAMED_TEXTS[String(name)];
  if (named) return named(n);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((_, index, all: unknown[]) => all[(index + n) % all.length]);
  if ('const' in schema) return [schema['const']];
  const types = [schema['type']].flat();
  if (schema['contentEncoding'] === 'base64') return [...texts(n), new Uint8Array(Buffer.from(`bytes ${String(n)}`))]; // of a body whose reader decodes it
  if (types.includes('boolean')) return [true, 'true'];
  if (types.includes('integer') || types.includes('number')) return numbers(n);
  return types.includes('string') ? texts(n) : [...texts(n), ...numbers(n), true];
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

interface Leaf { readonly path: Path; readonly schema: Json }
interface Found { readonly leaves: Map<string, Leaf>; readonly definitions: Json }

/** Every field of a schema as a leaf with its candidates; of alternatives the one with the most fields. */
function leaves(given: Json, path: Path, found: Found): void {
  const schema = typeof given['$ref'] === 'string' ? (found.definitions[given['$ref'].replace('#/$defs/', '')] ?? {}) as Json : given; // a description refers to schemas of other calls too
  const alternatives = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined;
  if (alternatives) { leaves(alternatives.find((one) => 'properties' in one || 'items' in one) ?? alternatives.find(({ type }) => type !== 'null') ?? {}, path, found); return; }
  for (const part of (schema['allOf'] ?? []) as readonly Json[]) leaves(part, path, found);
  if (isRecord(schema['properties'])) for (const [name, inner] of Object.entries(schema['properties'])) leaves(inner as Json, [...path, name], found);
  else if (schema['type'] === 'array') leaves((schema['items'] ?? {}) as Json, [...path, 0], found);
  else if (!('allOf' in schema) && schema['type'] !== 'object') found.leaves.set(nameOf(path), { path, schema });
}

function put(root: Record<string, unknown>, path: Path, value: unknown): void {
  let at: any = root; // eslint-disable-line @typescript-eslint/no-explicit-any -- a tree of any shape
  path.forEach((step, index) => {
    if (index === path.length - 1) at[step] = value;
    else at = at[step] ??= typeof path[index + 1] === 'number' ? [] : {};
  });
}

const MOST_TRIES = 200;

/** Every field that a schema accepts together, or only the required ones. */
export type Filling = 'every field' | 'required fields';

/** A value for a schema whose fields all have different values. */
export function ownValue(schema: z.ZodType, filling: Filling): Json {
  const printed = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const found = new Map<string, Leaf>();
  leaves(printed, [], { leaves: found, definitions: (printed['$defs'] ?? {}) as Json });
  const tried = new Map([...found.keys()].map((name) => [name, filling === 'every field' ? 0 : -1]));
  let value: Record<string, unknown> = {};
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    value = Object.fromEntries([...found.values()].map(({ path }) => [path[0], {}])); // each part of a call is present, also when empty
    let n = 0;
    for (const [name, leaf] of found) {
      n += 1;
      const choices = candidates(leaf.schema, n, leaf.path.findLast((step) => typeof step === 'string'));
      const place = tried.get(name) ?? 0;
      if (place >= 0 && place < choices.length) put(value, leaf.path, choices[place]);
    }
    const { success, error } = schema.safeParse(value);
    if (success) return value;
    if (!another(error.issues.map(({ path }) => path.map((step) => (typeof step === 'symbol' ? '' : step))), found, tried)) break;
  }
  throw new Error(`No value was found: ${JSON.stringify([value, schema.safeParse(value).error?.issues])}`);
}

/** Take the next candidate for each wrong field, the first for a missing one; of a record that is wrong as a whole drop the last field. */
function another(wrong: readonly Path[], found: ReadonlyMap<string, Leaf>, tried: Map<string, number>): boolean {
  let changed = false;
  for (const path of new Set(wrong.map(nameOf))) {
    const own = [...found.keys()].filter((name) => name === path || path === '' || name.startsWith(`${path}.`)).filter((name) => (tried.get(name) ?? 0) < MOST_TRIES);
    const last = own.find((name) => tried.get(name) === -1) ?? own.at(-1);
    if (last === undefined) continue;
    tried.set(last, last === path || tried.get(last) === -1 ? (tried.get(last) ?? 0) + 1 : MOST_TRIES);
    changed = true;
  }
  return changed;
}
