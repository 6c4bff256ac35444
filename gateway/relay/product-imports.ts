import type { Call } from '#client/call.js';
import type { CallContext } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import { Backoff } from '#kernel/backoff.js';
import type { Clock } from '#kernel/clock.js';
import { coalescingRunner } from '#kernel/coalescing-runner.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { ClaimProductImportDocument } from './operations/claim-product-import.generated.js';
import { ConnectionScopesDocument } from './operations/connection-scopes.generated.js';
import { RunImportSliceDocument } from './operations/run-import-slice.generated.js';

/** Works on the imports that keys of the catalog API queue. */
export interface ProductImports {
  /** Resolves when no import waits that can be worked on. */
  drain(): Promise<void>;
  /** Look for imports every second. */
  start(): void;
  /** Claim nothing more; resolves when the turn in progress has ended. */
  stop(): Promise<void>;
}

interface ProductImportsParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

const POLL_MILLISECONDS = 1000;

/** A worker over the graph; several of them, in any process, share the imports. Imports take turns of some seconds. */
export function createProductImports({ call, clock, ids, log }: ProductImportsParts): ProductImports {
  const context = (): CallContext => systemContext({ actor: 'worker', requestId: ids.next() });
  const words = { failed: 'Imports of products cannot be worked on; this is tried again', recovered: 'Imports of products are worked on again' };
  const backoff = new Backoff<'the imports'>({ clock, log, source: 'product imports', words });
  let [stopped, timer]: [boolean, NodeJS.Timeout | undefined] = [false, undefined];
  const work = async (): Promise<void> => {
    for (; !stopped;) {
      const { claimProductImport: claimed } = await call(ClaimProductImportDocument, {}, context());
      if (!claimed) break;
      const { keyId: connectionId, ...claim } = claimed;
      const { connectionScopes: scopes } = await call(ConnectionScopesDocument, { of: { companyId: claim.companyId, connectionId } }, context());
      await call(RunImportSliceDocument, { input: { ...claim, mayWrite: scopes.includes('catalog:write') } }, context());
    }
  };
  const look = async (): Promise<void> => {
    if (backoff.isWaiting('the imports')) return;
    await work().then(() => { backoff.succeeded('the imports'); }, (error: unknown) => { backoff.failed('the imports', error); });
  };
  const looks = coalescingRunner(look);
  const settle = async (): Promise<void> => { await looks.underWay(); };
  return {
    drain: () => { looks.ask(); return settle(); },
    start: () => { timer ??= setInterval(looks.ask, POLL_MILLISECONDS).unref(); },
    stop: () => { stopped = true; clearInterval(timer); return settle(); },
  };
}
