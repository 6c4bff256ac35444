import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import type { HostName } from '#kernel/config.js';
import type { Call } from '#client/call.js';
import type { ErrorCode } from '#contract/error-codes.js';
import type { CallContext, Principal } from '#contract/principal.js';
import type { Failure } from '#contract/failure.js';
import type { Scope } from '#contract/scopes.js';
import type { Reply } from './answer.js';
import type { UploadedFile } from './exchange.js';
import type { InputLimit } from './limits/limit.js';
import type { Declared } from './declared.js';

/** The methods surfaces use; HEAD and OPTIONS are the pipeline's own business. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who calls, as a surface's access found out. */
export interface Caller {
  readonly principal: Principal;
  /** Why it may not do anything now though it is known; thrown after its rate was looked at, and not counted. */
  readonly inactive?: Failure;
}

/** The head of a call taken apart. */
export interface CallHead {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string>>;
  readonly address: string;
}

/** A call taken apart: what a row's input schema sees. */
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
}

/** What a row says of itself. */
export interface RouteHead {
  /** Name of the call in logs and metrics: `orders.accept`. */
  readonly id: string;
  readonly method: Method;
  /** Below the surface's root, parameters in braces: `/orders/{number}/accept`. */
  readonly path: string;
  /** Which of its surface's roots it is below; the first unless given. */
  readonly root?: string;
  /** Refused without it; null where any caller may. */
  readonly scope: Scope | null;
  /** `key`: takes Idempotency-Key; `natural`: may be repeated without harm. */
  readonly idempotency: 'natural' | 'key';
  /** The status of a success; 200 unless given. */
  readonly success?: 200 | 201;
  /** Other statuses that the same answer may have, and when. */
  readonly otherSuccesses?: Readonly<Record<number, string>>;
  /** What a success is written in; JSON unless given. */
  readonly contentType?: string;
  readonly summary: string;
  readonly description: string;
  /** What it may answer beside the failures every call of the surface may meet. */
  readonly failures: readonly ErrorCode[];
}

/** Where a call arrived. */
export interface Arrival {
  readonly host: HostName;
  /** As it is written, without the query. */
  readonly path: string;
  /** Whether browsers reach the host over https. */
  readonly isSecure: boolean;
}

/** What a row is run with. */
export interface RouteInvocation<C = Caller> {
  readonly inbound: Inbound;
  readonly arrival: Arrival;
  readonly caller: C;
  readonly now: Instant;
  readonly call: Call;
  readonly context: CallContext;
  /** Counts the call by what was validated of it; throws RATE_LIMITED. */
  readonly count: <I>(limits: readonly InputLimit<I>[], input: I) => Promise<void>;
}

/** A row of a surface's table; its own types are folded away behind `run`, so a table may hold rows of any operation. */
export interface Route<C extends Caller = Caller> extends RouteHead {
  /** Where it differs from what its surface declares. */
  readonly declares?: Partial<Declared<C>>;
  readonly input: InputSchema;
  /** The schema of a success; contract tests hold answers against it. */
  readonly answer: z.ZodType;
  /** What it asks of the graph; nothing where what is known of the caller is the answer. */
  readonly operation?: DocumentNode;
  readonly example: Example;
  /** Validate, check the scope, run the operation, map its data. */
  run(invocation: RouteInvocation<C>): Promise<Reply>;
}

/** Every operation of some rows, to be planned before the first call. */
export const operationsOf = <C extends Caller>(routes: readonly Route<C>[]): DocumentNode[] => routes.flatMap(({ operation }) => operation ?? []);
