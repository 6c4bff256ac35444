/** A page of one log: newest first, each entry with its cursor. */
export interface LogPage<Entry> {
  readonly edges: readonly { readonly cursor: string; readonly node: Entry }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
}

/** Where a page of several logs begins: of each log the cursor behind which, or in front of which, it is read. A log without a cursor is read from its end that is nearer. */
export type Position<Part extends string> = Readonly<Partial<Record<Part, string>>>;

/** An entry with the log that has it. */
export type Merged<Part extends string, Entry> = Entry & { readonly part: Part };

interface Merging<Part extends string, Entry> {
  readonly logs: Readonly<Partial<Record<Part, LogPage<Entry>>>>;
  /** From where they were read; the newest entries where it is not given. */
  readonly position: Position<Part> | undefined;
  /** Whether they were read in front of the position, towards newer entries. */
  readonly isBackward: boolean;
  /** How many entries a page has; each log was read with as many. */
  readonly size: number;
}

interface MergedPage<Part extends string, Entry> {
  readonly entries: readonly Merged<Part, Entry>[];
  /** Where the next older page begins; undefined on the last. */
  readonly older: Position<Part> | undefined;
  /** Where the next newer page ends; undefined on the first. */
  readonly newer: Position<Part> | undefined;
}

interface Placed<Part extends string, Entry> {
  readonly part: Part;
  readonly cursor: string;
  readonly entry: Merged<Part, Entry>;
}

/**
 * One page of several logs by time: ids of entries begin with their time, so that their order is one of all logs and the order within each. Nothing is lost or doubled at its borders: of a log with entries
 * on the page its own cursors are the borders; of any other the border is between the entries that were read and not shown, and the page before.
 */
export function mergedPage<Part extends string, Entry extends { readonly id: string }>({ logs, position, isBackward, size }: Merging<Part, Entry>): MergedPage<Part, Entry> {
  const parts = partsIn(logs);
  const all = parts.flatMap((part) => logs[part]?.edges.map(({ cursor, node }): Placed<Part, Entry> => ({ part, cursor, entry: { ...node, part } })) ?? []).sort((one, other) => (one.entry.id < other.entry.id ? 1 : -1));
  const shown = isBackward ? all.slice(-size) : all.slice(0, size);
  const hasMore = all.length > shown.length || parts.some((part) => logs[part]?.pageInfo[isBackward ? 'hasPreviousPage' : 'hasNextPage'] === true);
  const border = (isOlder: boolean): Position<Part> => positionOf(parts, (part) => {
    const own = shown.filter((one) => one.part === part);
    if (own.length > 0) return own.at(isOlder ? -1 : 0)?.cursor;
    if (isOlder !== isBackward) return position?.[part];
    return all.filter((one) => one.part === part).at(isOlder ? -1 : 0)?.cursor;
  });
  return {
    entries: shown.map(({ entry }) => entry),
    older: isBackward || hasMore ? border(true) : undefined,
    newer: isBackward ? hasMore ? border(false) : undefined : position && border(false),
  };
}

const partsIn = <Part extends string>(logs: Readonly<Partial<Record<Part, unknown>>>): readonly Part[] => {
  const names: Part[] = [];
  for (const name in logs) names.push(name);
  return names;
};

function positionOf<Part extends string>(parts: readonly Part[], cursorOf: (part: Part) => string | undefined): Position<Part> {
  const found: Partial<Record<Part, string>> = {};
  for (const part of parts) {
    const cursor = cursorOf(part);
    if (cursor !== undefined) found[part] = cursor;
  }
  return found;
}

/** A position as a text of the address. */
export const wordsOf = (position: Position<string>): string => Object.entries(position).map(([part, cursor]) => `${part}:${cursor ?? ''}`).join('~');

/** The position that a text of the address names. */
export const positionIn = <Part extends string>(text: string, parts: readonly Part[]): Position<Part> =>
  positionOf(parts, (part) => text.split('~').find((one) => one.startsWith(`${part}:`))?.slice(part.length + 1));
