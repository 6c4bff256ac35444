import type { Problems } from '#contract/problems.js';

interface Named {
  readonly sku?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly handle?: string | null | undefined;
  readonly variants: readonly { readonly sku: string }[];
}

/** Collect a problem for every external id, handle or SKU that one call uses twice. */
export function requireDistinct(products: readonly Named[], problems: Problems): void {
  const distinct = new Set<string>();
  const check = (kind: string, name: string | null | undefined, path: string): void => {
    if (typeof name !== 'string') return;
    const full = `${kind} ${name}`;
    if (distinct.has(full)) problems.add(path, 'appears twice in this call');
    distinct.add(full);
  };
  products.forEach(({ sku: own, externalId, handle, variants }, index) => {
    const path = `products.${String(index)}`;
    check('product', own, `${path}.sku`);
    check('externalId', externalId, `${path}.externalId`);
    check('handle', handle, `${path}.handle`);
    variants.forEach(({ sku }, variantIndex) => {
      check('sku', sku, `${path}.variants.${String(variantIndex)}.sku`);
    });
  });
}
