import type { z } from 'zod';
import type { NewOrder } from './new-order.js';
import type { NewReturn } from './new-return.js';

/** An order as Orders/New answers it. */
export const NEW_ORDER_EXAMPLE: z.output<typeof NewOrder> = {
  OrderData: {
    OmsOrderNumber: '#1042', OmsCustomerId: '7012345', OrderDateTime: '2026-11-20T18:04:11.000Z', HasExternalDocuments: 'false', PreparationType: '001', OrderType: 'B2C',
    SelectedCourier: 'BRT', Priority: 3, UserLanguage: 'it-IT', ShipmentType: 1,
  },
  ShippingData: {
    FirstName: 'Ada', LastName: 'Rossi', EmailAddress: 'ada@example.com', PhoneNumber: '+39 02 1234567',
    Address: { City: 'Milano', CountryCode: 'IT', PostalCode: '20121', StateOrProvinceCode: 'MI', Street: 'Via Brera 1 Scala B' },
    Notes: 'Gift wrap Company: Rossi Srl',
  },
  ProductList: [{ Sku: '4006381333931', Quantity: 2 }],
};

/** A return as Returns/New answers it. */
export const NEW_RETURN_EXAMPLE: z.output<typeof NewReturn> = {
  ReturnData: {
    OmsReturnNumber: 'R1001', OmsOrderNumber: '#1042', ReturnDateTime: '2026-11-28T09:12:00.000Z', ReturnType: 'Refund', CourierLabelId: 'SW0000000017', SelectedCourier: 'BRT', Notes: '',
  },
  CustomerData: { FirstName: 'Ada', LastName: 'Rossi', EmailAddress: 'ada@example.com', PhoneNumber: '+39 02 1234567' },
  ProductList: [{ Sku: '4006381333931', Quantity: 1, ReturnCode: 'size' }],
};
