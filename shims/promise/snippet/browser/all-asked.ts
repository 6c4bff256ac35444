import { timeLeft, type Answer } from './answer.js';
import { ask, unasked, type Asked } from './asked.js';
import { elapsed } from './elapsed.js';

const [MOST_AT_ONCE, MINUTE, LONGEST_WAIT] = [6, 60_000, 600_000];

/** The questions of a page, each asked once, however many places have it. */
export interface AllAsked {
  /** What is known of a question. */
  of(query: string): Asked | undefined;
  /** Ask what is wanted now, as far as it is not known, and give up what is not wanted any more; `isWatched` is false where nobody looks: nothing is asked then. Answers when to come again, in milliseconds. */
  want(wanted: ReadonlySet<string>, isWatched: boolean): number;
  /** The answer to a question, or null, once it is known. */
  wait(query: string): Promise<Answer | null>;
  /** Ask anew what failed or, of all answers, those that are older than some milliseconds. */
  renew(age: number): void;
}

/** No question yet; `changed` is called whenever something became known of one. */
export function nothingAsked(api: string, changed: () => void): AllAsked {
  const all = new Map<string, Asked>();
  let paused = 0; // nothing is asked before
  const of = (query: string): Asked => {
    const asked = all.get(query) ?? unasked(`${api}?${query}`);
    all.set(query, asked);
    return asked;
  };
  const begin = async (asked: Asked): Promise<void> => {
    paused = Math.max(paused, await ask(asked));
    changed();
  };
  const forget = (wanted: ReadonlySet<string>, now: number): void => {
    for (const [query, asked] of all) {
      if (wanted.has(query) || asked.waiting.length > 0 || (asked.answer && now < asked.at + MINUTE)) continue;
      asked.control?.abort();
      all.delete(query);
    }
  };
  return {
    of: (query) => all.get(query),
    want: (wanted, isWatched) => {
      const now = elapsed();
      for (const query of wanted) of(query);
      forget(wanted, now);
      let next = LONGEST_WAIT;
      let free = MOST_AT_ONCE - [...all.values()].filter(({ control }) => control).length;
      for (const asked of all.values()) {
        const due = Math.max(asked.until, asked.due, paused);
        settle(asked, now, due);
        if (asked.control || !isWatched) continue;
        if (now < due) next = Math.min(next, due - now, tick(asked, now));
        else if (free-- > 0) void begin(asked);
      }
      return next;
    },
    wait: (query) => new Promise((resolve) => {
      of(query).waiting.push(resolve);
      changed();
    }),
    renew: (age) => {
      if (paused === Infinity) paused = 0;
      for (const asked of all.values()) {
        if (elapsed() - asked.at >= age) Object.assign(asked, { until: 0, due: 0, tries: 0 });
      }
    },
  };
}

/** Say what came of it to those who wait. */
function settle(asked: Asked, now: number, due: number): void {
  if (due === Infinity) Object.assign(asked, { hasFailed: true, due });
  const answer = now < asked.until ? asked.answer : undefined;
  if (answer || due === Infinity) for (const resolve of asked.waiting.splice(0)) resolve(answer ?? null);
}

/** The surface's time, by what it said and what has passed since. */
export const surfaceTime = ({ servedAt, at }: Asked, now: number): number => servedAt + now - at;

/** To the next full minute of a countdown. */
function tick(asked: Asked, now: number): number {
  const left = asked.answer?.options.flatMap((option) => timeLeft(option, surfaceTime(asked, now)) ?? []) ?? [];
  return Math.min(...left.map((milliseconds) => milliseconds % MINUTE + 1));
}
