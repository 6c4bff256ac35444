import type { z } from 'zod';
import type { Random } from '../../gateway/demo/data/random.js';
import { isObject } from './seen-values.js';

/** Remembers what a field took when its schema refused what it had. */
export type Learned = Map<string, number>;

const [MOST_TRIES, AFTER_EXAMPLE] = [40, 1];
const FEW_ISSUES = 6;

/** Values of every form that fields are written in. */
const forms = (now: string): readonly unknown[] => {
  const [date, time] = [now.slice(0, 10), now.slice(11, 19)];
  const [year, month, day] = date.split('-').map(String);
  return [
    now, date, `${date} ${time}`, `${String(day)}/${String(month)}/${String(year)} ${time}`, `${date.replaceAll('-', '')}${time.replaceAll(':', '')}`, '1', 1, 'IT', 'EUR', '10.00', '4006381333931',
    'https://example.com/x', 'word', true, {}, [], '12', 'x@example.test', undefined,
  ];
};

interface Repairing {
  readonly schema: z.ZodType;
  /** Makes another value for a place; undefined where it knows nothing of it. */
  readonly remake: (path: readonly PropertyKey[]) => unknown;
  /** A value that fits as a whole. */
  readonly example?: unknown;
  /** Of the row, so that fields of different rows are kept apart. */
  readonly name: string;
  readonly now: string;
  readonly learned: Learned;
  readonly random: Random;
}

/** A value with the fields that its schema refuses given other forms until it takes them, as far as that goes. */
export function repaired(value: unknown, { schema, remake, example, name, now, learned, random }: Repairing): unknown {
  const all = forms(now);
  let present = structuredClone(value);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const { error } = schema.safeParse(present);
    if (!error) return present;
    for (const { path } of error.issues.slice(0, FEW_ISSUES)) {
      const remade = attempt === AFTER_EXAMPLE ? inExample(example, path) : remake(path);
      if (remade !== undefined && (attempt === 0 || attempt === AFTER_EXAMPLE || typeof remade === 'object')) {
        present = withValue(present, path, remade);
        continue;
      }
      const field = `${name} ${path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.')}`;
      const form = attempt <= 2 && learned.has(field) ? learned.get(field) ?? 0 : (learned.get(field) ?? random.between(0, all.length - 1)) + 1;
      learned.set(field, form % all.length);
      present = withValue(present, path, all[form % all.length]);
    }
  }
  return present;
}

/** What an example has at a place; a list of its has one entry at all of them. */
const inExample = (example: unknown, path: readonly PropertyKey[]): unknown => path.reduce<unknown>((value, step) => (Array.isArray(value) ? (value[0] as unknown) : isObject(value) ? value[String(step)] : undefined), example);

/** A copy with another value at a path; what leads there is made where it is missing. */
export function withValue(root: unknown, [step, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(root)) return root.map((entry: unknown, at) => (at === Number(step) ? withValue(entry, rest, value) : entry));
  const object = isObject(root) ? root : {};
  const changed = withValue(object[String(step)], rest, value);
  const { [String(step)]: _, ...others } = object;
  return changed === undefined ? others : { ...object, [String(step)]: changed };
}
