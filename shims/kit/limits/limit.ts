import type { Caller } from '../route.js';

/** Which headers show a caller how much of a limit is left: those of RFC drafts in seconds, or X-RateLimit-* with the reset as Unix time. */
export type RateHeaders = 'RateLimit' | 'X-RateLimit';

interface Counted {
  /** Name of the count: limits of one name share it, across rows and surfaces. */
  readonly name: string;
  readonly windowSeconds?: number;
  /** Shown on every answer; on none unless given. */
  readonly headers?: RateHeaders;
}

/** So many calls of an address in a window, counted before anybody is asked who calls. */
export interface AddressLimit extends Counted {
  readonly by: 'address';
  readonly most: number;
}

/** So many calls of a caller in a window: of a connection, a token, a person, a store. */
export interface CallerLimit<C extends Caller> extends Counted {
  readonly by: 'caller';
  key(caller: C): string;
  most(caller: C): number;
}

/** A limit of calls. */
export type Limit<C extends Caller> = AddressLimit | CallerLimit<C>;

/** So many valid calls with one value of the input in a window; those that are refused as invalid are not counted. */
export interface InputLimit<I> extends Counted {
  readonly key: (input: I, call: { readonly address: string }) => string;
  readonly most: number;
}

/** How long a window is unless a limit says otherwise. */
export const MINUTE_SECONDS = 60;
