import { z } from 'zod';

/** Document 2, D: Money. */
export const Money = z.object({ amount: z.string().describe('Decimal text: 19.90.'), currency: z.string().describe('ISO 4217 code.') }).meta({ id: 'Money' });

type Amount = z.output<typeof Money>;

/** An amount and its currency. */
export const moneyJson = ({ amount, currency }: Amount): Amount => ({ amount, currency });
