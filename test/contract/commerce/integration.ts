import type { Call } from '#client/call.js';
import { surface as commerce } from '../../../shims/commerce/surface.js';
import { openRealGraph } from '../../kit/real-graph.js';

const READ = ['orders:read', 'returns:read', 'inventory:read', 'locations:read'];

/**
 * Interface D over HTTP beside interface A, with three integrations: an ERP that writes, BI with a new key, and a stock
 * system that reads stock alone. The call between D and the graph is the test's own.
 */
export async function openIntegration({ between = (call) => call }: { between?: (call: Call) => Call } = {}) {
  const graph = await openRealGraph({ surfaces: [{ surface: commerce }], between, allowLoopbackWebhooks: true });
  const open = (name: string, scopes?: readonly string[]) => graph.connect('COMMERCE', { name, ...(scopes && { scopes }) });
  const connections = { ERP: await open('ERP', [...READ, 'orders:write']), BI: await open('BI'), STOCK: await open('STOCK', ['inventory:read']) };
  const base = `${graph.host}/api/commerce/v1`;
  type As = keyof typeof connections;
  const send = (path: string, init: RequestInit = {}, as: As = 'ERP') => fetch(base + path, { ...init, headers: { authorization: `Bearer ${connections[as].apiKey}`, ...init.headers } });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
  const read = async (path: string, as?: As): Promise<any> => (await send(path, {}, as)).json();
  const report = async (at: 'MI1' | 'LY1', items: readonly { readonly sku: string; readonly quantity: number }[]): Promise<void> => {
    const { status } = await graph.send('/stock', { method: 'PUT', body: JSON.stringify({ items: items.map((item) => ({ ...item, location_code: `${at}-MAIN` })) }) }, at);
    if (status !== 200) throw new Error('The stock was not reported');
  };
  return {
    ...graph, connections, base, send, read,
    /** The warehouse's side: interface A. */
    warehouse: graph,
    /** Create an order. */
    create: (order: unknown, headers: Record<string, string> = {}, as?: As) => send('/orders', { method: 'POST', body: JSON.stringify(order), headers }, as),
    /** Status and published code of an answer. */
    outcome: async (response: Response): Promise<[number, string | undefined]> => {
      const { error } = await response.json() as { error?: { code: string } };
      return [response.status, error?.code];
    },
    report,
    /** Report stock of mugs and tees in Milan. */
    stock: (mugs: number, tees: number) => report('MI1', [{ sku: 'MUG', quantity: mugs }, { sku: 'TEE', quantity: tees }]),
    /** An integration of another company. */
    stranger: async () => {
      const apiKey = await graph.integrationOfAnotherCompany();
      const ask = (path: string) => fetch(base + path, { headers: { authorization: `Bearer ${apiKey}` } });
      return { read: async (path: string) => (await ask(path)).json() as Promise<unknown>, ask };
    },
  };
}

/** An open company with its integrations. */
export type Integration = Awaited<ReturnType<typeof openIntegration>>;

/** An amount of euros. */
export const eur = (amount: string) => ({ amount, currency: 'EUR' });

/** An order of two mugs and a tee from an ERP. */
export const newOrder = (externalId: string) => ({
  external_id: externalId, placed_at: '2026-11-21T09:00:00Z', currency: 'EUR', customer: { name: 'Ada Rossi', email: 'ada@example.com' },
  shipping_address: { first_name: 'Ada', last_name: 'Rossi', address1: 'Via Po 1', city: 'Milano', postal_code: '20100', country_code: 'IT' },
  shipping: { method_code: 'std', method_name: 'Standard', price: eur('5.00') },
  lines: [
    { sku: 'MUG', quantity: 2, unit_price: eur('12.20'), tax_rate: '0.22', discount: eur('2.40') },
    { barcode: '5901234123457', quantity: 1, unit_price: eur('19.90'), tax_rate: '0.22', title: 'A tee' },
  ],
});

const UUIDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A text with each id replaced by the order of its first appearance, to compare with a literal. */
export function withoutIds(text: string): string {
  const known = new Map<string, string>();
  return text.replaceAll(UUIDS, (id) => known.get(id) ?? (known.set(id, `id-${String(known.size + 1)}`), `id-${String(known.size)}`));
}
