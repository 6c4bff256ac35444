import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { FailedTask } from '#subgraph-kit/failed-task.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import type { OrdersDeps } from '../orders-deps.js';
import { RETURN_LABEL } from '../shipping/label.js';
import { findFailedLabels, type FailedLabel } from './failed-label.store.js';

/** Labels of parcels that still have to leave and could not be made, newest first; they are made again when somebody asks for them. */
export async function listFailedLabels({ database }: OrdersDeps, { principal }: CallContext, first: number): Promise<FailedTask[]> {
  requirePermission(principal, 'commerce.read');
  const labels = await findFailedLabels(database, principal.companyId, pageSize(first));
  return labels.map((label) => ({
    kind: 'LABEL', id: label.id, name: nameOf(label), error: label.reason ?? UNKNOWN_REASON, failingSince: label.madeAt, attempts: null, nextAttemptAt: null,
  }));
}

const UNKNOWN_REASON = 'The reason was not recorded';

const nameOf = ({ parcel, number }: FailedLabel): string => (parcel === RETURN_LABEL ? `Return label of ${number}` : `Parcel ${String(parcel)} of ${number}`);
