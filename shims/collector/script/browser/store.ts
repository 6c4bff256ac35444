import { systemClock } from '#kernel/clock.js';
import { isFields, json } from './json.js';
import { randomId } from './random-id.js';

/** The name of the one entry of localStorage. */
export const KEY = 'portico_collect';

const [ID_BYTES, VISITOR_LASTS, SESSION_LASTS] = [16, 34e9, 18e5]; // milliseconds: 13 months, 30 minutes

/** What a browser keeps of a visitor who agreed. Times are milliseconds since 1970. */
export interface Stored {
  /** The visitor, and since when. */
  readonly id?: string | undefined;
  readonly since?: number | undefined;
  readonly session?: string | undefined;
  /** When the visitor last did something. */
  readonly seen?: number | undefined;
  /** The purposes that the collector knows of. */
  readonly told?: string | undefined;
  /** The purposes that the shop itself said, which its next page need not say again. */
  readonly manual?: string | undefined;
  readonly cart?: string | undefined;
  /** A visitor who withdrew, until the collector confirms that all of it is erased. */
  readonly erase?: string | undefined;
}

/** The visitor of this browser, in memory alone where there is no storage. */
export interface Store {
  readonly read: () => Stored;
  readonly write: (next: Stored) => void;
  /** Note that the visitor did something; a new one, or one of long ago, gets new ids. */
  readonly touch: () => void;
  /** Forget what is in memory; another tab already erased what is stored. */
  readonly forget: () => void;
}

/** Open it; reads what other tabs wrote. */
export function openStore(): Store {
  let memory: Stored = {};
  const read = (): Stored => {
    try {
      return storedIn(localStorage.getItem(KEY)) ?? memory;
    } catch {
      return memory;
    }
  };
  const write = (next: Stored): void => {
    memory = next;
    try {
      if (json(next) === '{}') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, json(next));
    } catch { /* memory has it */ }
  };
  return { read, write, touch: () => { write(renewed(read(), systemClock.now().getTime())); }, forget: () => { memory = {}; } };
}

/** The same after the visitor did something now. */
export function renewed(old: Stored, now: number): Stored {
  const isNew = !old.id || !isWithin(old.since, now, VISITOR_LASTS);
  return {
    ...old, ...(isNew && { id: randomId(ID_BYTES), since: now, told: undefined }),
    session: !isNew && isWithin(old.seen, now, SESSION_LASTS) ? old.session : randomId(ID_BYTES), seen: now,
  };
}

const isWithin = (time: number | undefined, now: number, lasts: number): boolean => Number(time) > now - lasts;

/** The entry that a text of storage is, if it is one of ours, whatever became of it. */
export function storedIn(text: string | null): Stored | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (isStored(value)) return value;
  } catch { /* it is none */ }
  return undefined;
}

const isStored = (value: unknown): value is Stored => isFields(value) && /^([\w-]{16,64}|undefined)$/.test(String(value['id']));
