import { fillCommerce } from './commerce-data.js';
import { COMPANY, openBench, RATE, type BenchDatabases } from './open-bench.js';

/** What the calls of the tracking bench need. */
export interface TrackingBench {
  /** Tracking numbers, one of each shipment. */
  readonly numbers: readonly string[];
  readonly token: string;
  readonly carriers: Readonly<Record<'aggregator' | 'express' | 'generic', { readonly id: string; readonly apiKey: string; readonly webhookSecret: string }>>;
}

const CREATE = 'mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey webhookSecret connection { id } } }';

/** Fill empty databases with orders whose shipments left, and a connection of each dialect; answers them as JSON. */
export async function fillTracking(databases: BenchDatabases, orders: number): Promise<string> {
  await fillCommerce(databases, orders);
  const { asStaff, database, close } = await openBench(databases);
  await database('orders').inTransaction((transaction) => transaction.execute("UPDATE orders SET status = 'SHIPPED' WHERE company_id = ?", [COMPANY]));
  const rows = await database('orders').query<{ id: string; tracking_number: string; reference: string }>(
    'SELECT s.id, p.tracking_number, o.number AS reference FROM shipment s JOIN shipment_parcel p ON p.company_id = s.company_id AND p.shipment_id = s.id JOIN orders o ON o.company_id = s.company_id AND o.id = s.order_id WHERE p.number = 1 ORDER BY s.id');
  const connect = async (format: string) => {
    const { createConnection: { connection: { id }, apiKey, webhookSecret } } = await asStaff(CREATE, { input: { kind: 'CARRIER', name: format, activate: true, carrier: { format } } }) as { createConnection: { connection: { id: string }; apiKey: string; webhookSecret: string } };
    await asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: RATE } });
    return { id, apiKey, webhookSecret };
  };
  const carriers = { aggregator: await connect('AGGREGATOR'), express: await connect('EXPRESS'), generic: await connect('GENERIC') };
  const { order: { shipments: [shown] } } = await asStaff('query T($reference: ID!) { order(reference: $reference) { shipments { trackingToken } } }', { reference: rows[0]?.reference }) as { order: { shipments: { trackingToken: string }[] } };
  await close();
  return JSON.stringify({ numbers: rows.map(({ tracking_number: number }) => number), token: shown?.trackingToken ?? '', carriers } satisfies TrackingBench);
}
