import { z } from 'zod';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import type { ProductFigureDetailsFragment } from '../operations/product-figure-details.generated.js';

/** What was sold of an item in one currency. */
export const ProductField = z.object({
  sku: z.string().nullable(), title: z.string().nullable(), units: z.int(), amount: MoneyField.optional(), orders: z.int().optional(), units_returned: z.int().optional(), return_rate: z.number().nullable().optional(),
});

/** What a report is about; the rest of an item is shown in full alone. */
type About = 'sales' | 'returns' | 'all';

/** What was sold of an item, as a field of a result. */
export const productField = ({ sku, title, orders, units, amount, returned, returnRate }: ProductFigureDetailsFragment, about: About): z.output<typeof ProductField> => ({
  sku: sku ?? null, title: title ?? null, units, ...(about !== 'returns' && { amount: moneyField(amount), orders }), ...(about !== 'sales' && { units_returned: returned, return_rate: returnRate ?? null }),
});
