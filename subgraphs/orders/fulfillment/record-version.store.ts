import type { Reader } from '#subgraph-kit/database.js';

/** A record that was read, in the version it had. */
export interface VersionedRecord {
  readonly kind: keyof typeof VERSIONS;
  readonly id: string;
  readonly version: number;
}

/** The record that was read. */
export const versionOf = (kind: VersionedRecord['kind'], { id, version }: Pick<VersionedRecord, 'id' | 'version'>): VersionedRecord => ({ kind, id, version });

const VERSIONS = {
  order: 'SELECT version FROM orders WHERE company_id = ? AND id = ?',
  fulfillmentOrder: 'SELECT version FROM fulfillment_order WHERE company_id = ? AND id = ?',
  return: 'SELECT version FROM returns WHERE company_id = ? AND id = ?',
} as const;

/** Whether a record has another version by now, or is gone. */
export async function isOtherVersion(reader: Reader, companyId: number, { kind, id, version }: VersionedRecord): Promise<boolean> {
  const [row] = await reader.query<{ readonly version: number }>(VERSIONS[kind], [companyId, id]);
  return row?.version !== version;
}
