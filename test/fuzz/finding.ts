import type { FuzzCall } from './call.js';
import type { WireAnswer } from './wire.js';

/** A fault. */
export interface Finding {
  /** What is wrong. */
  readonly kind: 'no answer' | 'server fault' | 'unfit answer' | 'leaked internals' | 'data of another' | 'slow' | 'logged as an error' | 'long log' | 'memory' | 'disk' | 'wrong records';
  readonly detail: string;
}

/** A finding with the call that showed it. */
export interface Found {
  readonly finding: Finding;
  readonly call: FuzzCall;
  readonly answer: WireAnswer;
  readonly round: number;
}

/** What findings of one cause have in common. */
export const signatureOf = ({ kind, detail }: Finding, { target }: FuzzCall): string =>
  `${kind} at ${target}: ${detail.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|zq[ab][mlc]\w+x|"(?:[^"\\]|\\.)*"|\d+/gi, '*').slice(0, 90)}`;
