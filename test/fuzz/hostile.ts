import type { Random } from '../../gateway/demo/data/random.js';
import type { FuzzCall } from './call.js';
import { hostileBodies } from './hostile-body.js';
import { hostileForms } from './hostile-form.js';
import { hostileHeads } from './hostile-head.js';
import { hostileValues } from './hostile-value.js';
import type { SeenValues } from './seen-values.js';
import type { Caller } from './building.js';

/** What hostile callers know. */
export interface Hostility {
  readonly random: Random;
  /** The credentials of all callers. */
  readonly callers: readonly Caller[];
  /** What answers to the other company had. */
  readonly others: SeenValues;
  /** Earlier calls of the round. */
  readonly earlier: readonly FuzzCall[];
  /** Bytes that a body may have. */
  readonly bodyLimit: number;
}

/** Something hostile that is done to a call; undefined where it cannot be. */
export interface Trick {
  readonly name: string;
  readonly play: (call: FuzzCall, hostility: Hostility) => FuzzCall | undefined;
}

const TRICKS: readonly (readonly Trick[])[] = [hostileValues, hostileValues, hostileBodies, hostileHeads];
const AGAIN = 0.25;

/** A call with one or more hostile things done to it. */
export function madeHostile(call: FuzzCall, hostility: Hostility): FuzzCall {
  const { random } = hostility;
  const tricks = call.written?.format === 'form' ? [...TRICKS, hostileForms, hostileForms] : TRICKS;
  let made = call;
  do {
    const trick = random.pick(random.pick(tricks));
    const played = trick.play(made, hostility);
    if (played) made = { ...played, hostile: [...made.hostile, trick.name] };
  } while (made.hostile.length === 0 || random.chance(AGAIN));
  return made;
}
