import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { listOf, moment, orderNumber, units, sku, text } from './fields.js';
import { ReportReturnedGoodsDocument } from './operations/report-returned-goods.generated.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { itemOf, settingsOf } from './settings.js';
import { wmsRoute } from './wms-route.js';

const REFERENCE_LENGTH = 120;
const WORD_LENGTH = 60;
const CODE_LENGTH = 64;

const Inspected = z.object({
  Sku: sku,
  QuantityReturned: units.optional().describe('Units that arrived; Quantity is accepted too.'),
  Quantity: units.optional(),
  Classification: text(WORD_LENGTH).describe('Sellable, or another class; missing means not compliant.'),
  ReturnCode: text(CODE_LENGTH).describe('Reason code from the parcel form.'),
}).refine(({ QuantityReturned, Quantity }) => (QuantityReturned ?? Quantity) !== undefined, { path: ['QuantityReturned'], message: 'is required' });

const Body = z.object({
  OmsOrderNumber: orderNumber,
  EventDateTime: moment.describe('End of the inspection.'),
  AquisitionDateTime: moment.describe('Reception of the parcel.'),
  ExternalReference1: text(REFERENCE_LENGTH).describe('OmsReturnNumber of the expected return; an unknown value means an unannounced return.'),
  ExternalReference2: text(REFERENCE_LENGTH),
  ProductList: listOf(Inspected),
});

/** POST /V1/Return/Update: report what came back. */
export const returnUpdate = wmsRoute(defineRoute({
  id: 'return.update', method: 'POST', path: '/Return/Update', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Report what came back',
  description: 'The outcome of the inspection, line by line. The same report again changes nothing; another one corrects it. Goods of a cancelled return are recorded and the merchant is alerted.',
  failures: ['ORDER_NOT_FOUND', 'UNKNOWN_ITEM', 'BAD_INPUT', 'INVALID_STATE'],
  input: z.object({ body: Body }),
  answer: Accepted,
  operation: ReportReturnedGoodsDocument,
  variables: ({ body }, { caller }) => ({ input: {
    orderNumber: body.OmsOrderNumber, returnReference: body.ExternalReference1 ?? null, wmsReference: body.ExternalReference2 ?? null,
    receivedAt: body.AquisitionDateTime ?? body.EventDateTime ?? null, inspectedAt: body.EventDateTime ?? null,
    lines: body.ProductList.map((line) => ({
      ...itemOf(settingsOf(caller), line.Sku), quantity: line.QuantityReturned ?? line.Quantity ?? 0, classification: line.Classification ?? null, reasonCode: line.ReturnCode ?? null,
    })),
  } }),
  reply: accepted,
  example: {
    target: '/Return/Update', answer: ACCEPTED,
    body: { OmsOrderNumber: '#1042', EventDateTime: '2026-12-02T11:00:00Z', AquisitionDateTime: '2026-12-01T08:30:00Z', ExternalReference1: 'R1001', ProductList: [{ Sku: '4006381333931', QuantityReturned: 1, Classification: 'Sellable', ReturnCode: 'size' }] },
  },
}));
