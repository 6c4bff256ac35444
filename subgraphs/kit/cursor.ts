import { equalInConstantTime, hmacSha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';

/** Where a page ended: the sort values of its last row. */
export type Position = readonly (string | number)[];

/** Makes and reads the opaque cursors of lists; a cursor is valid only for the list (and filters) it was made for. */
export interface Cursors {
  encode(list: string, position: Position): string;
  /** Throws BAD_CURSOR for anything this key did not sign for this list. */
  decode(list: string, cursor: string): Position;
}

const SIGNATURE_LENGTH = 22;

/** Cursors signed with a key of the deployment. */
export function signedCursors(key: Buffer): Cursors {
  const sign = (list: string, body: string): string => Buffer.from(hmacSha256(key, `${list}\n${body}`), 'hex').toString('base64url').slice(0, SIGNATURE_LENGTH);
  return {
    encode(list, position) {
      const body = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${body}.${sign(list, body)}`;
    },
    decode(list, cursor) {
      const end = cursor.lastIndexOf('.');
      const body = cursor.slice(0, Math.max(end, 0));
      if (!equalInConstantTime(cursor.slice(end + 1), sign(list, body))) throw new Failure('BAD_CURSOR', 'This cursor was not made for this list');
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Position;
    },
  };
}

/** The values of a token that was made as a cursor; undefined for one that this key did not sign for this list. */
export function valuesOfToken(cursors: Pick<Cursors, 'decode'>, list: string, token: string): Position | undefined {
  try {
    return cursors.decode(list, token);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
