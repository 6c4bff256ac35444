import type { Clock } from '#kernel/clock.js';
import type { HostName } from '#kernel/config.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Call } from '#client/call.js';
import type { DemoCaller } from '#contract/demo-caller.js';
import type { Failure } from '#contract/failure.js';
import type { Answer, Reply } from './answer.js';
import type { Certified } from './certification/certified.js';
import type { Declared } from './declared.js';
import type { ApiDescription } from './docs/api-description.js';
import type { SurfaceGroup } from './docs/surface-group.js';
import type { EventAudience } from './events/event-audience.js';
import type { Refused } from './exchange.js';
import type { Handler } from './handler.js';
import type { OrderCall } from './order-call.js';
import type { KeyForm } from './idempotency-key.js';
import type { Limiter } from './limiter.js';
import type { Presence } from './presence.js';
import type { Caller, Route } from './route.js';

/** The dependencies of every surface. */
export interface SurfaceDeps {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly limiter: Limiter;
  /** Addresses and CIDR blocks of trusted proxies, whose X-Forwarded-For is used. */
  readonly trustedProxies: readonly string[];
  /** Public addresses of the hosts; http unless they say otherwise. */
  readonly urls?: Readonly<Partial<Record<HostName, string>>>;
  /** Origins whose pages may call the connector of AI clients; the MCP Inspector's unless given. */
  readonly assistantOrigins?: readonly string[];
  /** The lease of this process; without it the keyed call of a process that died blocks repetitions until its two minutes are over. */
  readonly presence?: Presence;
  /** Counts the calls that are not in the log. */
  readonly figures?: CallFigures;
}

/** Counts the calls that are not logged in full. */
export interface CallFigures {
  /** The caller of an answered call was not authenticated. */
  unknownCaller(surface: string, status: number): void;
  /** A read was answered but could not be logged. */
  unlogged(surface: string): void;
}

/** A surface in a few sentences. */
export interface About {
  readonly title: string;
  /** Who calls it, and for what. */
  readonly summary: string;
  /** The path of its documentation page. */
  readonly page: string;
}

/** A surface in the README's table of surfaces, as Markdown. */
export interface Listing {
  /** Who calls it. */
  readonly callers: string;
  /** How callers prove who they are. */
  readonly authentication: string;
}

/**
 * What differs between one interface and the next; the pipeline is the same for all. `shims/<name>/surface.ts` exports it as `surface`, and
 * nothing else lists surfaces.
 */
export interface Surface<C extends Caller = Caller> extends Declared<C> {
  /** Its letter in the documents. */
  readonly letter: string;
  /** The name of its folder, in logs, metrics, lockouts and the graph's call contexts. */
  readonly name: string;
  /** Its row in the README; every surface of the product has one. */
  readonly listing?: Listing;
  /** The host that serves it. */
  readonly host: HostName;
  /** What it is for, among the surfaces of the reference. */
  readonly group?: SurfaceGroup;
  /** The service of PORTICO_SERVICES that serves it, where it can run apart from the other surfaces. */
  readonly service?: 'collector';
  /** The hosts that serve it with the roots of each, where it is more than one; its own host is one of them. */
  readonly hosts?: Readonly<Partial<Record<HostName, readonly [string, ...string[]]>>>;
  /** The roots of its paths: `/api/fulfillment/v1`. Of all surfaces of a host the one with the longest root answers a path. Routes are below the first unless they name another. */
  readonly roots: readonly [string, ...string[]];
  readonly routes: readonly Route<C>[];
  encode(reply: Reply): Answer;
  fail(failure: Failure, call: Refused): Answer;
  /** Calls a minute shown to unauthenticated callers, for interfaces that show the rate on every answer. */
  readonly usualRate?: number;
  /** The header that makes a write a dry run: validated and executed in full, nothing kept; an interface without one has none. */
  readonly dryRunHeader?: string;
  /** What its Idempotency-Keys are made of; `unspaced` unless given. */
  readonly idempotencyKeys?: KeyForm;
  /** Reads refuse parameters of the query that they do not have; else these are ignored. */
  readonly unknownParameters?: 'refused';
  /** The most bytes of each body that the call log keeps; whole bodies unless given. Answers of keyed writes are kept whole, because a repetition gets them. */
  readonly loggedBytes?: number;
  /** Headers of every answer beside those of the pipeline. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes the first address of X-Forwarded-For as the caller's, trusted or not (document 2, E). */
  readonly believesForwarded?: boolean;
  /** Normalizes a path before the look-up, for interfaces that read paths leniently. */
  readonly lenientPath?: (path: string) => string;
  /** Its host has no other form for what no surface takes: it answers unknown paths of the host. */
  readonly answersHost?: boolean;
  /** Its text on the index page of its host, where its description does not fit. */
  readonly about?: Partial<About>;
  /** The API description of its calls and events. */
  readonly description?: ApiDescription;
  /** Its OpenAPI description, where it is not written from its rows; samples call an address, where that is given. */
  readonly openApi?: (address?: string) => Readonly<Record<string, unknown>>;
  /** The receivers of its webhooks, and their payloads. */
  readonly audience?: EventAudience;
  /** The call by which its connections read one order, where they do. */
  readonly readsOrder?: OrderCall;
  /** How its connections are certified. */
  readonly certified?: Certified;
  /** Its callers in the demo company. */
  readonly demo?: readonly DemoCaller[];
  /** Static documents beside its calls. */
  readonly documents?: Handler;
}
