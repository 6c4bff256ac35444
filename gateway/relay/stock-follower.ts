import type { Call } from '#client/call.js';
import { Backoff } from '#kernel/backoff.js';
import type { Clock } from '#kernel/clock.js';
import { coalescingRunner } from '#kernel/coalescing-runner.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { CallContext } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import { ChangedStockDocument, type ChangedStockQuery } from './operations/changed-stock.generated.js';
import { FollowStockDocument } from './operations/follow-stock.generated.js';
import { FollowedStockDocument } from './operations/followed-stock.generated.js';
import { LastChangesDocument, type LastChangesQuery } from './operations/last-changes.generated.js';

/** Brings changes of stock, which the orders subgraph keeps, into the catalog's feed of changed products. */
export interface StockFollower {
  /** Resolves when the catalog has taken every change that there was. */
  drain(): Promise<void>;
  /** Look for changes every second. */
  start(): void;
  /** Look no more; resolves when the page in progress has been taken. */
  stop(): Promise<void>;
}

interface StockFollowerParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

/** Not woken by each event: changes of one second are taken together, however many orders are placed in it. */
const POLL_MILLISECONDS = 1000;
const PER_PAGE = 500;

type LastChange = LastChangesQuery['lastChanges'][number];
type Change = ChangedStockQuery['changedStock'][number];

/** How far a company's changes were taken, as this process knows. */
interface Seen {
  readonly sequence: string;
  readonly after: Change | null;
}

/** A follower over the graph. Several of them, in any process, take each change once: the catalog keeps how far it is, with what it changed. */
export function createStockFollower({ call, clock, ids, log }: StockFollowerParts): StockFollower {
  const context = (companyId?: number): CallContext => systemContext({ actor: 'relay', companyId, requestId: ids.next() });
  const words = { failed: 'Changes of stock cannot be followed; this is tried again', recovered: 'Changes of stock are followed again' };
  const feeds = new Backoff<'the feeds'>({ clock, log, source: 'stock', words, longest: POLL_MILLISECONDS });
  const companies = new Backoff<number>({ clock, log, source: 'stock', words });
  const seen = new Map<number, Seen>();
  let [stopped, timer]: [boolean, NodeJS.Timeout | undefined] = [false, undefined];
  const isStopped = (): boolean => stopped;

  const follow = async ({ companyId, sequence }: LastChange): Promise<void> => {
    let after = seen.get(companyId)?.after ?? (await call(FollowedStockDocument, { companyId }, context(companyId))).followedStock;
    for (let count = PER_PAGE; count === PER_PAGE && !isStopped();) {
      const { changedStock: changes } = await call(ChangedStockDocument, { input: { companyId, after, first: PER_PAGE } }, context(companyId));
      if (changes.length > 0) after = (await call(FollowStockDocument, { input: { companyId, changes: [...changes] } }, context(companyId))).followStock;
      count = changes.length;
    }
    if (!isStopped()) seen.set(companyId, { sequence, after });
  };
  const work = async (): Promise<void> => {
    const { lastChanges } = await call(LastChangesDocument, {}, context());
    for (const last of lastChanges.filter(({ companyId, sequence }) => sequence > (seen.get(companyId)?.sequence ?? '') && !companies.isWaiting(companyId))) {
      if (isStopped()) return;
      await follow(last).then(() => { companies.succeeded(last.companyId); }, (error: unknown) => { companies.failed(last.companyId, error); });
    }
  };
  const look = async (): Promise<void> => {
    if (feeds.isWaiting('the feeds')) return;
    await work().then(() => { feeds.succeeded('the feeds'); }, (error: unknown) => { feeds.failed('the feeds', error); });
  };
  const looks = coalescingRunner(look);
  const settle = async (): Promise<void> => { await looks.underWay(); };
  return {
    drain: () => { looks.ask(); return settle(); },
    start: () => { timer ??= setInterval(looks.ask, POLL_MILLISECONDS).unref(); },
    stop: () => { stopped = true; clearInterval(timer); return settle(); },
  };
}
