import type { Change, ChangeKind } from '#contract/schema.generated.js';
import { instant, type Clock } from '#kernel/clock.js';
import { kindOfEvent, CHANGE_KINDS, sourcesOf, type RecordKind } from './change-kinds.js';
import type { Follower } from './change-feed.js';
import { writePosition, type ChangePosition, type SourcePosition } from './change-position.js';
import type { SubgraphName } from '#kernel/config.js';
import type { EventsOfCompany } from './read-company-events.js';

/** One stream of changes. */
export interface ChangeSubscription {
  readonly follower: Follower;
  /** What is told, until it ends; rejects with the reason where access has ended. */
  readonly changes: AsyncGenerator<{ readonly changes: Change }, undefined>;
  /** Rejects where the person may read nothing of it any more. */
  readonly check: () => Promise<unknown>;
  /** Call this when more changes wait than are kept. */
  readonly onSlow: (listener: () => void) => void;
  /** End it, for a reason or without one. */
  readonly end: (reason?: Error) => void;
}

interface Subscribed {
  readonly companyId: number;
  readonly kinds: ReadonlySet<RecordKind>;
  /** Where it goes on. */
  readonly after: ChangePosition | undefined;
  readonly clock: Clock;
  /** The kinds that the person may read now; rejects where they may read none of it any more. */
  readonly allowed: () => Promise<ReadonlySet<RecordKind>>;
}

/** Changes that wait for a slow receiver, one a record: who is further behind is cut off. */
const MOST_WAITING = 500;
/** Of longer ago not every event is kept. */
const OLDEST_MILLISECONDS = 86_400_000;

/** A stream of a company's changes. Before anything is told access is checked: what happened after it ended is told to nobody. */
export function changeSubscription({ companyId, kinds, after, clock, allowed }: Subscribed): ChangeSubscription {
  const sources = sourcesOf(kinds);
  const position = new Map<SubgraphName, SourcePosition>([...after ?? []].filter(([source, { sequence }]) => sources.includes(source) && isRecent(sequence, clock)));
  const waiting = queue();
  let cutOff = (): void => undefined;
  let [hasMissed, isStarted] = [after !== undefined && position.size < sources.length, false];
  const tell = (kind: ChangeKind, facts: Partial<Change> = {}): void => {
    waiting.put(`${kind} ${facts.id ?? ''}`, { kind, event: null, id: null, orderId: null, number: null, at: instant(clock), ...facts, position: writePosition(position) });
    if (waiting.size() > MOST_WAITING) cutOff();
  };
  const tellOfStream = (): void => {
    if (position.size < sources.length) return;
    if (!isStarted) tell('STARTED');
    if (hasMissed) tell('MISSED');
    [isStarted, hasMissed] = [true, false];
  };
  const take = (source: SubgraphName, { sequence, index, events, tooMany }: EventsOfCompany & { readonly tooMany: boolean }): void => {
    if (tooMany) {
      hasMissed = true;
      position.delete(source);
      return;
    }
    for (const event of events) {
      position.set(source, event);
      const kind = kindOfEvent(source, event.type);
      if (kind !== undefined && kinds.has(kind)) tell(kind, factsOf(kind, event));
    }
    position.set(source, { sequence, index });
    tellOfStream();
  };
  tellOfStream();
  return {
    follower: { companyId, sources, positionIn: (source) => position.get(source), take },
    changes: told(waiting, allowed), check: allowed, onSlow: (listener) => { cutOff = listener; }, end: waiting.end,
  };
}

async function* told(waiting: Queue, allowed: Subscribed['allowed']): ChangeSubscription['changes'] {
  for (let batch = await waiting.all(); batch; batch = await waiting.all()) {
    const readable: ReadonlySet<ChangeKind> = new Set<ChangeKind>([...await allowed(), 'STARTED', 'MISSED']);
    for (const changes of batch) if (readable.has(changes.kind)) yield { changes };
  }
  return undefined;
}

interface Queue {
  readonly put: (key: string, change: Change) => void;
  readonly size: () => number;
  /** All that wait, once there are some; undefined at the end. */
  readonly all: () => Promise<readonly Change[] | undefined>;
  readonly end: (reason?: Error) => void;
}

/** Of several changes of a record the last waits, at its place. */
function queue(): Queue {
  const waiting = new Map<string, Change>();
  let ended: { readonly reason: Error | undefined } | undefined;
  let wake = (): void => undefined;
  return {
    put: (key, change) => {
      waiting.delete(key);
      waiting.set(key, change);
      wake();
    },
    size: () => waiting.size,
    all: async () => {
      if (waiting.size === 0 && !ended) await new Promise<void>((resolve) => { wake = resolve; });
      if (ended?.reason) throw ended.reason;
      if (ended) return undefined;
      const all = [...waiting.values()];
      waiting.clear();
      return all;
    },
    end: (reason) => {
      ended ??= { reason };
      wake();
    },
  };
}

const isRecent = (sequence: string, clock: Clock): boolean => Date.parse(sequence) > clock.now().getTime() - OLDEST_MILLISECONDS;

/** What is told of an event: which record, never what it is like. */
function factsOf(kind: RecordKind, { type: event, sequence: at, payload }: EventsOfCompany['events'][number]): Partial<Change> {
  const facts = new Map<string, unknown>(typeof payload === 'object' && payload !== null ? Object.entries(payload) : []);
  const read = (name: string): string | null => {
    const value = facts.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  return { event, at, id: read(CHANGE_KINDS[kind].id), orderId: read('orderId'), number: kind === 'RETURN' ? read('returnNumber') : read('number') };
}
