/** The part of an answer that makes it larger than allowed. */
export interface Oversize {
  /** The field right below the root that takes most. */
  readonly path: string;
  /** At least so many bytes are in it; nothing further was counted. */
  readonly bytes: number;
}

const BRACKETS = 2;
const QUOTED = 3;
const NUMBER = 8;

/** Whether an answer takes more bytes as JSON than allowed, without writing any: the walk ends where it is sure. Undefined when it does not. */
export function oversize(data: Readonly<Record<string, unknown>>, mostBytes: number): Oversize | undefined {
  let largest: Oversize = { path: '', bytes: 0 };
  let left = mostBytes;
  for (const [path, value] of Object.entries(data)) {
    const bytes = bytesOf(value, left);
    if (bytes > largest.bytes) largest = { path, bytes };
    left -= bytes + path.length + QUOTED;
    if (left < 0) return largest;
  }
  return undefined;
}

/** Bytes of a value as JSON, escapes left out; counting stops once they are more than enough. */
function bytesOf(value: unknown, enough: number): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + QUOTED;
  if (typeof value !== 'object' || value === null) return NUMBER;
  let bytes = BRACKETS;
  const isList = Array.isArray(value);
  for (const [name, inner] of Object.entries(value)) {
    bytes += bytesOf(inner, enough - bytes) + (isList ? 0 : name.length + QUOTED);
    if (bytes > enough) return bytes;
  }
  return bytes;
}
