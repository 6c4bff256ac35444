import { sha256 } from './crypto.js';

/** Draws whole numbers below a limit, the same ones of the same seed. */
export type Draw = (below: number) => number;

const DIGITS = 8;
const HEXADECIMAL = 16;

/** Draws of a seed. */
export function draws(seed: string): Draw {
  let drawn = 0;
  return (below) => {
    drawn += 1;
    return Number.parseInt(sha256(`${seed} ${String(drawn)}`).slice(0, DIGITS), HEXADECIMAL) % below;
  };
}
