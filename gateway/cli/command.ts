import type { Service } from '#kernel/config.js';
import type { Session } from './session.js';

/** An option of a command, as the help shows it. */
export interface Option {
  /** What stands for the value in the help: EMAIL. */
  readonly value: string;
  readonly help: string;
  readonly required?: boolean;
  readonly choices?: readonly string[];
}

/** What was typed behind a command's words. */
export interface Typed {
  /** The argument without a name, where the command takes one. */
  readonly subject: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Options whose choices are read when their command is asked for. */
export type Choices = () => Promise<Readonly<Record<string, readonly string[]>>>;

/** One thing the command line does. */
export interface Command {
  /** What is typed to get it: `token create`. */
  readonly words: string;
  readonly help: string;
  /** The argument without a name: ID. */
  readonly subject?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Choices of its options, by their names. */
  readonly choices?: Choices;
  /** The subgraphs it asks, where it is not identity alone: each takes its time to open. */
  readonly asks?: readonly Service[];
  /** What it answers is printed: records as lines, lists as tables. */
  run(session: Session, typed: Typed): Promise<unknown>;
}
