import { instant, machineClock, type Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { ItemOutcome, ProductItem, StockItem, VariantItem } from '#contract/product-item.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { catalogOfKey } from '../catalogs/catalog-of-key.js';
import { findKnownSources, queueSources, type OfImport } from '../images/image-source.store.js';
import { productGates } from '../products/product-gates.js';
import { variantChanged } from '../products/variant-events.js';
import { writePlans, type NumberedPlan } from '../products/write-plans.js';
import { ownedAttributes, readWriteSettings, type WriteSettings } from '../products/write-settings.js';
import { findCandidates, findHandles } from './candidates.store.js';
import { listedOutcome, statusOf } from './item-outcome.js';
import { addSizes, optionFieldsOf, optionLabels, type OptionLabels } from './item-sizes.js';
import { findKeyIdsOf, saveKeyIds } from './key-id.store.js';
import { isOfPeople, keeperOf, keyWriter, type KeyWriter } from './key-writer.js';
import { matchItem, type Candidates, type MatchedItem } from './match-item.js';
import { planItem, type PlannedItem } from './plan-item.js';
import { handleOf, numberedHandle } from './product-handle.js';
import { refuseWithheld } from './refuse-withheld.js';
import { TakenNames } from './taken-names.js';

/** The transaction and call that items are written in. */
export interface Saving {
  readonly transaction: Transaction;
  readonly context: CallContext;
}

/** Stock that an item gives one of its variants, to be set once the variant is stored. */
export interface ItemStock extends StockItem {
  readonly variantSku: string;
  /** What orders stores of the variant, which it may not have heard of yet. */
  readonly item: ReturnType<typeof variantChanged>['payload'] & { readonly changedAt?: Instant | undefined };
}

/** What became of an item, and the stock that is still to be set. */
export interface WrittenItem {
  readonly outcome: ItemOutcome;
  readonly stock: readonly ItemStock[];
}

interface Options {
  /** Refuse the write where a field must keep its value: for writes of a part of a product (decisions 3, H). */
  readonly isStrict?: boolean | undefined;
  /** Who writes, where that is not the calling key. */
  readonly writer?: KeyWriter | undefined;
  /** The import whose product is written. */
  readonly ofImport?: OfImport | undefined;
}

/**
 * Write the items of a key, each as if it were alone: what is wrong with one leaves the others as they are. Items that mean the same product are written one after the other,
 * in the order they were sent. Throws PRODUCT_NOT_FOUND for a product that is named and is not there; with `isStrict` FIELD_RULE and FIELD_LOCKED.
 */
export async function writeItems(deps: CatalogDeps, saving: Saving, { items, isStrict = false, ofImport, writer }: Options & { readonly items: readonly ProductItem[] }): Promise<WrittenItem[]> {
  const key = writer ?? keyWriter(saving.context.principal);
  const catalog = await catalogOfKey(deps, saving.transaction, { ...key, currency: currencyOf(items) });
  const written = new Map<number, WrittenItem>();
  for (let waiting: readonly Waiting[] = items.map((item, index) => ({ item, index })); waiting.length > 0;) {
    const candidates = await findCandidates(saving.transaction, key, waiting.map(({ item }) => item));
    const { now, later } = firstWave(waiting, candidates);
    const settings = await readWriteSettings(saving.transaction, { companyId: key.companyId, catalog }, now.map(({ item }) => named(item)));
    const done = await writeWave(deps, saving, { key, settings, candidates, isStrict, ofImport, matched: now });
    now.forEach(({ index }, at) => { const one = done[at]; if (one) written.set(index, one); });
    waiting = later;
  }
  return items.map((_, index) => reached(written, index));
}

/** The currency of the first price that names one. */
const currencyOf = (items: readonly ProductItem[]): string | undefined => items.flatMap(({ variants }) => variants ?? []).flatMap(({ prices }) => prices ?? []).find(({ currency }) => currency !== undefined)?.currency;

function reached(written: ReadonlyMap<number, WrittenItem>, index: number): WrittenItem {
  const one = written.get(index);
  if (!one) throw new Error(`Item ${String(index)} was in no wave`);
  return one;
}

/** What is read of the catalog for an item. */
const named = ({ attributes = [], variants = [], attributeSet, category, categoryIds = [] }: ProductItem) => ({
  variants: [], attributeSet, categoryIds: category && 'id' in category ? [category.id] : categoryIds,
  attributes: Object.fromEntries([...attributes.map(({ code, value }) => [code, value] as const), ...optionFieldsOf(variants).map((field) => [field, null] as const)]),
});

interface Waiting {
  readonly item: ProductItem;
  readonly index: number;
}

/** The items that have no name, and mean no product, that an earlier one has or means. */
function firstWave(waiting: readonly Waiting[], candidates: Candidates): { now: (Waiting & MatchedItem)[]; later: Waiting[] } {
  const taken = new TakenNames();
  const [now, later]: [(Waiting & MatchedItem)[], Waiting[]] = [[], []];
  for (const { item, index } of waiting) {
    const matched = { item, index, match: matchItem(item, candidates) };
    if (taken.has(matched)) later.push({ item, index });
    else now.push(matched);
    taken.add(matched);
  }
  return { now, later };
}

interface Wave {
  readonly key: KeyWriter;
  readonly settings: WriteSettings;
  readonly candidates: Candidates;
  readonly isStrict: boolean;
  readonly ofImport: OfImport | undefined;
  readonly matched: readonly MatchedItem[];
}

/** A product that there is not yet has the locks of its catalog. */
const NEW = { id: 0, writtenBy: null } as const;

async function writeWave(deps: CatalogDeps, { transaction, context }: Saving, { key, settings, candidates, isStrict, ofImport, matched }: Wave): Promise<WrittenItem[]> {
  const products = candidates.stored.filter(({ catalogId }) => catalogId === key.catalogId);
  const gateFor = await productGates(transaction, key.companyId, { author: key.author, products: [...products, { ...NEW, catalogId: key.catalogId }], owned: ownedAttributes(settings) });
  const items = matched.map(({ item }) => item);
  const keyIds = !isOfPeople(key) && items.some(({ externalId }) => externalId !== undefined) ? await findKeyIdsOf(transaction, key, products.map(({ id }) => id)) : new Map<number, string>();
  const knownImages = await findKnownSources(transaction, key, matched.flatMap(({ item: { imageUrls = [] }, match }) => ('product' in match && match.product ? [{ productId: match.product.id, urls: imageUrls }] : [])));
  const now = instant(deps.clock);
  const [planned, labels]: [PlannedItem[], OptionLabels] = [[], optionLabels(settings)];
  for (const one of matched) planned.push(await planItem(one, { transaction, key, settings, labels, candidates, gateFor, newStock: gateFor({ ...NEW, catalogId: key.catalogId }), now, keyIds, knownImages }));
  if (isStrict) refuseWithheld(planned);
  const numbered = await withNumbers(transaction, key, planned);
  const plans = [...numbered.values()];
  await addSizes(transaction, key, { fields: optionFieldsOf(items.flatMap(({ variants = [] }) => variants)), plans: plans.filter(({ changed }) => changed), settings });
  const variantIds = await writePlans(deps, { transaction, context, catalog: settings.catalog }, plans.filter(({ changed }) => changed));
  await saveKeyIds(transaction, key, planned.flatMap((one) => ('plan' in one && one.externalId !== undefined ? [{ productId: numbered.get(one)?.id ?? 0, externalId: one.externalId }] : [])));
  await queueSources(transaction, { key, now: instant(machineClock(deps.clock)), ofImport }, planned.flatMap((one) => ('plan' in one ? [{ productId: numbered.get(one)?.id ?? 0, urls: one.imageUrls }] : [])));
  const changedAt = items.some(({ variants = [] }) => variants.some(({ stock }) => stock !== undefined)) ? await transaction.takeChangeSequence(key.companyId) : undefined;
  return planned.map((one, index) => writtenItem(one, { plan: numbered.get(one), item: items[index], variantIds, changedAt }));
}

/** The plans with the numbers and handles of new products, and the key that keeps them by its rule. */
async function withNumbers(transaction: Transaction, key: KeyWriter, planned: readonly PlannedItem[]): Promise<ReadonlyMap<PlannedItem, NumberedPlan>> {
  const plans = planned.flatMap((one) => ('plan' in one ? [{ one, plan: one.plan }] : []));
  const added = plans.filter(({ plan }) => !plan.known);
  let next = added.length === 0 ? 0 : await drawNumbers(transaction, { companyId: key.companyId, series: 'product', count: added.length });
  const taken = new Set(await findHandles(transaction, key.companyId, added.flatMap(({ plan }) => handleOf(plan.facts.title) ?? [])));
  return new Map(plans.map(({ one, plan }) => {
    const id = plan.known?.id ?? next++;
    const numbered = { ...plan, id, catalogId: key.catalogId, writtenBy: keeperOf(key), givenIds: one.externalId === undefined ? undefined : { [key.keyId]: one.externalId } };
    if (plan.known) return [one, numbered];
    const own = handleOf(plan.facts.title);
    const handle = own === undefined || taken.has(own) ? numberedHandle(plan.facts.title, id) : own;
    taken.add(handle);
    return [one, { ...numbered, facts: { ...plan.facts, handle } }];
  }));
}

interface Stored {
  readonly plan: NumberedPlan | undefined;
  readonly item: ProductItem | undefined;
  readonly variantIds: ReadonlyMap<string, string>;
  readonly changedAt: Instant | undefined;
}

function writtenItem(planned: PlannedItem, { plan, item, variantIds, changedAt }: Stored): WrittenItem {
  if ('refused' in planned) return { outcome: listedOutcome(planned.refused), stock: [] };
  if (!plan) throw new Error('A planned item has a number');
  const { errors, notes, setsStock } = planned;
  const stock = setsStock ? (item?.variants ?? []).flatMap((variant) => stockOf(variant, { plan, variantIds, changedAt })) : [];
  const changed = plan.changed || stock.length > 0;
  return { outcome: listedOutcome({ status: statusOf({ isNew: !plan.known, changed, errors, notes }), productId: plan.id, sku: plan.facts.sku, errors, notes }), stock };
}

function stockOf({ sku, newSku, stock = [] }: VariantItem, { plan, variantIds, changedAt }: Omit<Stored, 'item'> & { readonly plan: NumberedPlan }): ItemStock[] {
  if (stock.length === 0) return [];
  const variant = plan.variants.find(({ facts }) => facts.sku === (newSku ?? sku));
  const id = variant && (variant.id ?? variantIds.get(variant.facts.sku));
  if (!variant || id === undefined) return [];
  const facts = variantChanged({ id: plan.id, title: plan.facts.title }, { id, facts: variant.facts }).payload;
  return stock.map((entry) => ({ ...entry, variantSku: variant.facts.sku, item: { ...facts, changedAt } }));
}
