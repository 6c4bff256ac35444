import type { Command } from './command.js';
import { linesOf } from './lines-of.js';
import { lineOf, type SaidFailure } from './said-failure.js';

const INDENT = 2;

/** Where texts of the program go. */
export interface Streams {
  /** Print a result. */
  readonly print: (text: string) => void;
  /** Print an error. */
  readonly complain: (text: string) => void;
  /** Show how far a command is, in place of what was shown before; nowhere unless given. */
  readonly show?: ((text: string) => void) | undefined;
}

/** How a command says what it does, and what came of it. */
export interface Output {
  /** Say something on the way. */
  readonly note: (text: string) => void;
  readonly show: (text: string) => void;
  /** Say what matters beside the answer. */
  readonly warn: (text: string) => void;
  readonly answer: (command: Command, answer: unknown) => void;
  readonly fail: (failure: SaidFailure) => void;
}

/** For people: tables and lines. */
export const textOutput = ({ print, complain, show = () => undefined }: Streams): Output => ({
  note: print, show, warn: complain,
  answer: (command, answer) => {
    const shown = command.shown ? command.shown(answer) : answer;
    if (shown !== undefined) print(linesOf(shown));
  },
  fail: (failure) => { complain(lineOf(failure)); },
});

/** For programs: the answer is the only text on the standard output, and each line of the standard error is a JSON object. */
export function jsonOutput({ print, complain }: Streams): Output {
  const note = (text: string): void => { complain(JSON.stringify({ note: text })); };
  return {
    note, warn: note, show: () => undefined,
    answer: ({ answers }, answer) => {
      const { success, data, error } = answers.safeParse(answer);
      print(JSON.stringify(success ? data : answer, undefined, INDENT)); // what was done is said in any case: a secret is shown only once
      if (!success) throw error;
    },
    fail: (error) => { complain(JSON.stringify({ error })); },
  };
}
