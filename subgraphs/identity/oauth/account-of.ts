import type { Principal } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';

/** The account of a calling person; undefined for a program. */
export function accountOf(_reader: Reader, { userId }: Principal): Promise<string | undefined> {
  return Promise.resolve(userId);
}
