import { redact } from './redact.js';

interface Logging {
  /** The most bytes that are kept; all unless given. */
  readonly most?: number | undefined;
  readonly secrets?: readonly string[] | undefined;
}

/** Longer than any secret, so that none is cut in two before it is replaced. */
const BEHIND = 1024;

/** A body as the call log keeps it: its beginning, with the caller's secrets replaced. */
export function loggedText(body: Buffer | string | undefined, { most, secrets }: Logging): string | undefined {
  if (body === undefined) return undefined;
  if (most === undefined || body.length <= most / 4) return redact(body.toString(), secrets); // a character has up to four bytes
  const beginning = Buffer.from(body.slice(0, most + BEHIND).toString());
  const text = redact(beginning.toString(), secrets);
  return Buffer.byteLength(text) <= most ? text : Buffer.from(text).subarray(0, most).toString();
}
