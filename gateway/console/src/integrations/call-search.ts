import type { CallFilter } from '#contract/schema.generated.js';
import { searchReader } from '../parts/address-search.js';
import type { Period } from '../parts/use-period.js';

/** The surfaces whose calls are kept, by their letters; of F the failed ones alone. */
export const SURFACES = { fulfillment: 'A', 'wms-json': 'B', 'wms-xml': 'C', commerce: 'D', tracking: 'F', catalog: 'H' } as const;

/** Reads what the address of the list of calls says. */
export const readCallSearch = searchReader(['connection', 'surface', 'status', 'failed', 'path', 'from', 'to', 'after', 'before']);

/** What the address of the list of calls says. */
export type CallSearch = ReturnType<typeof readCallSearch>;

/** What the graph is asked for by the address; a status that is none filters nothing. */
export const callsFilter = ({ connection, surface, status, failed, path }: CallSearch, period: Period): CallFilter =>
  ({ connectionId: connection ?? null, surface: surface ?? null, status: statusOf(status), failed: failed === 'yes' ? true : null, path: path ?? null, ...period });

const statusOf = (text: string | undefined): number | null => (text !== undefined && /^[1-5]\d\d$/.test(text) ? Number(text) : null);
