import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { LabelledOrder } from './labelled-order.js';
import { findLocation } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { attemptLabels } from './attempt-labels.js';
import type { LabelFormat } from './carrier.js';
import { findCarriers } from './carrier.store.js';
import { areParcelNumbers, numberedParcels, type LabelParcel, type NumberedParcel } from './label-request.js';
import { MOST_LABELS, type Label } from './label.js';
import { findLabels, type PrintedLabel } from './label.store.js';
import { countListedParcels } from './packed-parcel.store.js';
import { saveLabels } from './save-labels.js';

/** Which parcels of a part want labels. */
export interface EnsureLabels {
  readonly part: LabelledOrder;
  readonly parcels: readonly LabelParcel[];
  /** Whether labels that are ready take over reference, weight and sizes of their parcel, as after picking. */
  readonly enrich: boolean;
  /** What labels are written as; the carrier's usual format unless given. */
  readonly format?: LabelFormat | null | undefined;
}

/**
 * Make the labels that parcels of a part lack and make failed ones again; ready ones keep their content and number. What a carrier
 * refuses becomes a failed label and an alert, never an error. Call it after the commit of whatever named the parcels: carriers are
 * asked outside any transaction. Answers every label of the part, in a dry run with what would be printed; none where the warehouse makes
 * its own.
 */
export async function ensureLabels(deps: OrdersDeps, context: CallContext, { part, parcels, enrich, format }: EnsureLabels): Promise<(Label | PrintedLabel)[]> {
  if (part.labelsBy === 'WAREHOUSE') return [];
  const { companyId } = context.principal;
  const known = await findLabels(deps.database, companyId, [part.id]);
  const wanted = numberedParcels(parcels, known);
  refuseTooMany(wanted);
  const due = wanted.filter(({ parcel }) => !known.some((label) => label.parcel === parcel && label.status === 'READY'));
  const enriched = enrich ? wanted.filter((parcel) => !due.includes(parcel)) : [];
  if (due.length === 0 && enriched.length === 0) return known;
  const attempts = await attempt(deps, context, { part, due, known, format });
  const rehearsed = await deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: `labels:${part.id}` }, async () => {
    const isListed = enrich ? await lastListed(transaction, companyId, part.id) : () => true;
    await saveLabels(deps, transaction, { context, part, attempts: attempts.filter(isListed), enriched: enriched.filter(isListed) });
    return context.dryRun ? findLabels(transaction, companyId, [part.id]) : null;
  }));
  return rehearsed ? printed(rehearsed, attempts) : findLabels(deps.database, companyId, [part.id]);
}

/** Whether the last picking report lists a parcel: a later one may have come while the carrier was asked. */
async function lastListed(transaction: Transaction, companyId: number, partId: string): Promise<(parcel: { readonly parcel: number }) => boolean> {
  const listed = await countListedParcels(transaction, companyId, partId);
  return ({ parcel }) => listed === 0 || parcel <= listed;
}

/** Labels that are not kept bring what is printed on them along. */
const printed = (labels: readonly Label[], attempts: readonly PrintedLabel[]): (Label | PrintedLabel)[] =>
  labels.map((label) => attempts.find(({ id }) => id === label.id) ?? label);

interface Due {
  readonly part: LabelledOrder;
  readonly due: readonly NumberedParcel[];
  readonly known: readonly Label[];
  readonly format: EnsureLabels['format'];
}

async function attempt(deps: OrdersDeps, context: CallContext, { part, due, known, format }: Due): Promise<PrintedLabel[]> {
  if (due.length === 0) return [];
  const { companyId } = context.principal;
  const location = await findLocation(deps.database, companyId, part.locationId);
  if (!location) throw new Failure('NOT_FOUND', 'The location of this order is gone');
  const source = {
    part, location, format, carriers: await findCarriers(deps.database, companyId), at: instant(deps.clock),
    parcels: Math.max(1, ...[...due, ...known].map(({ parcel }) => parcel)),
  };
  return attemptLabels(deps, context, { source, parcels: due });
}

function refuseTooMany(parcels: readonly NumberedParcel[]): void {
  if (!areParcelNumbers(parcels)) throw new Failure('BAD_INPUT', 'An order has at most 10 labels a warehouse', { parcels: [`must be at most ${String(MOST_LABELS)} parcels`] });
}
