import type { Call } from '#client/call.js';
import type { Language } from '#contract/languages.js';
import type { CallContext } from '#contract/principal.js';
import type { AssistantCaller } from './assistant-access.js';
import type { ModuleWithTools } from './find-tools.js';

/** A module's tools, as they are asked for. */
export interface AskedModule {
  readonly module: ModuleWithTools;
  /** The company it is asked for in; the connector's own tools run in none. */
  readonly companyId: number | undefined;
  /** The catalog, by its id or slug; the first unless given. */
  readonly store?: string | undefined;
  readonly language: Language;
}

/** A call of a tool. */
export interface AskedTool extends AskedModule {
  /** Without the prefix of its module. */
  readonly name: string;
  /** What its caller writes before the names of the module's tools; nothing unless given. */
  readonly prefix?: string;
  readonly given: unknown;
}

/** Who calls, and through what. */
export interface ToolCalling {
  readonly caller: AssistantCaller;
  readonly call: Call;
  readonly context: CallContext;
  /** How long a module may take; as long as it likes unless given. */
  readonly moduleMilliseconds?: number;
}
