import type { DocumentNode } from 'graphql';
import type { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import type { HostName } from '#kernel/config.js';
import type { Call } from '#client/call.js';
import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { InEveryLanguage, Language } from '#contract/languages.js';
import type { Module, Permission } from '#contract/permissions.js';
import type { CallContext } from '#contract/principal.js';
import type { ArgumentNames } from './argument-names.js';
import type { AssistantCompany, AssistantUser } from './assistant-user.js';
import type { ToolCatalog } from './catalog-of.js';
import type { Words } from './words.js';

/** Where tools come from: a module, or the connector itself. */
export type ToolModule = Module | 'service';

/** What a model reads of a tool. */
export interface ToolText {
  readonly title: string;
  readonly description: string;
}

/** The hints of MCP; the other two follow from them. */
export interface ToolNature {
  readonly access: 'read' | 'write';
  /** Whether repeating it changes nothing more; a read's always is. */
  readonly isIdempotent?: boolean;
  /** Whether it may take something away. */
  readonly isDestructive?: boolean;
  /** Whether it reaches people outside the platform. */
  readonly reachesOutside?: boolean;
  /** Whether it is only tried until its caller confirms what it would do. */
  readonly asksFirst?: boolean;
}

/** What a tool declares of itself. */
export interface ToolHead extends ToolNature {
  /** Without the prefix of its module. */
  readonly name: string;
  /** The permission it needs; null for what everybody may. */
  readonly permission: Permission | null;
  readonly texts: InEveryLanguage<ToolText>;
  /** The tool to call next after a failure, by its code. */
  readonly next?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Fields of its operation that are not arguments of the same name: its failures name these. */
  readonly argumentNames?: ArgumentNames;
  /** A failure with what else its caller should know of it, which may be asked for then. */
  readonly explain?: (failure: Failure, run: ToolRun, given: Readonly<Record<string, unknown>>) => Promise<Failure>;
}

/** For whom, where and when a tool runs. */
export interface ToolContext {
  readonly user: AssistantUser;
  /** The company of the call; the connector's own tools run in none. */
  readonly company: AssistantCompany | undefined;
  /** The token they call with. */
  readonly presented: { readonly token: string; readonly issuer: string };
  readonly language: Language;
  readonly now: Instant;
  /** What time it is in a company. */
  readonly nowIn: (companyId: number) => Instant;
  /** The company's, in which results give times. */
  readonly timeZone: string;
  /** Public addresses of the hosts. */
  readonly urls: Readonly<Partial<Record<HostName, string>>>;
  /** A sentence in the language of the call. */
  readonly said: (key: keyof Words, values?: Readonly<Record<string, string | number>>) => string;
  /** Of the catalog module: the catalog that the call is for. */
  readonly catalog: ToolCatalog | undefined;
}

/** One run of a tool. */
export interface ToolRun {
  readonly call: Call;
  readonly context: CallContext;
  readonly toolContext: ToolContext;
}

/** A tool; its own types are hidden behind `run`, so that one list holds the tools of any operation. */
export interface Tool extends ToolHead {
  readonly input: z.ZodObject;
  /** What it answers; tests validate answers against it. */
  readonly output: z.ZodType<Record<string, unknown>>;
  readonly operation: DocumentNode;
  /** Run it with valid arguments; throws Failure. */
  run(given: Record<string, unknown>, run: ToolRun): Promise<Record<string, unknown>>;
}
