import type { z } from 'zod';
import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { Answer } from '../answer.js';
import type { ErrorTable } from '../error-table.js';
import type { EventKind } from '../events/event-kind.js';
import type { Refused } from '../exchange.js';

/** What a surface's description says beside its rows. */
export interface ApiDescription {
  readonly title: string;
  readonly version: string;
  /** Paragraphs. */
  readonly introduction: readonly string[];
  /** What the rows are about, by the first part of their ids: `orders` of `orders.accept`. */
  readonly subjects: Readonly<Record<string, string>>;
  /** How a caller proves who it is; a bearer key unless given. */
  readonly access?: string;
  /** The header of the examples that does so. */
  readonly credential?: string;
  /** The ways to authenticate as OpenAPI names them, any one of which will do; a bearer key unless given. */
  readonly schemes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The shape of errors, as people write it. */
  readonly errorShape?: string;
  /** The same as a schema, by HTTP status. */
  readonly errorAnswer: (status: number) => z.ZodType;
  /** The surface's own writer of failures: the examples of errors are its answers. */
  readonly fail: (failure: Failure, call: Refused) => Answer;
  readonly errors: ErrorTable;
  /** What each published code means. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Failures that any call may meet; a missing scope is one of every row that names a scope. */
  readonly everywhere: readonly ErrorCode[];
  /** Failures that any call with a body may meet. */
  readonly ofBodies: readonly ErrorCode[];
  /** What its connections are told of by webhooks, when they are told anything. */
  readonly events?: readonly EventKind[];
}
