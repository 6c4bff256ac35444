import type { VariantFacts } from '../products/variant.js';

/** What a product gives up while it is in the trash, so that others can have it, and gets back when it is restored. */
export interface TrashedProduct {
  readonly sku: string | null;
  readonly handle: string | null;
  readonly externalId: string | null;
  /** The ids that keys gave it, by the key. */
  readonly keys: Readonly<Record<string, string>>;
  readonly variants: readonly { readonly id: string; readonly facts: VariantFacts }[];
}
