import { instant, shift, type Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { LEASE_MILLISECONDS, type ImportKey } from './product-import.js';
import type { ClaimedImport } from './product-import.store.js';

/** The work on a claimed import. */
export interface ImportRun {
  readonly deps: CatalogDeps;
  readonly claimed: ClaimedImport;
  /** The call as which its products are written: that of its key. */
  readonly context: CallContext;
  /** The stock of the products before this index is set. */
  settled: number;
}

/** The work of one turn. */
export const importRun = (deps: CatalogDeps, claimed: ClaimedImport): ImportRun => ({ deps, claimed, context: contextOf(claimed.key, claimed.id), settled: claimed.settled });

/** The lease as it is renewed now. */
export const leaseEnd = ({ deps: { clock } }: ImportRun): Instant => shift(instant(clock), LEASE_MILLISECONDS);

const contextOf = ({ companyId, catalogId, keyId, name, rule }: ImportKey, requestId: string): CallContext => ({
  principal: { kind: 'connection', companyId, actor: name, scopes: ['catalog:read', 'catalog:write'], connectionId: keyId, catalogKey: { catalogId, fieldRule: rule } },
  requestId, via: 'catalog',
});
