import type { Reader } from '#subgraph-kit/database.js';
import { RETURN_LABEL } from '../shipping/label.js';
import { findLabels } from '../shipping/label.store.js';
import type { OrderWithFulfillmentOrders } from './order-change.js';

/** Whether a picked order waits for labels that could not be made, and neither a label nor a parcel that left carries its address. */
export async function isUnlabelled(reader: Reader, companyId: number, { fulfillmentOrders }: OrderWithFulfillmentOrders): Promise<boolean> {
  const picked = fulfillmentOrders.filter(({ status }) => status === 'PROCESSED');
  const hasShipped = fulfillmentOrders.some(({ lines }) => lines.some(({ quantityShipped }) => quantityShipped > 0));
  if (picked.length === 0 || hasShipped || picked.some(({ labelsBy }) => labelsBy !== 'PLATFORM')) return false;
  const labels = (await findLabels(reader, companyId, picked.map(({ id }) => id))).filter(({ parcel }) => parcel !== RETURN_LABEL);
  return labels.every(({ status }) => status === 'FAILED') && picked.every(({ id }) => labels.some(({ fulfillmentOrderId }) => fulfillmentOrderId === id));
}
