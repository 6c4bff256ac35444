import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { asLocation, isWithoutSystem, type WorkedLocation } from '../inventory/as-location.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Receipt, ReceiptLine } from './check-receipt.js';
import { requireReturn } from './read-returns.js';
import { receiveReturn } from './receive-return.js';
import { SELLABLE } from './return-outcome.js';
import type { Return } from './return.js';

/** What a person found of a return. */
export interface ReceiveAtLocation extends Omit<Receipt, 'lines'>, Pick<WorkedLocation, 'evenIfConnected'> {
  readonly reference: string;
  /** Everything that was found; all that is expected, in sellable condition, unless given. */
  readonly lines?: readonly ReceiptLine[] | null | undefined;
}

/**
 * A person receives and inspects a return at its location, as a warehouse reports it; where no system reports the stock its sellable units are added to the count. INVALID_STATE
 * where a warehouse system works the location.
 */
export async function receiveReturnAtLocation(deps: OrdersDeps, context: CallContext, { reference, evenIfConnected, lines, inspectedAt, ...report }: ReceiveAtLocation): Promise<Return> {
  requirePermission(context.principal, 'commerce.write');
  const found = await requireReturn(deps.database, context, reference);
  const worked: WorkedLocation = { locationId: found.locationId, evenIfConnected };
  const as = await asLocation(deps, context, worked);
  return receiveReturn(deps, as, {
    ...report, reference: found.id, inspectedAt: inspectedAt ?? found.inspectedAt ?? instant(deps.clock), entersCount: await isWithoutSystem(deps, context, worked),
    lines: (lines ?? allExpected(found)).map((line) => ({ ...line, classification: line.classification ?? SELLABLE })),
  });
}

const allExpected = ({ lines }: Return): ReceiptLine[] =>
  lines.filter(({ quantityExpected }) => quantityExpected > 0).map(({ lineId, sku, barcode, quantityExpected: quantity }) => ({ lineId, sku, barcode, quantity }));
