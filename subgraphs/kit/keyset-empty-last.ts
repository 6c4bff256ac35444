import type { Cursors, Position } from './cursor.js';
import { keysetOf, rangeOf, type KeyRange, type Keyset, type KeysetList } from './keyset.js';
import type { PageRequest } from './page-request.js';

/** The place of a row without a value in the first column, in its position. */
export const EMPTY = '';

/** A page that is read range by range, until it is full. */
export type RangedKeyset = Pick<Keyset, 'limit' | 'page'> & { readonly ranges: readonly KeyRange[] };

/** A list that is sorted by texts which some rows lack, and then by another column. */
export type ListWithEmpty = Pick<KeysetList, 'list' | 'isDescending'> & {
  readonly columns: readonly [text: string, second: string];
  /** How the rows without a text are found, and what they are sorted by: the second column, or an expression of the same value that no index has. */
  readonly empty: { readonly condition: string; readonly column: string };
};

/** A page of a list in which the rows without a text come last, whichever direction: no index has them there, so that they are a range of their own. */
export function keysetEmptyLast(cursors: Cursors, request: PageRequest, { list, columns, empty, isDescending = false }: ListWithEmpty): RangedKeyset {
  const { limit, page, isBackward } = keysetOf(cursors, request, { list, columns, isDescending });
  const [start, before] = [request.after, request.before].map((cursor) => (cursor == null ? undefined : cursors.decode(list, cursor)));
  const filled = { columns, start, before: amongFilled(before), isDescending, isBackward };
  const rest = { columns: [empty.column], start: amongEmpty(start), before: amongEmpty(before), isDescending, isBackward } as const;
  const ranges = [
    ...(amongEmpty(start) ? [] : [within(`${columns[0]} > '${EMPTY}'`, rangeOf(filled))]),
    ...(amongFilled(before) ? [] : [within(empty.condition, rangeOf(rest))]),
  ];
  return { limit, page, ranges: isBackward ? ranges.toReversed() : ranges };
}

const amongFilled = (position: Position | undefined): Position | undefined => (position?.[0] === EMPTY ? undefined : position);

/** The position among the rows without a text. */
const amongEmpty = (position: Position | undefined): Position | undefined => (position?.[0] === EMPTY ? position.slice(1) : undefined);

const within = (condition: string, { where, ...range }: KeyRange): KeyRange => ({ where: ` AND ${condition}${where}`, ...range });

/** The rows of the first ranges that fill a page. */
export async function readRanges<Row>({ ranges, limit }: RangedKeyset, read: (range: KeyRange, most: number) => Promise<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const range of ranges) if (rows.length < limit) rows.push(...await read(range, limit - rows.length));
  return rows;
}
