import type { ErrorCode } from '#contract/error-codes.js';
import type { ErrorTable } from '../error-table.js';
import type { EventKind } from '../events/event-kind.js';

/** What a surface's description says beside its rows. */
export interface Book {
  readonly title: string;
  readonly version: string;
  /** Paragraphs. */
  readonly introduction: readonly string[];
  /** How a caller proves who it is; a bearer key unless given. */
  readonly access?: string;
  /** The header of the examples that does so. */
  readonly credential?: string;
  /** The ways to authenticate as OpenAPI names them, any one of which will do; a bearer key unless given. */
  readonly schemes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The shape of errors, as people write it. */
  readonly errorShape?: string;
  readonly errors: ErrorTable;
  /** What each published code means. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Failures that any call may meet. */
  readonly everywhere: readonly ErrorCode[];
  /** Failures that any call with a body may meet. */
  readonly ofBodies: readonly ErrorCode[];
  /** What its connections are told of by webhooks, when they are told anything. */
  readonly events?: readonly EventKind[];
}
