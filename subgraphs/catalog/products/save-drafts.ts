import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from '../catalogs/catalog.js';
import { matchProducts, type PathOf } from './match-products.js';
import type { SentDraft } from './product-draft.js';
import { productGates } from './product-gates.js';
import { planProduct } from './product-plan.js';
import { refuseLocked } from './refuse-locked.js';
import { resolveDrafts } from './resolve-drafts.js';
import { findStoredProducts } from './stored-product.store.js';
import type { StoredProduct } from './stored-product.js';
import { OPEN } from './write-gate.js';
import { writePlans } from './write-plans.js';
import { defaultList, ownedAttributes, readWriteSettings } from './write-settings.js';

/** What products are saved in. */
export interface DraftsSaving {
  readonly transaction: Transaction;
  readonly context: CallContext;
  readonly catalog: Catalog;
}

/** Products as people send them. */
export interface DraftsToSave {
  readonly drafts: readonly SentDraft[];
  /** Where each of them stands in the input, for what is said of it. */
  readonly path: PathOf;
  /** The product that the only draft changes; drafts find theirs by their SKUs and external ids otherwise. */
  readonly target?: StoredProduct;
  /** Refuse a draft that finds a product. */
  readonly areNew?: boolean;
}

/** Save drafts of a person within a transaction, all or none; answers the ids of their products in the same order. */
export async function saveDrafts(deps: CatalogDeps, { transaction, context, catalog }: DraftsSaving, sent: DraftsToSave): Promise<number[]> {
  const { companyId } = context.principal;
  const { drafts, path } = sent;
  const settings = await readWriteSettings(transaction, { companyId, catalog }, drafts);
  const known = await findKnown(transaction, { companyId, catalog }, sent);
  const resolved = resolveDrafts(drafts, settings, { known, path });
  const gateFor = await productGates(transaction, companyId, { author: { kind: 'person' }, products: known.filter((product) => product !== undefined), owned: ownedAttributes(settings) });
  const currency = defaultList(settings)?.currency ?? '';
  const plans = resolved.map((draft, index) => {
    const stored = known[index];
    return planProduct(stored, draft, { gate: stored ? gateFor(stored) : OPEN, currency });
  });
  refuseLocked(plans.map(({ withheld, known: stored }) => ({ withheld, writtenBy: stored?.writtenBy ?? null })));
  const count = plans.filter((plan) => !plan.known).length;
  let next = count === 0 ? 0 : await drawNumbers(transaction, { companyId, series: 'product', count });
  const numbered = plans.map((plan) => ({ ...plan, catalogId: catalog.id, id: plan.known?.id ?? next++ }));
  await writePlans(deps, { transaction, context, catalog }, numbered.filter(({ changed }) => changed));
  return numbered.map(({ id }) => id);
}

async function findKnown(transaction: Transaction, { companyId, catalog }: { companyId: number; catalog: Catalog }, { drafts, path, target, areNew = false }: DraftsToSave): Promise<(StoredProduct | undefined)[]> {
  const productSkus = drafts.map(({ sku }) => sku).filter((sku) => typeof sku === 'string');
  const stored = await findStoredProducts(transaction, companyId, {
    ids: target ? [target.id] : [],
    skus: [...drafts.flatMap(({ variants }) => variants.map(({ sku }) => sku)), ...productSkus], productSkus,
    externalIds: drafts.map(({ externalId }) => externalId).filter((id) => typeof id === 'string'),
    handles: drafts.map(({ handle }) => handle).filter((handle) => typeof handle === 'string'),
  });
  const known = matchProducts(drafts.map((draft) => ({ ...draft, id: target?.id, isNew: areNew })), stored, path);
  if (areNew) refuseKnown(known, path);
  const foreign = known.find((product) => product && product.catalogId !== catalog.id);
  if (foreign) throw new Failure('CONFLICT', `Product ${String(foreign.id)} belongs to the catalog ${String(foreign.catalogId)}`, { productId: foreign.id, catalogId: foreign.catalogId });
  return known;
}

function refuseKnown(known: readonly (StoredProduct | undefined)[], path: PathOf): void {
  for (const [index, product] of known.entries()) {
    if (product) throw new Failure('ALREADY_EXISTS', `Product ${String(product.id)} has one of these SKUs or the external id`, { productId: product.id, [path(index)]: [`is product ${String(product.id)} already`] });
  }
}
