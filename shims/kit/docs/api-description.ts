import type { z } from 'zod';
import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure, FailureDetails } from '#contract/failure.js';
import type { Scope } from '#contract/scopes.js';
import type { Answer } from '../answer.js';
import type { ErrorTable } from '../error-table.js';
import type { EventKind } from '../events/event-kind.js';
import type { Refused } from '../exchange.js';

/** The parts of a surface's description that are not in its routes. */
export interface ApiDescription {
  readonly title: string;
  readonly version: string;
  /** Paragraphs. */
  readonly introduction: readonly string[];
  /** What else its host serves about it, for the contents of the page. */
  readonly related?: readonly { readonly path: string; readonly title: string }[];
  /** The subjects of the routes, by the first part of their ids: `orders` of `orders.accept`. */
  readonly subjects: Readonly<Record<string, string>>;
  /** How callers authenticate; a bearer key unless given. */
  readonly access?: string;
  /** The security schemes of OpenAPI, any one of which suffices, the first in the examples; a bearer key unless given. */
  readonly schemes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The shape of errors, for people. */
  readonly errorShape?: string;
  /** The same as a schema, by HTTP status. */
  readonly errorAnswer: (status: number) => z.ZodType;
  /** The fields of errors that programs branch on: the first that an answer has; `error.code` unless given; none where errors are a message alone. */
  readonly branchOn?: readonly string[];
  /** The surface's own writer of failures, which also writes the examples of errors. */
  readonly fail: (failure: Failure, call: Refused) => Answer;
  readonly errors: ErrorTable;
  /** The meaning of each published code. */
  readonly meanings: Readonly<Record<string, string>>;
  /** What a caller does about published codes that are no failures of the project, or where more is to be done. */
  readonly remedies?: Readonly<Record<string, string>>;
  /** What the examples of failures say besides their message, where it is more than elsewhere. */
  readonly sampleDetails?: Readonly<Partial<Record<ErrorCode, FailureDetails>>>;
  /** Failures of any call; a missing scope is one of every route with a scope. */
  readonly everywhere: readonly ErrorCode[];
  /** The scopes that every caller has: no route refuses one for them. */
  readonly scopesOfAll?: readonly Scope[];
  /** Failures of any call with a body. */
  readonly ofBodies: readonly ErrorCode[];
  /** The events its connections are notified of by webhooks, if any. */
  readonly events?: readonly EventKind[];
  /** What its callers are sent in a form of its own, by name: the webhooks of OpenAPI. */
  readonly webhooks?: Readonly<Record<string, OwnWebhook>>;
}

/** A call that the product makes, in a form that its interface alone has. */
export interface OwnWebhook {
  /** The id of its operation; its name unless given. */
  readonly id?: string;
  readonly summary: string;
  readonly description: string;
  /** The subject that it belongs to. */
  readonly subject: string;
  readonly headers: z.ZodObject;
  readonly body: z.ZodType;
  readonly example: unknown;
  /** What the receiver's answers mean, by status. */
  readonly answers: Readonly<Record<string, string>>;
}
