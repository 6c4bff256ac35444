import { migration, type Migration } from '#subgraph-kit/migration.js';
import { knownSlices } from '#subgraph-kit/search/index-known.js';
import { readableOr, STORED } from '#subgraph-kit/stored-json.js';
import type { Customer } from '../addresses/address.js';
import { LONGEST_FIELD } from '../addresses/address-texts.js';

interface KnownOrder {
  readonly company_id: number;
  readonly id: string;
  readonly customer: string;
}

/** Sets the customers' ids on the sales channel of the orders that were placed before; what a run before a kill has set is set again. */
export const nameKnownCustomers = (at: number): Migration => migration(at, 'name_known_customers', async (runner) => {
  for await (const { companyId, records } of knownSlices<KnownOrder>(runner, { table: 'orders', columns: 'customer' })) {
    for (const { id, customer } of records) {
      const channelId = channelIdOf(customer);
      if (channelId !== null) await runner.query('UPDATE orders SET customer_channel_id = ? WHERE company_id = ? AND id = ?', [channelId, companyId, id]);
    }
  }
});

/** Of a damaged customer, and of an id that is longer than one may be, none. */
const channelIdOf = (customer: string): string | null => readableOr(null, () => {
  const { channelId = null } = STORED.texts(customer, 'customer') as Partial<Customer>;
  return channelId === null || channelId.length > LONGEST_FIELD ? null : channelId;
});
