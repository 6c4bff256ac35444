import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requireSandbox } from '#subgraph-kit/require-sandbox.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { keyReader } from '../key-writes/key-writer.js';
import { variantPayload } from '../products/variant-events.js';
import { findCatalogVariants } from '../products/variant.store.js';

/** What a location counts of a variant. */
export interface SimulateCount {
  readonly sku: string;
  /** Code of the location. */
  readonly location: string;
  /** Units that may be sold. */
  readonly available: number;
}

/** What may be sold there now. */
export interface SimulatedCount {
  readonly sku: string;
  readonly location: string;
  readonly available: number;
}

/** A location counts units of a variant of a key's catalog, whoever owns the stock of the product: a key that only reads sees its stock change too. Throws VARIANT_NOT_FOUND, and BAD_INPUT for a location that is none. */
export async function simulateCount(deps: CatalogDeps, context: CallContext, { sku, location, available }: SimulateCount): Promise<SimulatedCount> {
  const key = keyReader(context.principal);
  await requireSandbox(deps, context);
  const [variant] = await findCatalogVariants(deps.database, key, { skus: [sku], ids: [] });
  if (!variant) throw new Failure('VARIANT_NOT_FOUND', 'No variant of this catalog has this SKU');
  const { companyId, actor } = context.principal;
  const warehouse: CallContext = { ...context, principal: { kind: 'system', companyId, actor, scopes: ['catalog:write'] } };
  const [counted] = await deps.setStock(warehouse, [{ variantId: variant.id, sku, location, available, item: { ...variantPayload(variant), changedAt: variant.updatedAt } }]);
  if (counted?.problem != null) throw new Failure('BAD_INPUT', 'The stock cannot be counted', { [counted.problemField ?? 'location']: [counted.problem] });
  return { sku, location, available: counted?.available ?? available };
}
