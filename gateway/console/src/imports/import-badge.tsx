import { type ReactElement } from 'react';
import type { ProductImportResultStatus, ProductImportStatus } from '#contract/schema.generated.js';
import { useCatalogWords } from '../catalog/use-catalog-words.js';

const TONES = { QUEUED: 'is-information', PROCESSING: 'is-information', DONE: 'is-success', PARTIAL: 'is-warning', FAILED: 'is-error' } as const satisfies Record<ProductImportStatus, string>;
const RESULTS = { CREATED: 'is-success', UPDATED: 'is-success', PARTIAL: 'is-warning', SKIPPED: 'is-quiet', FAILED: 'is-error', INVALID: 'is-error' } as const satisfies Record<ProductImportResultStatus, string>;

/** How far an import is, in words and in colour. */
export function ImportBadge({ status }: { readonly status: ProductImportStatus }): ReactElement {
  const { importStates } = useCatalogWords();
  return <span className={`badge ${TONES[status]}`}>{importStates[status]}</span>;
}

/** What became of a product of an import. */
export function ResultBadge({ status }: { readonly status: ProductImportResultStatus }): ReactElement {
  const { results } = useCatalogWords();
  return <span className={`badge ${RESULTS[status]}`}>{results[status]}</span>;
}
