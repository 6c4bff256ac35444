import type { Command, Option } from '../command.js';
import { COMMON_OPTIONS } from '../common-options.js';
import { withChoices } from '../with-choices.js';

/** What comes after an option, or the argument of a command: nothing, any text, a file, a folder, or one of some. */
export type Takes = 'nothing' | 'text' | 'file' | 'folder' | readonly string[];

/** An option as shells complete it. */
export interface CompletableOption {
  readonly name: string;
  readonly help: string;
  readonly takes: Takes;
}

/** A command as shells complete it. */
export interface Completable {
  /** One or two. */
  readonly words: readonly string[];
  readonly help: string;
  readonly subject: Takes;
  readonly options: readonly CompletableOption[];
}

/** What shells complete of commands. */
export const completableOf = (commands: readonly Command[]): Promise<readonly Completable[]> => Promise.all(commands.map(async (command) => {
  const { words, help, subject, subjects, options } = await withChoices(command);
  return {
    words: words.split(' '), help: short(help), subject: subjects ?? takesOf(subject),
    options: Object.entries({ ...options, ...Object.fromEntries(Object.entries(COMMON_OPTIONS).filter(([name]) => !options[name])) }).map(([name, option]) => ({ name, help: short(option.help), takes: option.choices ?? valueOf(option) })),
  };
}));

const valueOf = ({ value }: Option): Takes => takesOf(value);

function takesOf(placeholder: string | undefined): Takes {
  if (placeholder === undefined) return 'nothing';
  return placeholder === 'FILE' ? 'file' : placeholder === 'DIR' ? 'folder' : 'text';
}

const LONGEST = 100;

/** The first sentence of a help, as there is one line for it. */
function short(help: string): string {
  const [sentence = ''] = help.split(/[.;:] /, 1);
  return (sentence.length > LONGEST ? `${sentence.slice(0, LONGEST - 1)}…` : sentence).replace(/\.$/, '');
}

/** The first words, each once, with what is about them. */
export function firstWords(commands: readonly Completable[]): readonly (readonly [word: string, help: string])[] {
  const firsts = new Map<string, string>();
  for (const { words: [first = '', second], help } of commands) firsts.set(first, second === undefined ? help : [firsts.get(first), second].filter(Boolean).join(', '));
  return [...firsts];
}

/** The second words of commands that begin with a word. */
export const secondWords = (commands: readonly Completable[], word: string): readonly (readonly [word: string, help: string])[] =>
  commands.flatMap(({ words: [first, second], help }) => (first === word && second !== undefined ? [[second, help] as const] : []));
