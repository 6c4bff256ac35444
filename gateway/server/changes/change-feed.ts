import { coalescingRunner } from '#kernel/coalescing-runner.js';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import type { Log } from '#kernel/log.js';
import { paced } from '#kernel/paced.js';
import type { SourcePosition } from './change-position.js';
import type { EventsOfCompany, ReadCompanyEvents } from './read-company-events.js';

/** Who follows a company's events. */
export interface Follower {
  readonly companyId: number;
  readonly sources: readonly SubgraphName[];
  /** How far it is; undefined until it was told where the present is. */
  readonly positionIn: (source: SubgraphName) => SourcePosition | undefined;
  /** Takes the events behind its position, and the position of the last; too many of them are not read. */
  readonly take: (source: SubgraphName, behind: EventsOfCompany & { readonly tooMany: boolean }) => void;
}

/** Reads what subgraphs committed, for those who follow; nothing while nobody does. */
export interface ChangeFeed {
  /** Follow from its position on; answers how to stop. */
  readonly follow: (follower: Follower) => () => void;
  /** Signals that a subgraph may have committed events; returns at once. */
  readonly wake: (source: SubgraphName) => void;
  readonly stop: () => void;
}

interface FeedParts {
  readonly read: ReadCompanyEvents;
  readonly log: Pick<Log, 'debug'>;
  /** Look without being woken too, for commits of other processes: the signal of one may get lost, and without Redis there is none. */
  readonly polls: boolean;
}

/** One who is further behind reads the present again instead. */
const MOST_EVENTS = 200;
/** Commits that follow each other sooner are read together: people do not see the difference. */
const PACE_MILLISECONDS = 200;
const POLL_MILLISECONDS = 1000;

/** A feed that reads each position of a company once, however many followers are there. */
export function changeFeed({ read, log, polls }: FeedParts): ChangeFeed {
  const followers = new Set<Follower>();
  let timer: NodeJS.Timeout | undefined;
  const look = async (source: SubgraphName): Promise<void> => {
    const groups = byPosition([...followers].filter(({ sources }) => sources.includes(source)), source);
    if (groups.length === 0) return;
    const after = groups.map(([{ companyId, positionIn }]) => ({ companyId, ...positionIn(source) }));
    const found = await read(source, { after, first: MOST_EVENTS });
    for (const [index, group] of groups.entries()) for (const follower of group) if (followers.has(follower)) hand(follower, source, found[index]);
    if (found.some(({ events }) => events.length === MOST_EVENTS)) wake(source); // whoever missed some is told where the present is
  };
  const retry = (source: SubgraphName) => (error: unknown): void => {
    log.debug({ err: error, source }, 'What changed cannot be read for those who follow it; this is tried again');
    setTimeout(() => { wake(source); }, POLL_MILLISECONDS).unref();
  };
  const looks = new Map(SUBGRAPHS.map((source) => [source, paced(coalescingRunner(() => look(source).catch(retry(source))).ask, PACE_MILLISECONDS)]));
  const wake = (source: SubgraphName): void => { if (followers.size > 0) looks.get(source)?.ask(); };
  return {
    wake,
    follow: (follower) => {
      followers.add(follower);
      if (polls) timer ??= setInterval(() => { for (const source of SUBGRAPHS) wake(source); }, POLL_MILLISECONDS).unref();
      for (const source of follower.sources) wake(source);
      return () => {
        followers.delete(follower);
        if (followers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    stop: () => {
      clearInterval(timer);
      followers.clear();
      for (const one of looks.values()) one.stop();
    },
  };
}

function hand(follower: Follower, source: SubgraphName, found: EventsOfCompany | undefined): void {
  if (found) follower.take(source, { ...found, tooMany: found.events.length === MOST_EVENTS });
}

type Group = [Follower, ...Follower[]];

function byPosition(followers: readonly Follower[], source: SubgraphName): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const follower of followers) {
    const { sequence = '', index = 0 } = follower.positionIn(source) ?? {};
    const key = `${String(follower.companyId)} ${sequence} ${String(index)}`;
    const group = groups.get(key);
    if (group) group.push(follower);
    else groups.set(key, [follower]);
  }
  return [...groups.values()];
}
