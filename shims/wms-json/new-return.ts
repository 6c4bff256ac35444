import { z } from 'zod';
import { nameOf, textOrEmpty } from './new-order.js';
import type { ListUnansweredReturnsQuery } from './operations/list-unanswered-returns.generated.js';
import { codeOf, courierOf, type WmsJsonSettings } from './settings.js';

type Announced = ListUnansweredReturnsQuery['unansweredReturns'][number];

const TYPES = { REFUND: 'Refund', EXCHANGE: 'Exchange', STORE_CREDIT: 'StoreCredit' } as const satisfies Record<Announced['resolution'], string>;

/** An expected return, as Returns/New gives it (decisions 1, B). */
export const NewReturn = z.object({
  ReturnData: z.object({
    OmsReturnNumber: z.string(), OmsOrderNumber: z.string(), ReturnDateTime: z.string(), ReturnType: z.enum(['Refund', 'Exchange', 'StoreCredit']),
    CourierLabelId: z.string().nullable(), SelectedCourier: z.string(), Notes: z.string(),
  }),
  CustomerData: z.object({ FirstName: z.string(), LastName: z.string(), EmailAddress: z.string(), PhoneNumber: z.string() }),
  ProductList: z.array(z.object({ Sku: z.string(), Quantity: z.int().min(1), ReturnCode: z.string().nullable() })),
}).meta({ id: 'NewReturn' });

/** An announced return as the warehouse's JSON. */
export const newReturn = (announced: Announced, settings: WmsJsonSettings): z.output<typeof NewReturn> => ({
  ReturnData: {
    OmsReturnNumber: announced.number,
    OmsOrderNumber: announced.orderNumber ?? '',
    ReturnDateTime: announced.createdAt,
    ReturnType: TYPES[announced.resolution],
    CourierLabelId: announced.trackingNumbers[0] ?? null,
    SelectedCourier: announced.carrier.code === null ? announced.carrier.name ?? '' : courierOf(settings, announced.carrier.code),
    Notes: announced.notes ?? '',
  },
  CustomerData: customerData(announced),
  ProductList: announced.lines.filter(({ quantityExpected }) => quantityExpected > 0)
    .map((line) => ({ Sku: codeOf(settings, line), Quantity: line.quantityExpected, ReturnCode: line.reasonCode })),
});

const NOBODY = { customer: { email: null, phone: null }, shippingAddress: { firstName: null, lastName: null, phone: null } };

function customerData({ customer, order }: Announced): z.output<typeof NewReturn>['CustomerData'] {
  const { shippingAddress: address, customer: buyer } = order ?? NOBODY;
  const { first, last } = nameOf(address, customer.name);
  return { FirstName: first, LastName: last, EmailAddress: textOrEmpty(buyer.email), PhoneNumber: textOrEmpty(address.phone ?? buyer.phone) };
}
