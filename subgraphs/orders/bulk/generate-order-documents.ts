import type { CallContext } from '#contract/principal.js';
import { generateDocuments } from '../documents/generate-documents.js';
import type { OrdersDeps } from '../orders-deps.js';
import { requireOrder } from '../ordering/find-orders.js';
import type { DocumentType } from '../shipping/document.js';
import type { ChosenOrders } from './chosen-orders.js';
import { eachOrder, type OrderOutcome } from './each-order.js';

/** Write documents of several orders, each as `generateDocuments` does. */
export const generateOrderDocuments = (deps: OrdersDeps, context: CallContext, { types, ...chosen }: ChosenOrders & { types: readonly DocumentType[] }): Promise<OrderOutcome[]> =>
  eachOrder(deps, context, { chosen, change: async (reference, own) => {
    await generateDocuments(deps, own, { reference, types });
    return requireOrder(deps, own, reference);
  } });
