import { z } from 'zod';
import { FileFault } from './file-fault.js';
import { targetOf, TARGET_WORDS, type Target } from './target.js';

const Mapping = z.object({ columns: z.record(z.string(), z.string().nullable()) });

/** What the columns of files hold, by their names: null leaves a column out. */
export type Mapping = Readonly<Record<string, Target | null>>;

/** A mapping by the text of its file; throws {@link FileFault} where it is none. */
export function readMapping(text: string): Mapping {
  const { columns } = Mapping.safeParse(jsonOf(text)).data ?? {};
  if (!columns) throw new FileFault('The mapping is no JSON with {"columns": {"Name of a column": "title"}}');
  return Object.fromEntries(Object.entries(columns).map(([name, word]): [string, Target | null] => {
    if (word === null) return [name, null];
    const target = targetOf(word.trim());
    if (!target) throw new FileFault(`The mapping gives the column ${name} to ${word}, which is none of ${TARGET_WORDS.join(', ')}`);
    return [name, target];
  }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What each column holds by a mapping; throws {@link FileFault} for columns that it does not name, and for names that are no columns. */
export function mappedColumns(header: readonly string[], mapping: Mapping): (Target | undefined)[] {
  const unknown = header.filter((name) => name !== '' && !Object.hasOwn(mapping, name));
  if (unknown.length > 0) throw new FileFault(`The mapping does not name ${listed(unknown)}; null leaves a column out`);
  const gone = Object.keys(mapping).filter((name) => !header.includes(name));
  if (gone.length > 0) throw new FileFault(`The mapping names ${listed(gone)}, which the file does not have`);
  return header.map((name) => (name === '' ? undefined : mapping[name] ?? undefined));
}

const MOST_LISTED = 10;

/** Names, the first of them where there are many. */
export const listed = (names: readonly string[]): string =>
  `${names.slice(0, MOST_LISTED).map((name) => name.slice(0, 100)).join(', ')}${names.length > MOST_LISTED ? ` and ${String(names.length - MOST_LISTED)} more` : ''}`;
