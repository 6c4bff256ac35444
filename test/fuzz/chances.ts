import type { Random } from '../../gateway/demo/data/random.js';
import type { LiveRecord } from './live-records.js';
import { plainName, valueIn } from './seen-values.js';

/** Learns in which states of a record a call succeeds. */
export interface Chances {
  /** The record that a call to a target should be about: of the kind that has most of the names, in a state that is likely to succeed. */
  pick(wanted: Wanted, records: readonly LiveRecord[]): LiveRecord | undefined;
  learn(target: string, state: string, isDone: boolean): void;
}

/** What a call is to be about. */
export interface Wanted {
  readonly target: string;
  readonly kind: string;
  /** Names of the values that it needs. */
  readonly names: readonly string[];
}

const [TRIED, OF_ITS_KIND, ORDERS_FIRST, LIKELIEST] = [24, 3, 0.5, 0.85];

/** Nothing learned yet. */
export function chances(random: Random): Chances {
  const known = new Map<string, { made: number; done: number }>();
  const likely = (target: string, { state }: LiveRecord): number => {
    const { made, done } = known.get(`${target}: ${state}`) ?? { made: 0, done: 0 };
    return (done + 1) / (made + 2);
  };
  return {
    pick({ target, kind, names }, records) {
      const scores = new Map<string, number>();
      const score = ({ kinds, record }: LiveRecord): number => {
        const has = names.filter((name) => valueIn(record, name) !== undefined).length;
        const isNamed = names.some((name) => kinds.some((one) => new RegExp(`^${one}(?:id|reference|number)$`).test(plainName(name))));
        const isOfKind = kinds.includes(kind) || kinds.some((one) => target.toLowerCase().includes(one));
        return has === 0 ? 0 : has + (isNamed ? 2 * OF_ITS_KIND : 0) + (isOfKind ? OF_ITS_KIND : 0) + (kinds.includes('order') ? ORDERS_FIRST : 0);
      };
      for (const one of records) if (!scores.has(one.kinds.join())) scores.set(one.kinds.join(), score(one));
      const best = Math.max(0, ...scores.values());
      const fitting = best === 0 ? [] : records.filter(({ kinds }) => scores.get(kinds.join()) === best);
      if (fitting.length === 0) return undefined;
      const some = Array.from({ length: random.chance(LIKELIEST) ? TRIED : 1 }, () => random.pick(fitting));
      return some.reduce((chosen, one) => (likely(target, one) > likely(target, chosen) ? one : chosen));
    },
    learn(target, state, isDone) {
      const before = known.get(`${target}: ${state}`) ?? { made: 0, done: 0 };
      known.set(`${target}: ${state}`, { made: before.made + 1, done: before.done + (isDone ? 1 : 0) });
    },
  };
}
