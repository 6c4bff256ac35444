import type { Service } from '#kernel/config.js';
import type { Session } from './session.js';

/** An option of a command, as the help shows it. */
export interface Option {
  /** The placeholder of the value in the help: EMAIL. Without one the option is given or not. */
  readonly value?: string;
  readonly help: string;
  readonly required?: boolean;
  readonly choices?: readonly string[];
}

/** The arguments and options after a command's words. */
export interface Typed {
  /** The argument without a name, where the command takes one. */
  readonly subject: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Options whose choices are loaded when their command is used. */
export type Choices = () => Promise<Readonly<Record<string, readonly string[]>>>;

/** A command of the command line. */
export interface Command {
  /** Its words: `token create`. */
  readonly words: string;
  readonly help: string;
  /** The argument without a name: ID. */
  readonly subject?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Choices of its options, by their names. */
  readonly choices?: Choices;
  /** The subgraphs it uses; identity alone unless given, because each takes time to open. */
  readonly asks?: readonly Service[];
  /** Runs it; the result is printed: records as lines, lists as tables. */
  run(session: Session, typed: Typed): Promise<unknown>;
}
