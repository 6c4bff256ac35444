import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { alertAnomalies } from './alert-anomalies.js';
import { lockTrackedShipments } from './tracked-shipment.store.js';

/** A mark of staff on a shipment. */
interface Marked {
  readonly context: CallContext;
  readonly shipmentId: string;
  /** Writes it. */
  readonly mark: () => Promise<void>;
}

/** Write the mark of staff on a shipment: who looks after the order is alerted of what it says, whoever said it, and no longer of what is over. */
export async function alertOfMark(deps: OrdersDeps, transaction: Transaction, { context, shipmentId, mark }: Marked): Promise<void> {
  const read = () => lockTrackedShipments(transaction, context.principal.companyId, [shipmentId]);
  const [before] = await read();
  await mark();
  const [after] = await read();
  if (before && after) await alertAnomalies(deps, transaction, { context, changes: [{ before, after }] });
}
