import { instant, shift, type Instant } from '#kernel/clock.js';
import type { FileColumns } from '#contract/file-columns.js';
import type { Permission } from '#contract/permissions.js';
import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { keyWriter, personWriter, type KeyWriter } from '../key-writes/key-writer.js';
import { LEASE_MILLISECONDS, type ImportAuthority, type ImportKey } from './product-import.js';
import type { ClaimedImport } from './product-import.store.js';

/** The work on a claimed import. */
export interface ImportRun {
  readonly deps: CatalogDeps;
  readonly claimed: ClaimedImport;
  /** The call as which its products are written: that of its key, or of the person who started it. */
  readonly context: CallContext;
  /** Who writes them; throws FORBIDDEN where a person may not any more. */
  readonly writer: () => KeyWriter;
  /** The stock of the products before this index is set. */
  settled: number;
  /** Of the file, once the first line of the import was read. */
  columns: FileColumns;
}

/** The work of one turn; of an import that a person started with the permissions that they have now. */
export function importRun(deps: CatalogDeps, claimed: ClaimedImport, permissions: readonly Permission[]): ImportRun {
  const { key, id } = claimed;
  const context = key.authority ? contextOfPerson(key, { id, authority: key.authority, permissions }) : contextOf(key, id);
  return { deps, claimed, context, settled: claimed.settled, columns: {}, writer: () => (key.authority ? personWriter(context.principal, key.catalogId) : keyWriter(context.principal)) };
}

/** The lease as it is renewed now. */
export const leaseEnd = ({ deps: { clock } }: ImportRun): Instant => shift(instant(clock), LEASE_MILLISECONDS);

const contextOf = ({ companyId, catalogId, keyId, name, rule }: ImportKey, requestId: string): CallContext => ({
  principal: { kind: 'connection', companyId, actor: name, scopes: ['catalog:read', 'catalog:write'], connectionId: keyId, catalogKey: { catalogId, fieldRule: rule } },
  requestId, via: 'catalog',
});

interface OfPerson {
  readonly id: string;
  readonly authority: ImportAuthority;
  readonly permissions: readonly Permission[];
}

/** Of the permissions that the import was started with those that are left. */
const contextOfPerson = ({ companyId, name }: ImportKey, { id, authority: { userId, tokenId, via, permissions: before }, permissions }: OfPerson): CallContext => ({
  principal: {
    kind: 'staff', companyId, actor: name, scopes: [], permissions: before.filter((permission) => permissions.includes(permission)), ...(userId !== null && { userId }), ...(tokenId !== null && { tokenId }),
  },
  requestId: id, via,
});
