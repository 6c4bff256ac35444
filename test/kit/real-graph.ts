import { surface as fulfillment } from '../../shims/fulfillment/surface.js';
import { countStatements } from './count-statements.js';
import { openCompany } from './company.js';
import { openPortico, type Judged } from './open-portico.js';
import { storedRows } from './stored-rows.js';

/** What a test places. */
export type { PlacedLine } from './company.js';

interface Changes extends Partial<Omit<Parameters<typeof openPortico>[0], 'subgraphs'>> {
  /** Surfaces beside interface A. */
  readonly surfaces?: readonly Judged[];
}

/** Orders, identity and interface A over HTTP, with a company and its warehouses: MI1 of Milan, LY1 of Lyon, and WA1 of Warsaw, whose labels the platform makes. */
export async function openRealGraph({ surfaces = [], ...changes }: Changes = {}) {
  const portico = await openPortico({ surfaces: [{ surface: fulfillment }, ...surfaces], ...changes });
  const open = async (code: string, more: object): Promise<string> =>
    (await portico.connect('FULFILLMENT', { name: `${code} WMS`, warehouseId: await portico.warehouse(code, more) })).apiKey;
  const keys = { MI1: await open('MI1', {}), LY1: await open('LY1', { countryCode: 'FR' }), WA1: await open('WA1', { countryCode: 'PL', labelsBy: 'PLATFORM' }) };
  await portico.publishItems();
  const base = `${portico.base}/api/fulfillment/v1`;
  const send = (path: string, init: RequestInit = {}, at: keyof typeof keys = 'MI1') => fetch(base + path, { ...init, headers: { authorization: `Bearer ${keys[at]}`, ...init.headers } });
  const database = portico.database('orders');
  return {
    ...portico, keys, send, base, database,
    /** Where every surface answers. */
    host: portico.base,
    identityDatabase: portico.database('identity'),
    /** Everything the orders subgraph has stored. */
    stored: () => storedRows(database),
    /** How many statements the orders subgraph's transactions run during some work. */
    statements: (work: () => Promise<unknown>) => countStatements(database, work),
    /** Post a body as it is written. */
    post: (path: string, body = '', { at, key }: { at?: keyof typeof keys; key?: string } = {}) => send(path, { method: 'POST', body, headers: key === undefined ? {} : { 'idempotency-key': key } }, at),
    /** The key of an integration of another company, with a receiver where one is named. */
    integrationOfAnotherCompany: async (webhookUrl?: string): Promise<string> =>
      (await (await openCompany(portico, 'Other')).connect('COMMERCE', { name: 'Other ERP', ...(webhookUrl !== undefined && { webhookUrl }) })).apiKey,
  };
}

/** An open graph with its surface. */
export type RealGraph = Awaited<ReturnType<typeof openRealGraph>>;
