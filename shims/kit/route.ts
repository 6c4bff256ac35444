import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import type { HostName } from '#kernel/config.js';
import type { Call } from '#client/call.js';
import type { ErrorCode } from '#contract/error-codes.js';
import type { CallContext, Principal } from '#contract/principal.js';
import type { Failure, FailureDetails } from '#contract/failure.js';
import type { Scope } from '#contract/scopes.js';
import type { Reply } from './answer.js';
import type { UploadedFile } from './exchange.js';
import type { AttemptLimit, InputLimit } from './limits/limit.js';
import type { Declared } from './declared.js';

/** The methods of routes; the pipeline answers HEAD and OPTIONS. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The caller, as the surface's access determined it. */
export interface Caller {
  readonly principal: Principal;
  /** The refusal of a known caller for its state; thrown after its rate was read, without counting the call. */
  readonly inactive?: Failure | undefined;
}

/** The parsed head of a call. */
export interface CallHead {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string>>;
  readonly address: string;
}

/** A parsed call, as a route's input schema sees it. */
export interface Inbound extends CallHead {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** Schemas of the parts of a call. */
export type InputSchema = z.ZodObject<{ params?: z.ZodObject; query?: z.ZodObject; headers?: z.ZodObject; cookies?: z.ZodObject; body?: z.ZodType; files?: z.ZodType }>;

/** A real call, for the documentation. */
export interface Example<A = unknown> {
  /** Path and query below the surface's root. */
  readonly target: string;
  readonly body?: unknown;
  readonly answer: A;
  /** What wrong input is answered, where not the schema of its body finds it. */
  readonly refusal?: FailureDetails;
  /** The call as lines of a shell, where one of `curl` with the target and the body would not run. */
  readonly shell?: string;
  /** Whether no other language shows it in one call: its signature is computed, for instance. */
  readonly isOnlyShell?: true;
}

/** A page that programs send people to: the query that it reads, and where it leads. */
export interface Entry {
  readonly query: z.ZodObject;
  readonly leads: string;
}

/** What a route declares. */
export interface RouteHead {
  /** Name of the route in logs and metrics: `orders.accept`. */
  readonly id: string;
  readonly method: Method;
  /** Below the surface's root, parameters in braces: `/orders/{number}/accept`. */
  readonly path: string;
  /** Which of its surface's roots it is below; the first unless given. */
  readonly root?: string;
  /** The required scope; null where any caller may call it. */
  readonly scope: Scope | null;
  /** `key`: takes Idempotency-Key; `natural`: may be repeated without harm. */
  readonly idempotency: 'natural' | 'key';
  /** The status of a success; 200 unless given. */
  readonly success?: 200 | 201 | 202 | 204;
  /** Its 202 says that the work goes on: Location leads to its progress. */
  readonly queues?: true;
  /** Other statuses that the same answer may have, and when. */
  readonly otherSuccesses?: Readonly<Record<number, string>>;
  /** Other statuses that it answers without a body, and when. */
  readonly emptySuccesses?: Readonly<Record<number, string>>;
  /** The content type of a success; JSON unless given. */
  readonly contentType?: string;
  /** Headers of each success, always the same. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers of its calls that its description lists, under the names they have there. */
  readonly askedHeaders?: z.ZodObject;
  /** Other headers of its answers, and what each says. */
  readonly answeredHeaders?: Readonly<Record<string, string>>;
  /** Headers of its successes alone, and what each says. */
  readonly successHeaders?: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly description: string;
  /** The failures it may answer beside those of every call of the surface. */
  readonly failures: readonly ErrorCode[];
  /** Refusals that its operation answers in the words of the interface, by their codes, as the route writes them. */
  readonly refusals?: Readonly<Record<string, Reply>>;
  /** What published codes mean of this route, where the words of its surface are too general. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** The ways to prove oneself, each by names of the description's security schemes, an empty one for without any; those of the description unless given. */
  readonly proofs?: readonly (readonly string[])[];
  /** Of a page that programs send people to; other pages are not described. */
  readonly entry?: Entry;
}

/** The address of a call. */
export interface Arrival {
  readonly host: HostName;
  /** As written, without the query. */
  readonly path: string;
  /** Whether browsers reach the host over https. */
  readonly isSecure: boolean;
}

/** The arguments of a route invocation. */
export interface RouteInvocation<C = Caller> {
  readonly inbound: Inbound;
  readonly arrival: Arrival;
  readonly caller: C;
  readonly now: Instant;
  readonly call: Call;
  readonly context: CallContext;
  /** Counts the call by a value of its validated input; throws RATE_LIMITED. */
  readonly count: <I>(limits: readonly InputLimit<I>[], input: I) => Promise<void>;
  /** Runs an attempt and counts it by a value of its input; throws TOO_MANY_ATTEMPTS. */
  readonly attempt: <I, T>(limit: AttemptLimit<I>, input: I, run: () => Promise<T>) => Promise<T>;
}

/** What is known of a call before its body is read. */
export interface Admission<C = Caller> extends Omit<RouteInvocation<C>, 'inbound' | 'attempt'> {
  readonly head: CallHead;
}

/** A route of a surface's table; its own types are hidden behind `run`, so a table may hold routes of any operation. */
export interface Route<C extends Caller = Caller> extends RouteHead {
  /** Where it differs from its surface's declarations. */
  readonly declares?: Partial<Declared<C>>;
  readonly input: InputSchema;
  /** The schema of a success; contract tests validate answers against it. */
  readonly answer: z.ZodType;
  /** Its operations; none where the caller's own data is the answer. */
  readonly operation?: DocumentNode;
  readonly example: Example;
  /** The example on other hosts of its surface than the surface's own. */
  readonly exampleAt?: Readonly<Partial<Record<HostName, Example>>>;
  /** What is checked before the body is read; a reply ends the call, and failures are thrown. */
  admit?(admission: Admission<C>): Promise<Reply | undefined>;
  /** Validate, check the scope, run the operation, map its data. */
  run(invocation: RouteInvocation<C>): Promise<Reply>;
}

/** The operations of some routes, to be planned before the first call. */
export const operationsOf = <C extends Caller>(routes: readonly Route<C>[]): DocumentNode[] => routes.flatMap(({ operation }) => operation ?? []);
