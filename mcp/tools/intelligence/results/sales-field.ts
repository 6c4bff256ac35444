import { z } from 'zod';
import type { SalesFigureDetailsFragment } from '../operations/sales-figure-details.generated.js';

/** What was sold in one currency; amounts with taxes, as decimal numbers. */
export const SalesField = z.object({
  key: z.string().optional(), currency: z.string(), orders: z.int(), units: z.int(), total: z.string(), refunded: z.string(), net: z.string(), average_order: z.string().nullable(),
  cancelled_orders: z.int().optional(), items_subtotal: z.string().optional(), discounts: z.string().optional(), shipping: z.string().optional(), tax: z.string().optional(),
  units_returned: z.int().optional(), return_rate: z.number().nullable().optional(),
});

/** What was sold, as a field of a result. */
export const salesField = ({ key, orders, cancelled, units, returned, returnRate, subtotal, discounts, shipping, tax, total, refunded, net, averageOrder }: SalesFigureDetailsFragment, detail: 'concise' | 'full'): z.output<typeof SalesField> => ({
  ...(key != null && { key }), currency: total.currency, orders, units, total: total.amount, refunded: refunded.amount, net: net.amount, average_order: averageOrder?.amount ?? null,
  ...(detail === 'full' && {
    cancelled_orders: cancelled, items_subtotal: subtotal.amount, discounts: discounts.amount, shipping: shipping.amount, tax: tax.amount, units_returned: returned, return_rate: returnRate ?? null,
  }),
});
