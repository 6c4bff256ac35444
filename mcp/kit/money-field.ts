import { z } from 'zod';

/** An amount as a decimal number with its currency. */
export const MoneyField = z.object({ amount: z.string(), currency: z.string() });

/** An amount of the graph. */
export const moneyField = ({ amount, currency }: { readonly amount: string; readonly currency: string }): z.output<typeof MoneyField> => ({ amount, currency });
