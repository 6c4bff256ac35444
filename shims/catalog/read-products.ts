import { strictJson } from '#kit/body/strict-json.js';
import { readItem } from './read-item.js';

/** The most products of an import (document 3, H, Endpoints). */
export const MOST_PRODUCTS = 5000;

/** Several times what 5,000 products of six variants have. */
const MOST_VALUES = 3_000_000;

/** Products of an import, each read for itself. */
export interface ReadProducts {
  /** JSON lines: an item, or its errors. */
  readonly lines: string;
  readonly total: number;
}

/** Read the products of a list; a list of another length is only counted. */
export const readProducts = (products: readonly unknown[]): ReadProducts =>
  ({ total: products.length, lines: products.length > MOST_PRODUCTS ? '' : products.map((product) => JSON.stringify(readItem(product))).join('\n') });

/** The body of an import as JSON. */
export const importJson = (body: Buffer): unknown => strictJson(body, MOST_VALUES);

/** The body of an import with its products read; a body of another shape is left to the route's schema. */
export function readImportBody(body: Buffer): unknown {
  const sent = importJson(body);
  return isList(sent) ? { ...sent, products: readProducts(sent.products) } : sent;
}

const isList = (sent: unknown): sent is { readonly products: readonly unknown[] } => typeof sent === 'object' && sent !== null && 'products' in sent && Array.isArray(sent.products);
