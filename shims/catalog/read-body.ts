import { strictJson } from '#kit/body/strict-json.js';

const MEBIBYTE = 1024 * 1024;
const MOST_VALUES = 300_000; // a hundred products with hundreds of variants

/** The largest body in bytes (document 3, H, Limits). */
export const MOST_BYTES = 20 * MEBIBYTE;

/** Larger bodies are parsed on a thread. */
export const SMALL_BYTES = MEBIBYTE / 4;

/** A body as JSON. */
export const readBody = (body: Buffer): unknown => strictJson(body, MOST_VALUES);
