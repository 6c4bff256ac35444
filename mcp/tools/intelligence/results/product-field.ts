import { z } from 'zod';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import type { ProductFigureDetailsFragment } from '../operations/product-figure-details.generated.js';

/** What was sold of an item in one currency. */
export const ProductField = z.object({
  sku: z.string().nullable(), title: z.string().nullable(), orders: z.int(), units: z.int(), amount: MoneyField, units_returned: z.int(), return_rate: z.number().nullable(),
});

/** What was sold of an item, as a field of a result. */
export const productField = ({ sku, title, orders, units, amount, returned, returnRate }: ProductFigureDetailsFragment): z.output<typeof ProductField> =>
  ({ sku: sku ?? null, title: title ?? null, orders, units, amount: moneyField(amount), units_returned: returned, return_rate: returnRate ?? null });
