import { strictJson } from '#kit/body/strict-json.js';

const MEBIBYTE = 1024 * 1024;
const MOST_VALUES = 300_000; // a hundred products with hundreds of variants

/** The largest body in bytes (document 3, H, Limits). */
export const MOST_BYTES = 20 * MEBIBYTE;

/** Larger bodies are parsed on a thread. */
export const SMALL_BYTES = MEBIBYTE / 4;

/** A body as JSON. */
export const readBody = (body: Buffer): unknown => strictJson(body, MOST_VALUES);

const [MOST_TAGS, TAG] = [4000, 0x3c] as const;

/** Whether a body has so much HTML that sanitizing it would hold other calls. */
export function isHeavy(body: Buffer): boolean {
  let tags = 0;
  for (let at = body.indexOf(TAG); at !== -1 && tags <= MOST_TAGS; at = body.indexOf(TAG, at + 1)) tags += 1;
  return tags > MOST_TAGS;
}
