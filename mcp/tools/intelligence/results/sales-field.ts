import { z } from 'zod';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import type { SalesFigureDetailsFragment } from '../operations/sales-figure-details.generated.js';

/** What was sold in one currency; amounts with taxes. */
export const SalesField = z.object({
  key: z.string().optional(), orders: z.int(), units: z.int(), total: MoneyField, refunded: MoneyField, net: MoneyField, average_order: MoneyField.nullable(),
  cancelled_orders: z.int().optional(), items_subtotal: MoneyField.optional(), discounts: MoneyField.optional(), shipping: MoneyField.optional(), tax: MoneyField.optional(),
  units_returned: z.int().optional(), return_rate: z.number().nullable().optional(),
});

/** What was sold, as a field of a result. */
export const salesField = ({ key, orders, cancelled, units, returned, returnRate, subtotal, discounts, shipping, tax, total, refunded, net, averageOrder }: SalesFigureDetailsFragment, detail: 'concise' | 'full'): z.output<typeof SalesField> => ({
  ...(key != null && { key }), orders, units, total: moneyField(total), refunded: moneyField(refunded), net: moneyField(net), average_order: averageOrder == null ? null : moneyField(averageOrder),
  ...(detail === 'full' && {
    cancelled_orders: cancelled, items_subtotal: moneyField(subtotal), discounts: moneyField(discounts), shipping: moneyField(shipping), tax: moneyField(tax), units_returned: returned, return_rate: returnRate ?? null,
  }),
});
