import { hasRows } from '#subgraph-kit/data-keys/has-rows.js';
import { requiredKey } from '#subgraph-kit/sealing-key.js';
import type { KeyHistory } from '#subgraph-kit/subgraph.js';
import { SEALED_COLUMNS } from './sealed-columns.js';

/** What was made with keys before they were stored: secrets tell with which. */
export const KEY_HISTORY: KeyHistory = {
  isUsed: async (reader) => await requiredKey(reader, SEALED_COLUMNS) !== undefined || hasRows(reader, ['feed']),
  sealedWith: (reader) => requiredKey(reader, SEALED_COLUMNS),
};
