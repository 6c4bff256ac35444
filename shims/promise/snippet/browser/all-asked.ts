import { timeLeft, type Answer } from './answer.js';
import { ask, type Asked } from './asked.js';
import { elapsed } from './elapsed.js';

const MINUTE = 60_000;
const LONGEST_WAIT = 659_999;

/** The questions of a page, each asked once, however many places have it. */
export interface AllAsked {
  /** What is known of a question. */
  of(query: string): Asked;
  /** Ask what is wanted now, as far as it is not known, and give up what is not wanted any more. Answers when to come again, in milliseconds. While nobody looks nothing is asked. */
  want(wanted: ReadonlySet<string>): number;
  /** The answer to a question, or null. */
  get(query: string): Promise<Answer | null>;
  /** Let what failed, and answers older than some milliseconds, be asked anew. */
  renew(age: number): void;
}

/** No question yet; `changed` is called whenever something became known of one. */
export function nothingAsked(api: string, changed: () => void): AllAsked {
  const all = new Map<string, Asked>();
  let paused = 0; // nothing is asked before
  const known = (query: string): Asked => all.get(query) ?? { url: `${api}?${query}`, at: 0, until: 0, due: 0, tries: 0 };
  const of = (query: string): Asked => {
    const asked = known(query);
    all.set(query, asked);
    return asked;
  };
  const begin = async (asked: Asked): Promise<void> => {
    paused = Math.max(paused, await ask(asked));
    changed();
  };
  /** Ask where it is time to; answers when to come again. */
  const visit = (asked: Asked, isShown: boolean): number => {
    const now = elapsed();
    const due = Math.max(asked.until, asked.due, paused);
    if (asked.control || !isShown) return LONGEST_WAIT;
    if (now < due) return Math.min(due - now, toMinute(asked, now));
    asked.asking = begin(asked);
    return LONGEST_WAIT;
  };
  return {
    of,
    want: (wanted) => {
      forget(all, wanted);
      return Math.min(LONGEST_WAIT, ...[...wanted].map((query) => visit(of(query), !document.hidden)));
    },
    get: async (query) => {
      const asked = known(query); // not the page's, which gives up what it does not show
      visit(asked, true);
      await asked.asking;
      return asked.answer ?? null;
    },
    renew: (age) => {
      for (const asked of all.values()) {
        if (!asked.answer || elapsed() - asked.at >= age) asked.until = asked.due = asked.tries = 0;
      }
    },
  };
}

/** Give up what is not wanted and was not just answered. */
function forget(all: Map<string, Asked>, wanted: ReadonlySet<string>): void {
  for (const [query, asked] of all) {
    if (wanted.has(query) || (asked.answer && elapsed() < asked.at + MINUTE)) continue;
    asked.control?.abort();
    all.delete(query);
  }
}

/** To the next full minute of a countdown. */
const toMinute = ({ answer, at }: Asked, now: number): number =>
  Math.min(...answer?.options.map((option) => (timeLeft(option, answer, now - at) || LONGEST_WAIT) % MINUTE + 1) ?? []);
