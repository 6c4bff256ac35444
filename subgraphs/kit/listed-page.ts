import type { Connection } from './connection.js';
import type { Cursors } from './cursor.js';
import { keysetOf } from './keyset.js';
import type { PageRequest } from './page-request.js';

interface Listed<T> {
  /** What its cursors are bound to. */
  readonly list: string;
  /** All of them; few enough to be read at once. */
  readonly records: readonly T[];
}

/** A page, by code, of records that were all read. */
export function listedPage<T extends { readonly code: string }>(cursors: Cursors, page: PageRequest, { list, records }: Listed<T>): Connection<T> {
  const keys = keysetOf(cursors, page, { list, columns: ['code'] });
  const codeIn = (cursor: string | null | undefined): string | undefined => (cursor == null ? undefined : String(cursors.decode(list, cursor)[0]));
  const [after, before] = [codeIn(page.after), codeIn(page.before)];
  const between = records.filter(({ code }) => (after === undefined || code > after) && (before === undefined || code < before)).sort((one, other) => (one.code < other.code ? -1 : 1));
  return keys.page((keys.isBackward ? between.reverse() : between).slice(0, keys.limit), ({ code }) => [code]);
}
