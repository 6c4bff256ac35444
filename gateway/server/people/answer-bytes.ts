/** The part of an answer that makes it larger than allowed. */
export interface Oversize {
  /** The root field with the most bytes. */
  readonly path: string;
  /** At least so many bytes: counting stopped there. */
  readonly bytes: number;
}

const BRACKETS = 2;
const QUOTED = 3;
const NUMBER = 8;

/** The part of an answer that is larger than allowed as JSON, computed without serializing; undefined when the answer is within the limit. */
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

/** Bytes of a value as JSON, without escapes; counting stops above the limit. */
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
