import type { Clock } from '#kernel/clock.js';
import type { HostName } from '#kernel/config.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Call } from '#client/call.js';
import type { DemoCaller } from '#contract/demo-caller.js';
import type { Failure } from '#contract/failure.js';
import type { Answer, Reply } from './answer.js';
import type { Declared } from './declared.js';
import type { ApiDescription } from './docs/api-description.js';
import type { EventAudience } from './events/event-audience.js';
import type { Refused } from './exchange.js';
import type { Handler } from './handler.js';
import type { Limiter } from './limiter.js';
import type { Presence } from './presence.js';
import type { Caller, Route } from './route.js';

/** What every surface is given. */
export interface SurfaceDeps {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly limiter: Limiter;
  /** Addresses and CIDR blocks whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Public addresses of the hosts; over http unless they say otherwise. */
  readonly urls?: Readonly<Partial<Record<HostName, string>>>;
  /** How the other processes know that this one is there; without it a keyed call of a process that died is waited for until its two minutes are over. */
  readonly presence?: Presence;
  /** Where calls are counted that the log does not have. */
  readonly figures?: CallFigures;
}

/** Counts the calls that are not logged in full. */
export interface CallFigures {
  /** A call whose caller was never known was answered with a status. */
  unknownCaller(surface: string, status: number): void;
  /** A read was answered although it could not be logged. */
  unlogged(surface: string): void;
}

/** A surface in a few words. */
export interface About {
  readonly title: string;
  /** Who calls it, and for what. */
  readonly summary: string;
  /** The path of its page for people. */
  readonly page: string;
}

/**
 * What differs between one interface and the next; the pipeline is the same for all. `shims/<name>/surface.ts` exports it as `surface`, and
 * nothing else in the house lists surfaces.
 */
export interface Surface<C extends Caller = Caller> extends Declared<C> {
  /** Its letter in the documents. */
  readonly letter: string;
  /** Name of its folder, in logs, metrics, lockouts and the graph's call contexts. */
  readonly name: string;
  /** Where it is served. */
  readonly host: HostName;
  /** Where its paths begin: `/api/fulfillment/v1`. Of all surfaces of a host the one with the longest root answers a path. Rows are below the first unless they name another. */
  readonly roots: readonly [string, ...string[]];
  readonly routes: readonly Route<C>[];
  encode(reply: Reply): Answer;
  fail(failure: Failure, call: Refused): Answer;
  /** Calls a minute that are shown to callers who are not known (yet), for interfaces that show the rate on every answer. */
  readonly usualRate?: number;
  /** The header that makes a write a dry run: checked and worked out in full, nothing kept; an interface without one has none. */
  readonly dryRunHeader?: string;
  /** Headers of every answer beside those of the pipeline. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes the first address of X-Forwarded-For for the caller's, whoever wrote it (document 2, E). */
  readonly believesForwarded?: boolean;
  /** Its downloads change something (polls): nobody may look at the head of one alone, so HEAD is refused. */
  readonly effects?: boolean;
  /** The path that is looked up, for interfaces that read paths leniently; rows are found by what it makes of theirs. */
  readonly lenientPath?: (path: string) => string;
  /** What the index page of its host says of it, where its description does not say it better. */
  readonly about?: Partial<About>;
  /** What describes its calls and events, for programs and for people. */
  readonly description?: ApiDescription;
  /** Those who are notified by webhooks of what happens, and in which words. */
  readonly audience?: EventAudience;
  /** Who calls it in the demo company. */
  readonly demo?: readonly DemoCaller[];
  /** Static documents beside its calls. */
  readonly documents?: Handler;
}
