import type { LimitedTexts } from '#contract/fits.js';
import type { Address } from './address.js';
import type { Given } from './given.js';

/** The longest field of an address, name or telephone number: what interface D takes (2-decisions, D, POST /orders, leaves it to us). */
export const LONGEST_FIELD = 255;

/** The fields of an address, each with its maximum length. */
export const textsOfAddress = (path: string, address: Given<Address> | null | undefined): LimitedTexts =>
  Object.fromEntries(Object.entries(address ?? {}).map(([field, text]) => [`${path}.${field}`, [text, LONGEST_FIELD] as const]));
