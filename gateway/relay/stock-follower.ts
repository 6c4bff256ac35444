import type { Call } from '#client/call.js';
import { Backoff } from '#kernel/backoff.js';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { CallContext } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import { ChangedStockDocument, type ChangedStockQuery } from './operations/changed-stock.generated.js';
import { FollowStockDocument } from './operations/follow-stock.generated.js';
import { FollowedStockDocument } from './operations/followed-stock.generated.js';
import { LastChangesDocument, type LastChangesQuery } from './operations/last-changes.generated.js';
import { createPoller, POLL_MILLISECONDS, type Poller } from './poller.js';

interface StockFollowerParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

const PER_PAGE = 500;

type LastChange = LastChangesQuery['lastChanges'][number];
type Change = ChangedStockQuery['changedStock'][number];

/** How far a company's changes were taken, as this process knows. */
interface Seen {
  readonly sequence: string;
  readonly after: Change | null;
}

/**
 * Brings changes of stock, which the orders subgraph keeps, into the catalog's feed of changed products. It is not woken by each event: the changes of a second are taken together,
 * however many orders are placed in it. Several of them, in any process, take each change once: the catalog keeps how far it is, with what it changed.
 */
export function createStockFollower({ call, clock, ids, log }: StockFollowerParts): Poller {
  const context = (companyId?: number): CallContext => systemContext({ actor: 'relay', companyId, requestId: ids.next() });
  const words = { failed: 'Changes of stock cannot be followed; this is tried again', recovered: 'Changes of stock are followed again' };
  const companies = new Backoff<number>({ clock, log, source: 'stock', words });
  const seen = new Map<number, Seen>();

  const follow = async ({ companyId, sequence }: LastChange, isStopped: () => boolean): Promise<void> => {
    let after = seen.get(companyId)?.after ?? (await call(FollowedStockDocument, { companyId }, context(companyId))).followedStock;
    for (let count = PER_PAGE; count === PER_PAGE && !isStopped();) {
      const { changedStock: changes } = await call(ChangedStockDocument, { input: { companyId, after, first: PER_PAGE } }, context(companyId));
      if (changes.length > 0) after = (await call(FollowStockDocument, { input: { companyId, changes: [...changes] } }, context(companyId))).followStock;
      count = changes.length;
    }
    if (!isStopped()) seen.set(companyId, { sequence, after });
  };
  const work = async (isStopped: () => boolean): Promise<void> => {
    const { lastChanges } = await call(LastChangesDocument, {}, context());
    for (const last of lastChanges.filter(({ companyId, sequence }) => sequence > (seen.get(companyId)?.sequence ?? '') && !companies.isWaiting(companyId))) {
      if (isStopped()) return;
      await follow(last, isStopped).then(() => { companies.succeeded(last.companyId); }, (error: unknown) => { companies.failed(last.companyId, error); });
    }
  };
  return createPoller({ clock, log, source: 'stock', of: 'the feeds', words, longest: POLL_MILLISECONDS, work });
}
