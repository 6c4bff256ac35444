import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { BadSetting } from '#kernel/bad-setting.js';
import { readConfig } from '#kernel/config.js';
import { Failure } from '#contract/failure.js';
import { StartFailure } from '../server/start-failure.js';
import type { Command } from './command.js';
import { COMMANDS } from './commands.js';
import { help, helpOf, helpOfGroup } from './help.js';
import { linesOf } from './lines-of.js';
import { openBrowser } from './open-browser.js';
import { readTyped } from './read-typed.js';
import { Refusal } from './refusal.js';
import { openSession } from './session.js';
import { WrongUsage } from './wrong-usage.js';

/** What the command line is run with. */
export interface Surroundings {
  /** Settings; those of the process where none are given. */
  readonly settings?: Readonly<Record<string, string | undefined>> | undefined;
  /** Print a result. */
  readonly print: (text: string) => void;
  /** Print an error. */
  readonly complain: (text: string) => void;
  /** What a person types; the standard input of the process unless given. */
  readonly input?: Readable;
  /** Show how far a command is, in place of what was shown before; nowhere unless given. */
  readonly show?: (text: string) => void;
  /** Wait before something is asked again; by the clock of the machine unless given. */
  readonly pause?: (milliseconds: number) => Promise<void>;
  /** Show an address in the person's browser. */
  readonly browse?: (address: string) => void;
}

const [DONE, REFUSED, BROKEN] = [0, 1, 2];

/** Run one command of the command line; returns the exit status: 0, 1 for a refusal, 2 for a fault. */
export async function commandLine(typed: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    await perform(typed, surroundings);
    return DONE;
  } catch (error) {
    surroundings.complain(line(error));
    const isExpected = [WrongUsage, BadSetting, StartFailure, Failure, Refusal].some((kind) => error instanceof kind);
    return isExpected ? REFUSED : BROKEN;
  }
}

async function perform(typed: readonly string[], surroundings: Surroundings): Promise<void> {
  const { print } = surroundings;
  const [first = '--help'] = typed;
  if (['--help', '-h', 'help'].includes(first)) {
    print(help(COMMANDS));
    return;
  }
  const group = groupOf(first);
  if (typed[1] === '--help' && group.length > 1) {
    print(helpOfGroup(group));
    return;
  }
  const command = await withChoices(find(typed));
  if (typed.includes('--help')) print(helpOf(command));
  else print(await run(command, typed.slice(command.words.split(' ').length), surroundings));
}

/** The commands that begin with a word. */
const groupOf = (word: string | undefined): Command[] => COMMANDS.filter(({ words }) => words.split(' ', 1)[0] === word);

function find(typed: readonly string[]): Command {
  const command = COMMANDS.find(({ words }) => words.split(' ').every((word, index) => typed[index] === word));
  if (command) return command;
  const alike = groupOf(typed[0]).map(({ words }) => words);
  throw new WrongUsage(`There is no command ${typed.slice(0, 2).join(' ')}; ${alike.length > 0 ? `there is ${alike.join(', ')}` : 'npm run portico -- --help lists them'}`);
}

/** The command with the choices of its options. */
async function withChoices(command: Command): Promise<Command> {
  if (!command.choices) return command;
  const choices = await command.choices();
  const options = Object.entries(command.options).map(([name, option]) => [name, choices[name] ? { ...option, choices: choices[name] } : option] as const);
  return { ...command, options: Object.fromEntries(options) };
}

async function run(command: Command, rest: readonly string[], { settings, print, input = process.stdin, browse = openBrowser, show = () => undefined, pause = (milliseconds) => delay(milliseconds) }: Surroundings): Promise<string> {
  const typed = readTyped(command, rest);
  const companyId = command.options['company'] ? undefined : companyOf(typed.options['company']);
  const session = openSession({ config: readConfig(settings), terminal: { print, input, browse, show, pause } }, companyId, command.asks);
  try {
    return linesOf(await command.run(session, typed));
  } finally {
    await session.close();
  }
}

function companyOf(text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new WrongUsage('--company is a number');
  return text === undefined ? undefined : Number(text);
}

/** Broken rules of the graph name the fields they are about. */
function line(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const details = error instanceof Failure && Object.keys(error.details).length > 0 ? ` ${JSON.stringify(error.details)}` : '';
  return `${error.message}${details}`;
}
