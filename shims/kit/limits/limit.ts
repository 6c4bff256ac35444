import type { ErrorCode } from '#contract/error-codes.js';
import type { Caller } from '../route.js';

/** The headers that show a limit: those of the RFC drafts in seconds, or X-RateLimit-* with the reset as Unix time. */
export type RateHeaders = 'RateLimit' | 'X-RateLimit';

/** What every limit says of its count. */
export interface Counted {
  /** Name of the count: limits of one name share it, across routes and surfaces. */
  readonly name: string;
  readonly windowSeconds?: number;
  /** Shown on every answer; on none unless given. */
  readonly headers?: RateHeaders;
}

/** Calls per address and window, counted before authentication. */
export interface AddressLimit extends Counted {
  readonly by: 'address';
  readonly most: number;
}

/** Calls per caller and window: per connection, token, person or store. */
export interface CallerLimit<C extends Caller> extends Counted {
  readonly by: 'caller';
  key(caller: C): string;
  most(caller: C): number;
}

/** A limit of calls. */
export type Limit<C extends Caller> = AddressLimit | CallerLimit<C>;

/** Valid calls per value of the input and window; calls refused as invalid are not counted. */
export interface InputLimit<I> extends Counted {
  readonly key: (input: I, call: { readonly address: string; readonly connectedAddress: string }) => string;
  readonly most: number;
}

/** Failed attempts per value of the input and window, above which all are refused until it ends; one that succeeds ends the count. */
export interface AttemptLimit<I> extends Counted {
  readonly key: (input: I) => string;
  readonly most: number;
  /** The failures that count. */
  readonly failures: readonly ErrorCode[];
}

/** The length of a window unless a limit gives another. */
export const MINUTE_SECONDS = 60;
