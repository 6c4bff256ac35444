import { type ReactElement } from 'react';
import type { ProductStatus } from '#contract/schema.generated.js';
import { useCatalogWords } from './use-catalog-words.js';

const TONES = { DRAFT: 'is-information', ACTIVE: 'is-success', ARCHIVED: 'is-quiet' } as const satisfies Record<ProductStatus, string>;

/** The state of a product, in words and in colour. */
export function ProductBadge({ status }: { readonly status: ProductStatus }): ReactElement {
  const { statuses } = useCatalogWords();
  return <span className={`badge ${TONES[status]}`}>{statuses[status]}</span>;
}
