/** A value that differs between two records. */
export interface Difference {
  /** Where it is: names of fields, and what items of lists are called. */
  readonly path: readonly string[];
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** How many records differ so, where it is about several. */
  readonly count?: number;
}

type Leaves = ReadonlyMap<string, { readonly path: readonly string[]; readonly value: string }>;

/** What differs between two records of the graph: by their fields, items of lists by their ids, in the order of the second one. */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const all = [...now, ...[...old].filter(([key]) => !now.has(key))];
  return all.map(([key, { path }]) => ({ path, before: old.get(key)?.value, after: now.get(key)?.value })).filter((one) => one.before !== one.after);
}

/** Ids say nothing to people. */
const SILENT: ReadonlySet<string> = new Set(['id', 'lineId', 'orderLineId']);

function leavesOf(record: unknown): Leaves {
  const found = new Map<string, { path: readonly string[]; value: string }>();
  const visit = (value: unknown, key: string, path: readonly string[]): void => {
    if (Array.isArray(value)) visitList(value, key, path);
    else if (isRecord(value)) for (const [name, inner] of Object.entries(value)) visit(inner, `${key}/${name}`, [...path, name]);
    else if (isShown(value, path)) found.set(key, { path, value: String(value) });
  };
  const visitList = (list: readonly unknown[], key: string, path: readonly string[]): void => {
    if (list.every((one) => typeof one === 'string')) {
      if (list.length > 0) found.set(key, { path, value: list.join(', ') });
    } else {
      const ids = list.map(idOf);
      list.forEach((one, index) => { visit(one, `${key}/${isFirst(ids, index) ? ids[index] ?? '' : String(index)}`, [...path, nameOf(one) ?? String(index + 1)]); });
    }
  };
  visit(record, '', []);
  return found;
}

const isShown = (value: unknown, path: readonly string[]): value is boolean | number | string => ['boolean', 'number', 'string'].includes(typeof value) && !SILENT.has(path.at(-1) ?? '');

/** Units of a line in another condition are an item of their own under the same id. */
const isFirst = (ids: readonly (string | undefined)[], index: number): boolean => ids[index] !== undefined && ids.indexOf(ids[index]) === index;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const idOf = (item: unknown): string | undefined => textOf(item, ['id', 'lineId']);

/** What people call an item of a list. */
function nameOf(item: unknown): string | undefined {
  const place = isRecord(item) ? textOf(item['location'], ['code']) : undefined;
  return place ?? textOf(item, ['title', 'sku', 'number', 'carrierName']);
}

function textOf(item: unknown, names: readonly string[]): string | undefined {
  const found = isRecord(item) ? names.map((name) => item[name]).find((value) => typeof value === 'string') : undefined;
  return typeof found === 'string' ? found : undefined;
}
