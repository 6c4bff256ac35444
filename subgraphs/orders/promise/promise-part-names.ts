import type { Reader } from '#subgraph-kit/database.js';
import { findLocations } from '../inventory/location.store.js';
import { findCarriers } from '../shipping/carrier.store.js';
import type { KeptBy, KeptCount } from './kept-promises.js';

/** How many promises of a method, a location or a carrier were kept. */
export interface KeptRow extends KeptCount {
  /** STANDARD or EXPRESS, the code of a location or of a carrier; null for orders that have none yet. */
  readonly key: string | null;
  readonly name: string;
}

type Named = (key: string | null) => Pick<KeptRow, 'key' | 'name'>;

/** What promises are counted by, and its name. */
export const promisePartNames = (by: KeptBy, reader: Reader, companyId: number): Promise<Named> => NAMES[by](reader, companyId);

const NAMES = {
  METHOD: () => Promise.resolve((key) => ({ key, name: key === 'EXPRESS' ? 'Express' : 'Standard' })),
  LOCATION: async (reader, companyId) => {
    const locations = new Map((await findLocations(reader, companyId)).map(({ id, code, name }) => [id, { key: code, name }]));
    return (key) => (key === null ? { key, name: 'No location yet' } : locations.get(key) ?? { key, name: key });
  },
  CARRIER: async (reader, companyId) => {
    const carriers = new Map((await findCarriers(reader, companyId)).map(({ code, name }) => [code, name]));
    return (key) => ({ key, name: key === null ? 'No carrier yet' : carriers.get(key) ?? key });
  },
} as const satisfies Record<KeptBy, (reader: Reader, companyId: number) => Promise<Named>>;
