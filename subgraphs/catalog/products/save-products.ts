import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from '../catalogs/catalog.js';
import { firstCatalog } from '../catalogs/first-catalog.js';
import { requireCatalog } from '../catalogs/require-catalog.js';
import { requireCatalogWriter } from './access.js';
import { matchProducts } from './match-products.js';
import { findProductsInOrder } from './product.store.js';
import type { SentDraft } from './product-draft.js';
import { productGates } from './product-gates.js';
import { planProduct } from './product-plan.js';
import type { Product } from './product.js';
import { readProductDrafts, type SubmittedProduct } from './read-product-drafts.js';
import { resolveDrafts } from './resolve-drafts.js';
import type { StoredProduct } from './stored-product.js';
import { findStoredProducts } from './stored-product.store.js';
import { refuseLocked } from './refuse-locked.js';
import { OPEN } from './write-gate.js';
import { writePlans } from './write-plans.js';
import { defaultList, ownedAttributes, readWriteSettings } from './write-settings.js';

interface Submitted {
  /** The company's first catalog unless given. */
  readonly catalogId?: number | null | undefined;
  readonly products: readonly SubmittedProduct[];
}

/**
 * Create products and variants, or update those that have the SKUs or the external id, all or none.
 * A save that changes no value takes no change sequence and publishes no event. Returns the products in the order they were sent.
 * Throws FIELD_LOCKED when it would change fields that a connected system owns, or products that a key keeps to itself.
 */
export async function saveProducts(deps: CatalogDeps, context: CallContext, { catalogId, products }: Submitted): Promise<Product[]> {
  requireCatalogWriter(context.principal);
  const { database, clock } = deps;
  const { companyId } = context.principal;
  const drafts = readProductDrafts(products);
  const ids = await database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock, name: 'saveProducts' }, () => save(deps, { transaction, context }, { catalogId, drafts })));
  return findProductsInOrder(database, companyId, ids);
}

interface Saving {
  readonly transaction: Transaction;
  readonly context: CallContext;
}

async function save(deps: CatalogDeps, { transaction, context }: Saving, { catalogId, drafts }: { catalogId: number | null | undefined; drafts: readonly SentDraft[] }): Promise<number[]> {
  const { companyId } = context.principal;
  const catalog = await catalogFor(deps, transaction, { companyId, catalogId, drafts });
  const settings = await readWriteSettings(transaction, { companyId, catalog }, drafts);
  const known = await findKnown(transaction, companyId, { catalog, drafts });
  const resolved = resolveDrafts(drafts, settings, known);
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

/** A company that saves its first products gets a catalog for them. */
function catalogFor(deps: CatalogDeps, transaction: Transaction, { companyId, catalogId, drafts }: { companyId: number; catalogId: number | null | undefined; drafts: readonly SentDraft[] }): Promise<Catalog> {
  if (catalogId != null) return requireCatalog(transaction, companyId, catalogId);
  return firstCatalog(deps, transaction, { companyId, currency: drafts.flatMap(({ variants }) => variants).find(({ currency }) => currency !== undefined)?.currency ?? 'EUR' });
}

async function findKnown(transaction: Transaction, companyId: number, { catalog, drafts }: { catalog: Catalog; drafts: readonly SentDraft[] }): Promise<(StoredProduct | undefined)[]> {
  const productSkus = drafts.map(({ sku }) => sku).filter((sku) => typeof sku === 'string');
  const stored = await findStoredProducts(transaction, companyId, {
    skus: [...drafts.flatMap(({ variants }) => variants.map(({ sku }) => sku)), ...productSkus], productSkus,
    externalIds: drafts.map(({ externalId }) => externalId).filter((id) => typeof id === 'string'),
    handles: drafts.map(({ handle }) => handle).filter((handle) => typeof handle === 'string'),
  });
  const known = matchProducts(drafts, stored);
  const foreign = known.find((product) => product && product.catalogId !== catalog.id);
  if (foreign) throw new Failure('CONFLICT', `Product ${String(foreign.id)} belongs to the catalog ${String(foreign.catalogId)}`, { productId: foreign.id, catalogId: foreign.catalogId });
  return known;
}
