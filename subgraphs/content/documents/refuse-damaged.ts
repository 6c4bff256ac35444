import { Failure } from '#contract/failure.js';
import type { Translation } from './document.js';

/** Throws INVALID_STATE for a text of which something is damaged that the caller does not give anew: it would be published or saved without it. */
export function refuseDamaged({ documentId, locale, damaged = [] }: Translation, given: { readonly content?: unknown; readonly seo?: unknown } = {}): void {
  const missing = damaged.filter((column) => given[column] === undefined);
  if (missing.length === 0) return;
  throw new Failure('INVALID_STATE', `The ${locale} text of ${String(documentId)} is damaged where it is stored, and is read without its ${missing.join(' and ')}: restore a version of it, or save it whole`);
}
