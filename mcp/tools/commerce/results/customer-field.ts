import { z } from 'zod';
import { LocalTime, localTime } from '#mcp/local-time.js';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import type { CustomerDetailsFragment } from '../operations/customer-details.generated.js';
import type { SearchCustomersQuery } from '../operations/search-customers.generated.js';

/** A customer in short. */
export const CustomerField = z.object({ id: z.string(), email: z.string(), name: z.string().nullable(), orders_placed: z.int(), last_order_at: LocalTime });

/** What more there is to a customer. */
export const CustomerDetailsField = z.object({ phone: z.string().nullable(), first_order_at: LocalTime, tags: z.array(z.string()), spent: z.array(MoneyField) });

/** A customer of the graph. */
export const customerField = ({ id, email, name, orderCount, lastOrderAt }: Pick<SearchCustomersQuery['customers']['nodes'][number], 'id' | 'email' | 'name' | 'orderCount' | 'lastOrderAt'>, timeZone: string): z.output<typeof CustomerField> =>
  ({ id, email, name, orders_placed: orderCount, last_order_at: localTime(lastOrderAt, timeZone) });

/** Its details. */
export const customerDetailsField = ({ phone, firstOrderAt, tags, totals }: CustomerDetailsFragment, timeZone: string): z.output<typeof CustomerDetailsField> =>
  ({ phone, first_order_at: localTime(firstOrderAt, timeZone), tags: [...tags], spent: totals.map(moneyField) });
