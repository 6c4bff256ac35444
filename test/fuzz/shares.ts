import type { FuzzCall } from './call.js';
import { isSuccess } from './run-call.js';
import type { WireAnswer } from './wire.js';

/** How often a route or field was called, and how often it succeeded. */
export interface Share {
  made: number;
  well: number;
  /** The well-formed ones, and why they were refused. */
  wellMade: number;
  wellDone: number;
  readonly refusals: Map<string, number>;
}

/** By the names of routes and fields. */
export type Shares = Map<string, Share>;

const LONGEST_REFUSAL = 230;

/** Count a call. */
export function count(shares: Shares, call: FuzzCall, answer: WireAnswer): void {
  const { target, hostile } = call;
  const isWell = isSuccess(call, answer);
  const share = shares.get(target) ?? { made: 0, well: 0, wellMade: 0, wellDone: 0, refusals: new Map<string, number>() };
  shares.set(target, share);
  share.made += 1;
  if (isWell) share.well += 1;
  if (hostile.length > 0) return;
  share.wellMade += 1;
  if (isWell) {
    share.wellDone += 1;
    return;
  }
  const refusal = `${String(answer.status)} ${answer.body.toString().replaceAll(/\s+/g, ' ').slice(0, LONGEST_REFUSAL).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|zq\w+x[^"]*|\d+/g, '*')}`;
  share.refusals.set(refusal, (share.refusals.get(refusal) ?? 0) + 1);
}

/** Routes and fields that were always refused, so that nothing behind their validation was reached, and of some those that were never called. */
export const neverDone = (shares: Shares, some: readonly string[] = []): readonly string[] =>
  [...[...shares].flatMap(([name, { wellDone }]) => (wellDone === 0 ? [name] : [])), ...some.filter((name) => !shares.has(name))];
