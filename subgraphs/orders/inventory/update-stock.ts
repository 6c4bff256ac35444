import { instant, shift, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findItemsOfReport } from './find-items-of-lines.js';
import { findLocation } from './location.store.js';
import { usualStockCode, type Location } from './location.js';
import { stockChange } from './stock-change.js';
import { overlay, type Classification, type ReportedLevel, type StockOutcome } from './stock-level.js';
import { findLevelsOfItems } from './stock-level.store.js';
import { writeLevels } from './write-levels.js';

/** A level as a warehouse reports it. */
export interface StockReport {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  /** The location's first code unless given. */
  readonly locationCode?: string | null | undefined;
  readonly quantity: number;
  readonly classification?: Classification | null | undefined;
  /** When it was counted; now unless given. */
  readonly asOf?: Instant | null | undefined;
}

const MOST_ITEMS = 10_000; // surfaces with a lower limit check it themselves
const CLOCK_SKEW_MILLISECONDS = 300_000;

/**
 * The calling warehouse reports absolute levels (1-decisions, A, PUT /stock): all of them or none, whatever their number in the same
 * few statements. Levels counted before the stored ones are skipped as stale.
 */
export function updateStock(deps: OrdersDeps, context: CallContext, items: readonly StockReport[]): Promise<Omit<StockOutcome, 'changed' | 'recounted'>> {
  const { principal } = context;
  requireScope(principal, 'fulfillment:write');
  if (items.length < 1) throw new Failure('BAD_INPUT', 'A stock update carries at least 1 item', { items: ['must have at least 1 item'] });
  if (items.length > MOST_ITEMS) throw new Failure('TOO_MANY_ITEMS', `A stock update carries 1 to ${String(MOST_ITEMS)} items`, { items: [`must be 1 to ${String(MOST_ITEMS)}`] });
  const locationId = requireWarehouse(principal);
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'updateStock' }, async () => {
    const location = await findLocation(transaction, principal.companyId, locationId);
    if (!location) throw new Failure('NOT_FOUND', 'This connection has no location');
    const reported = await resolveReports(deps, transaction, { companyId: principal.companyId, location, items });
    await transaction.takeChangeSequence(principal.companyId); // serializes reports, so that an older count cannot overwrite a newer one
    const known = await findLevelsOfItems(transaction, principal.companyId, { locationId, variantIds: [...new Set(reported.map(({ variantId }) => variantId))] });
    const { changed, recounted, ...outcome } = overlay(known, reported, () => deps.ids.next());
    await writeLevels(deps, transaction, { context, locationId, known, changed, recounted });
    await deps.noteSteps(transaction, context, ['STOCK']);
    transaction.recordChange(() => stockChange({ locationId, known, changed }, namesOf(items, reported)));
    return outcome;
  }));
}

/** What the reported items are called in the report, by variant. */
const namesOf = (items: readonly StockReport[], reported: readonly ReportedLevel[]): ReadonlyMap<string, string> =>
  new Map(items.map(({ sku, barcode }, index) => [reported[index]?.variantId ?? '', sku ?? barcode ?? '']));

interface Reports {
  readonly companyId: number;
  readonly location: Location;
  readonly items: readonly StockReport[];
}

async function resolveReports({ clock }: OrdersDeps, transaction: Transaction, { companyId, location, items }: Reports): Promise<ReportedLevel[]> {
  const { stockLocationCodes: codes } = location;
  const latest = shift(instant(clock), CLOCK_SKEW_MILLISECONDS); // a count from the future would make all later reports stale until its time has come
  refuse(items, { field: 'quantity', message: 'A level is not possible' }, ({ quantity }) => (quantity < 0 ? 'must be at least 0' : undefined));
  refuse(items, { field: 'location_code', message: 'A location code is not known' }, ({ locationCode }) => (locationCode == null || codes.includes(locationCode) ? undefined : `is none of ${codes.join(', ')}`));
  refuse(items, { field: 'as_of', message: 'A level is counted in the future' }, ({ asOf }) => (asOf != null && asOf > latest ? 'must not be more than 5 minutes ahead' : undefined));
  const found = await findItemsOfReport(transaction, companyId, items);
  const now = instant(clock);
  const usual = usualStockCode(location);
  return items.map(({ locationCode, quantity, classification, asOf }, index) =>
    ({ variantId: found[index]?.variantId ?? '', locationCode: locationCode ?? usual, quantity, classification: classification ?? 'SELLABLE', asOf: asOf ?? now, isCountedNow: asOf == null }));
}

/** Throws BAD_INPUT where a field of some items is refused, with its problem for each of them. */
function refuse(items: readonly StockReport[], { field, message }: { field: string; message: string }, problemOf: (item: StockReport) => string | undefined): void {
  const problems: Record<string, string[]> = {};
  for (const [index, item] of items.entries()) {
    const problem = problemOf(item);
    if (problem !== undefined) problems[`items.${String(index)}.${field}`] = [problem];
  }
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', message, problems);
}
