import { setImmediate as endOfTurn } from 'node:timers/promises';
import { ago, instant } from '#kernel/clock.js';
import type { Permission } from '#contract/permissions.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { inCompanyTime } from '#subgraph-kit/in-company-time.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { failRest } from './fail-rest.js';
import { importItem } from './import-item.js';
import { columnsIn, linesFrom } from './import-lines.js';
import { ClaimLost, finishImport, freeImport } from './import-progress.store.js';
import { countResults } from './import-result.store.js';
import { importRun, type ImportRun } from './import-run.js';
import { endOf, SLICE_MILLISECONDS } from './product-import.js';
import { findClaimed, type Claim } from './product-import.store.js';
import { SETTLED_TOGETHER, settleStock } from './settle-stock.js';

/** A claimed import, whether who sent it may still write, and what else a person may. */
export interface RunImportSlice {
  readonly claim: Claim;
  readonly mayWrite: boolean;
  readonly permissions?: readonly Permission[] | null | undefined;
}

const REVOKED = 'The key was revoked, paused or made read-only before this product was written';
const WITHDRAWN = 'Who started the import may not write products any more';
const LOST = 'The products of this import cannot be read any more; send them again';

/**
 * Write the next products of a claimed import, each with its result in a transaction of its own, and set their stock; then free the import for its next turn, or end it. A process that is killed
 * leaves what it has committed, and the next one goes on there. Throws UNAVAILABLE where a product could not be tried: it keeps waiting. Answers whether the claim held.
 */
export async function runImportSlice(deps: CatalogDeps, { principal }: CallContext, { claim, mayWrite, permissions }: RunImportSlice): Promise<boolean> {
  requireScope(principal, 'system');
  const claimed = await findClaimed(deps.database, claim);
  if (!claimed) return false;
  const run = importRun(inCompanyTime(deps, claim.companyId), claimed, permissions ?? []);
  try {
    await settleStock(run);
    if (mayWrite) await writeNext(run);
    else await failRest(run, { from: claimed.processed, why: claimed.key.authority ? WITHDRAWN : REVOKED });
    await endOrFree(run);
    return true;
  } catch (error) {
    if (error instanceof ClaimLost) return false;
    await deps.database.inTransaction((transaction) => freeImport(transaction, claimed, instant(deps.clock))).catch(() => undefined); // else its lease ends
    throw error;
  }
}

/** Write products as long as the turn lasts. */
async function writeNext(run: ImportRun): Promise<void> {
  const { deps: { blobs, clock }, claimed: { companyId, content, processed, total } } = run;
  const began = instant(clock);
  const stored = await blobs.get(companyId, content);
  if (!stored) return failRest(run, { from: processed, why: LOST });
  let [place, withStock] = [processed, 0];
  for await (const line of linesFrom(stored.stream, place, (line) => { run.columns = columnsIn(line); })) {
    if (place >= total) break;
    const { stock } = await importItem(run, { place, line });
    place += 1;
    if (stock.length > 0) withStock += 1;
    if (withStock % SETTLED_TOGETHER === 0 && stock.length > 0) await settleStock(run);
    if (ago(clock, SLICE_MILLISECONDS) > began) return settleStock(run);
    await endOfTurn(); // SQLite answers at once: other callers would wait for the end of the turn
  }
  await settleStock(run);
  await failRest(run, { from: place, why: LOST }); // none, unless what is stored ends early
}

async function endOrFree({ deps: { database, clock, blobs }, claimed }: ImportRun): Promise<void> {
  const isDone = await database.inTransaction(async (transaction) => {
    const now = instant(clock);
    const summary = await countResults(transaction, claimed);
    const isWhole = Object.values(summary).reduce((sum, one) => sum + one, 0) === claimed.total;
    if (isWhole) await finishImport(transaction, claimed, { status: endOf(summary), at: now });
    else await freeImport(transaction, claimed, now);
    return isWhole;
  });
  if (isDone) await blobs.delete(claimed.companyId, claimed.content);
}
