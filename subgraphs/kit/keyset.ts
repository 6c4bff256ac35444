import { Connection } from './connection.js';
import type { Cursors, Position } from './cursor.js';
import { pageSizeOf, type PageRequest, type PageSize } from './page-request.js';
import type { ColumnValue } from './statement.js';

/** A list that is read in pages: what its cursors are bound to, and the one or two columns that sort it and identify a row. */
export interface KeysetList {
  readonly list: string;
  readonly columns: readonly [string] | readonly [string, string];
  /** The last of its order comes first. */
  readonly isDescending?: boolean;
  /** The list begins behind this position. */
  readonly begins?: Position | undefined;
}

/** A range of a list as SQL. */
export interface KeyRange {
  /** Begins with AND, to stand behind other conditions; empty for a page without cursors. */
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
}

/** A page of a list as SQL, and the page of the rows that it finds. */
export interface Keyset extends KeyRange {
  /** One more than the page, which shows whether more follow. */
  readonly limit: number;
  /** Whether rows come in the reverse of the list's order. */
  readonly isBackward: boolean;
  /** The page of the found rows, whatever order they were read in. */
  readonly page: <T>(rows: readonly T[], positionOf: (node: T) => Position) => Connection<T>;
}

/** A page of a list; BAD_INPUT for a size that no list serves, BAD_CURSOR for a cursor of another list. */
export function keysetOf(cursors: Cursors, request: PageRequest, { list, columns, isDescending = false, begins }: KeysetList): Keyset {
  const size = pageSizeOf(request);
  const decoded = (cursor: string | null | undefined): Position | undefined => (cursor == null ? undefined : cursors.decode(list, cursor));
  const [after, before] = [decoded(request.after), decoded(request.before)];
  const start = further(after, begins, isDescending);
  return {
    ...rangeOf({ columns, start, before, isDescending, isBackward: size.isBackward }), limit: size.size + 1, isBackward: size.isBackward,
    page: (rows, positionOf) => pageOf(rows, { size, hasAfter: after !== undefined, hasBefore: before !== undefined, cursorOf: (node) => cursors.encode(list, positionOf(node)) }),
  };
}

interface Range {
  readonly columns: KeysetList['columns'];
  readonly start?: Position | undefined;
  readonly before?: Position | undefined;
  readonly isDescending: boolean;
  readonly isBackward: boolean;
}

/** What lies between two positions of a list, in its order or in the reverse. */
export function rangeOf({ columns, start, before, isDescending, isBackward }: Range): KeyRange {
  const direction = isDescending === isBackward ? '' : ' DESC';
  return {
    where: beyond(columns, start, isDescending ? '<' : '>') + beyond(columns, before, isDescending ? '>' : '<'),
    parameters: start === undefined && before === undefined ? [] : [...bounds(start), ...bounds(before)],
    orderBy: columns.map((column) => `${column}${direction}`).join(', '),
  };
}

/** The one of two positions that comes later in the list: one bound, where two would leave the planner the wrong one to begin at. */
function further(one: Position | undefined, other: Position | undefined, isDescending: boolean): Position | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const at = one.findIndex((value, index) => value !== other[index]);
  const [value = '', than = ''] = [one[at], other[at]];
  return at !== -1 && value < than === isDescending ? one : other;
}

/**
 * Rows on one side of a position. The first column is compared on its own too, so that an index finds where to begin; its equality stands beside the second column, so
 * that MariaDB begins at that row and not at the first of however many share the first column.
 */
function beyond([first, second]: KeysetList['columns'], position: Position | undefined, sign: '<' | '>'): string {
  if (position === undefined) return '';
  return second === undefined ? ` AND ${first} ${sign} ?` : ` AND ${first} ${sign}= ? AND (${first} ${sign} ? OR (${first} = ? AND ${second} ${sign} ?))`;
}

const bounds = (position: Position | undefined): Position => {
  const [first, second] = position ?? [];
  if (first === undefined) return [];
  return second === undefined ? [first] : [first, first, first, second];
};

interface Asked<T> {
  readonly size: PageSize;
  readonly hasAfter: boolean;
  readonly hasBefore: boolean;
  readonly cursorOf: (node: T) => string;
}

/** Rows were read with one more than asked: the extra row only shows that more follow. */
function pageOf<T>(rows: readonly T[], { size: { isBackward, size, kept }, hasAfter, hasBefore, cursorOf }: Asked<T>): Connection<T> {
  const selected = isBackward ? rows.slice(0, size).reverse() : rows.slice(0, size);
  const nodes = kept === undefined ? selected : selected.slice(-kept);
  const hasMore = rows.length > size;
  return new Connection(nodes, {
    hasNextPage: isBackward ? hasBefore : hasMore || hasBefore,
    hasPreviousPage: hasAfter || (isBackward ? hasMore : nodes.length < selected.length),
    cursorAt(index) {
      const node = nodes[index];
      if (node === undefined) throw new RangeError(`The page has no row ${String(index)}`);
      return cursorOf(node);
    },
  });
}
