import { Failure } from '#contract/failure.js';
import { referenceOf } from './fields.js';
import { NamedOrderDocument } from './operations/named-order.generated.js';
import { NamedReturnDocument } from './operations/named-return.generated.js';
import type { Ask } from './xml-route.js';

/** What the checks ask of the graph. */
export const SAME_ORDER_OPERATIONS = [NamedOrderDocument, NamedReturnDocument];

/** Refuse a call whose ord_ID and ord_num_doc are of two orders; nobody can know which of them it means. */
export async function refuseTwoOrders({ ord_ID: sequence, ord_num_doc: number }: { ord_ID?: number | undefined; ord_num_doc?: string | undefined }, ask: Ask): Promise<void> {
  if (sequence === undefined || number === undefined) return;
  const { warehouseOrder } = await ask(NamedOrderDocument, { reference: referenceOf({ ord_ID: sequence }) });
  requireSame(number, warehouseOrder.number, `ord_ID ${String(sequence)}`);
}

/** Refuse a call whose reso_ID is a return of another order than ord_num_doc. */
export async function refuseOtherReturn({ reso_ID: progressive, ord_num_doc: number }: { reso_ID?: number | undefined; ord_num_doc?: string | undefined }, ask: Ask): Promise<void> {
  if (progressive === undefined || number === undefined) return;
  const { warehouseReturn } = await ask(NamedReturnDocument, { reference: `R${String(progressive)}` });
  requireSame(number, warehouseReturn.orderNumber ?? number, `reso_ID ${String(progressive)}`);
}

function requireSame(given: string, known: string, other: string): void {
  if (bare(given) !== bare(known)) throw new Failure('BAD_INPUT', 'The call names two orders', { ord_num_doc: [`is not the order of ${other}`] });
}

const bare = (number: string): string => number.replace(/^#/, '');
