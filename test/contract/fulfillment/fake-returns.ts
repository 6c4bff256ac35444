import { Failure } from '#contract/failure.js';
import type { ReceiveWarehouseReturnInput } from '#contract/schema.generated.js';
import { AcceptReturnDocument } from '../../../shims/fulfillment/operations/accept-return.generated.js';
import { ListReturnsDocument } from '../../../shims/fulfillment/operations/list-returns.generated.js';
import { ReadReturnDocument } from '../../../shims/fulfillment/operations/read-return.generated.js';
import { ReceiveReturnDocument } from '../../../shims/fulfillment/operations/receive-return.generated.js';
import { RegisterReturnDocument } from '../../../shims/fulfillment/operations/register-return.generated.js';
import type { ReturnViewFragment } from '../../../shims/fulfillment/operations/return-view.generated.js';
import { fakeAnswers } from '../../kit/fake-call.js';

type Return = { -readonly [K in keyof ReturnViewFragment]: ReturnViewFragment[K] };

/** The id of the first return of the tests. */
export const RETURN_ID = '019aa000-0000-7000-8000-00000000d001';

/** An expected return, every field filled. */
const expectedReturn = (): Return => ({
  id: RETURN_ID, number: 'R1001', status: 'AWAITING_RECEIPT', fulfillmentOrderId: '019aa000-0000-7000-8000-000000001042', orderNumber: '#1042', announced: true,
  createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:05:00.000Z', carrier: { code: 'dhl' }, trackingNumbers: ['JD01'],
  customer: { name: 'Zoë Müller' }, notes: 'Gift', compliant: null, acceptedAt: null, receivedAt: null, wmsReference: null,
  lines: [{
    lineId: '019aa000-0000-7000-8000-0000000000a1', sku: 'MUG_RED_STD', barcode: '4006381333931', itemKey: '4006381333931', title: 'Mug red',
    quantityExpected: 2, quantityReceived: 0, classification: null, reasonCode: 'DEFECT', reason: 'Chipped',
  }],
});

/** The returns of the orders subgraph in memory, for one warehouse. */
export function fakeReturns() {
  const returns: Return[] = [expectedReturn()];
  const find = (reference: string): Return => {
    const found = returns.find(({ id, number }) => id === reference || number === reference);
    if (!found) throw new Failure('RETURN_NOT_FOUND', 'There is no such return for this warehouse');
    return found;
  };
  const received = (record: Return, { receivedAt, lines }: Pick<ReceiveWarehouseReturnInput, 'receivedAt' | 'lines'>): Return => {
    const unknown = lines.findIndex(({ sku }) => sku === 'NOPE');
    if (unknown >= 0) throw new Failure('UNKNOWN_ITEM', 'An item is not known', { [`lines.${String(unknown)}`]: ['no item has the sku NOPE'] });
    const goods = record.lines.map((line, index) => ({ ...line, quantityReceived: lines[index]?.quantity ?? 0, classification: lines[index]?.classification ?? null }));
    return Object.assign(record, { status: 'COMPLIANT', compliant: true, receivedAt: receivedAt ?? '2026-11-21T09:00:00.000Z', lines: goods });
  };
  return {
    returns,
    answers: fakeAnswers([
      [ListReturnsDocument, ({ status, first, after }) => {
        if (after != null && after !== `next:${status}`) throw new Failure('BAD_CURSOR', 'This cursor was not made for this list');
        const nodes = returns.filter((one) => (status === 'EXPECTED' ? one.status === 'AWAITING_RECEIPT' : one.status === status));
        return { warehouseReturns: { nodes: nodes.slice(0, first), pageInfo: { hasNextPage: nodes.length > first, endCursor: `next:${status}` } } };
      }],
      [ReadReturnDocument, ({ reference }) => ({ warehouseReturn: find(reference) })],
      [AcceptReturnDocument, ({ input }) => ({ acceptWarehouseReturn: Object.assign(find(input.reference), { acceptedAt: '2026-11-21T09:00:00.000Z', wmsReference: input.wmsReference ?? null }) })],
      [ReceiveReturnDocument, ({ input }) => ({ receiveWarehouseReturn: received(find(input.reference), input) })],
      [RegisterReturnDocument, ({ input }) => ({ registerWarehouseReturn: { ...received(expectedReturn(), input), announced: false, status: 'NOT_COMPLIANT' as const, compliant: false } })],
    ]),
  };
}
