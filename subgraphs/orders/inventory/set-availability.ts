import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext, Principal } from '#contract/principal.js';
import { hasPermission, requireAccess } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import { entryProblem, judgeEntry, type AvailabilityEntry, type AvailabilityResult, type EntryProblem, type NamedEntry, type PlacedEntry } from './availability-entry.js';
import { availableLevels } from './available-levels.js';
import { usualStockCode } from './location.js';
import { nameEntries } from './name-entries.js';
import { stockChange } from './stock-change.js';
import { overlay } from './stock-level.js';
import { findLevelsOfItems } from './stock-level.store.js';
import { findPositions } from './stock-position.store.js';
import type { StockPosition } from './stock-position.js';
import { writeLevels } from './write-levels.js';

const MOST_ITEMS = 5000;

/**
 * Set what is available of items at locations, each entry for itself (3-decisions, H): the sellable level becomes that and the reserved units. What is wrong with an
 * entry is its own result, and the others are written; an item that is not available as expected is not written.
 */
export function setAvailability(deps: OrdersDeps, context: CallContext, { items }: { readonly items: readonly AvailabilityEntry[] }): Promise<AvailabilityResult[]> {
  const { principal } = context;
  requireStockWriter(principal);
  if (items.length < 1 || items.length > MOST_ITEMS) throw new Failure('BAD_INPUT', `Set the stock of 1 to ${String(MOST_ITEMS)} items`, { items: [`must be 1 to ${String(MOST_ITEMS)} items`] });
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'setAvailability' }, async () => {
    await transaction.takeChangeSequence(principal.companyId); // before the reads: no reservation or count comes between what is compared and what is written
    const named = await nameEntries(transaction, principal.companyId, items);
    const positions = new Map((await findPositions(transaction, principal.companyId, [...new Set(named.flatMap(({ item }) => (item ? [item.variantId] : [])))])).map((position) => [placeOf(position), position]));
    const results = judge(named, positions);
    const written = named.filter((_, index) => results[index]?.status === 'UPDATED').filter(isPlaced);
    for (const entries of grouped(written, ({ location }) => location.id).values()) await writeEntries(deps, transaction, { context, entries, positions });
    return results;
  }));
}

/** People may by either module: stock is both. */
function requireStockWriter(principal: Principal): void {
  if (!hasPermission(principal, 'commerce.write')) requireAccess(principal, { permission: 'catalog.write', scope: 'catalog:write' });
}

const placeOf = ({ variantId, locationId }: Pick<StockPosition, 'variantId' | 'locationId'>): string => `${variantId} ${locationId}`;

const isPlaced = (named: NamedEntry): named is PlacedEntry => named.item !== undefined && named.location !== undefined;

function judge(named: readonly NamedEntry[], positions: ReadonlyMap<string, StockPosition>): AvailabilityResult[] {
  const places = named.map((one) => (isPlaced(one) ? placeOf({ variantId: one.item.variantId, locationId: one.location.id }) : ''));
  const times = grouped(places, (place) => place);
  return named.map((one, index) => {
    const place = places[index] ?? '';
    const isTwice = place !== '' && (times.get(place)?.length ?? 0) > 1;
    const problem = entryProblem(one) ?? (isTwice ? TWICE : null);
    return { index, ...namesOf(one), ...problem ? { status: 'FAILED', available: null, onHand: null, problem } : judgeEntry(one.entry, positions.get(place)) };
  });
}

const TWICE: EntryProblem = { field: 'location', message: 'another entry names the same item and location' };

const namesOf = ({ entry, item, location }: NamedEntry): Pick<AvailabilityResult, 'variantId' | 'sku' | 'locationCode'> => {
  const { variantId = null, sku = null } = item ?? entry;
  return { variantId, sku, locationCode: location?.code ?? entry.location };
};

interface AtLocation {
  readonly context: CallContext;
  /** All of one location. */
  readonly entries: readonly PlacedEntry[];
  readonly positions: ReadonlyMap<string, StockPosition>;
}

async function writeEntries(deps: OrdersDeps, transaction: Transaction, { context, entries, positions }: AtLocation): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const { id: locationId } = first.location;
  const known = await findLevelsOfItems(transaction, context.principal.companyId, { locationId, variantIds: entries.map(({ item }) => item.variantId) });
  const levels = grouped(known, ({ variantId }) => variantId);
  const now = instant(deps.clock);
  const reports = entries.flatMap(({ entry, item: { variantId }, location }) => availableLevels(levels.get(variantId) ?? [], {
    variantId, now, usualCode: usualStockCode(location), onHand: entry.available + (positions.get(placeOf({ variantId, locationId }))?.reserved ?? 0),
  }));
  const { changed, recounted } = overlay(known, reports, () => deps.ids.next());
  await writeLevels(deps, transaction, { context, locationId, known, changed, recounted });
  transaction.recordChange(() => stockChange({ locationId, known, changed }, new Map(entries.map(({ item }) => [item.variantId, item.sku]))));
}
