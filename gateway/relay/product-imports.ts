import type { Call } from '#client/call.js';
import type { CallContext } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { tracedWork } from '#kernel/tracing.js';
import { ClaimProductImportDocument, type ClaimProductImportMutation } from './operations/claim-product-import.generated.js';
import { ConnectionScopesDocument } from './operations/connection-scopes.generated.js';
import { CurrentPermissionsDocument } from './operations/current-permissions.generated.js';
import { RunImportSliceDocument } from './operations/run-import-slice.generated.js';
import { createPoller, type Poller } from './poller.js';

interface ProductImportsParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

type Claimed = NonNullable<ClaimProductImportMutation['claimProductImport']>;

/** What who sent an import may do now. */
interface Rights {
  readonly mayWrite: boolean;
  readonly permissions: readonly string[] | null;
}

/** A worker over the graph; several of them, in any process, share the imports. Imports take turns of some seconds. */
export function createProductImports({ call, clock, ids, log }: ProductImportsParts): Poller {
  const context = (): CallContext => systemContext({ actor: 'worker', requestId: ids.next() });
  const words = { failed: 'Imports of products cannot be worked on; this is tried again', recovered: 'Imports of products are worked on again' };
  const rightsOf = async ({ claim: { companyId }, keyId: connectionId, userId, tokenId }: Claimed): Promise<Rights> => {
    if (connectionId === null) {
      const permissions = (await call(CurrentPermissionsDocument, { of: { companyId, userId, tokenId } }, context())).currentPermissions;
      return { mayWrite: permissions.includes('catalog.write'), permissions };
    }
    const { connectionScopes: scopes } = await call(ConnectionScopesDocument, { of: { companyId, connectionId } }, context());
    return { mayWrite: scopes.includes('catalog:write'), permissions: null };
  };
  const work = async (isStopped: () => boolean): Promise<void> => {
    for (; !isStopped();) {
      const { claimProductImport: claimed } = await call(ClaimProductImportDocument, {}, context());
      if (!claimed) break;
      await tracedWork({ name: 'import products', kind: 'internal', attributes: { 'portico.company_id': claimed.claim.companyId } }, async () => call(RunImportSliceDocument, { input: { claim: claimed.claim, ...await rightsOf(claimed) } }, context()));
    }
  };
  return createPoller({ clock, log, source: 'product imports', of: 'the imports', words, work });
}
