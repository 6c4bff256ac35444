import type { z } from 'zod';
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

interface Described {
  /** Its words: `token create`. */
  readonly words: string;
  readonly help: string;
  /** The argument without a name: ID. */
  readonly subject?: string;
  /** What that argument may be, where it is one of some. */
  readonly subjects?: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Choices of its options, by their names. */
  readonly choices?: Choices;
  /** What follows `npm run portico --` in examples of the guide. */
  readonly examples?: readonly string[];
  /** The subgraphs it uses; identity alone unless given, because each takes time to open. */
  readonly asks?: readonly Service[];
}

/** A command of the command line. */
export interface Command extends Described {
  /** What it answers, and `--json` prints. */
  readonly answers: z.ZodType;
  run(session: Session, typed: Typed): Promise<unknown>;
  /** The answer for people: records are printed as lines, lists as tables, undefined not at all. The whole answer unless given. */
  shown?(answer: unknown): unknown;
  /** What is wrong by an answer: said as an error, with exit status 1. An empty text where the answer says it. */
  problem?(answer: unknown): string | undefined;
}

/** What is answered is read, never changed. */
export type Unchanged<T> = T extends readonly (infer Element)[] ? readonly Unchanged<Element>[] : T extends object ? { readonly [Key in keyof T]: Unchanged<T[Key]> } : T;

interface Written<Schema extends z.ZodType> extends Described {
  readonly answers: Schema;
  run(session: Session, typed: Typed): Promise<Unchanged<z.output<Schema>>>;
  shown?(answer: Unchanged<z.output<Schema>>): unknown;
  problem?(answer: Unchanged<z.output<Schema>>): string | undefined;
}

/** A command whose answer is held to its schema by the compiler. */
export const command = <Schema extends z.ZodType>(written: Written<Schema>): Command => written;
