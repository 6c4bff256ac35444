import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig, type Config } from '#kernel/config.js';
import type { Command } from './command.js';
import { COMMANDS } from './commands.js';
import { EXIT_STATUSES } from './exit-status.js';
import { findCommand } from './find-command.js';
import { informationOn } from './information.js';
import { openBrowser } from './open-browser.js';
import { jsonOutput, textOutput, type Output, type Streams } from './output.js';
import { readTyped } from './read-typed.js';
import { failureOf } from './said-failure.js';
import { openSession } from './session.js';
import { withChoices } from './with-choices.js';
import { WrongUsage } from './wrong-usage.js';

/** What the command line is run with. */
export interface Surroundings extends Streams {
  /** Settings; those of the process where none are given. */
  readonly settings?: Readonly<Record<string, string | undefined>> | undefined;
  /** What a person types; the standard input of the process unless given. */
  readonly input?: Readable;
  /** Whether a person sees what is printed and can answer it; no unless given. */
  readonly isInteractive?: boolean;
  /** Wait before something is asked again; by the clock of the machine unless given. */
  readonly pause?: (milliseconds: number) => Promise<void>;
  /** Show an address in the person's browser. */
  readonly browse?: (address: string) => void;
}

/** Run one command of the command line; returns the exit status. */
export async function commandLine(typed: readonly string[], surroundings: Surroundings): Promise<number> {
  const isJson = typed.includes('--json');
  const output = isJson ? jsonOutput(surroundings) : textOutput(surroundings);
  try {
    const told = await informationOn(typed);
    if (told === undefined) return await perform(typed, output, isJson ? { ...surroundings, isInteractive: false } : surroundings);
    surroundings.print(told);
    return EXIT_STATUSES.done.status;
  } catch (error) {
    const failure = failureOf(error);
    output.fail(failure);
    return EXIT_STATUSES[failure.kind].status;
  }
}

async function perform(typed: readonly string[], output: Output, surroundings: Surroundings): Promise<number> {
  const command = await withChoices(findCommand(COMMANDS, typed));
  const answer = await run(command, { rest: typed.slice(command.words.split(' ').length), output, surroundings });
  output.answer(command, answer);
  const message = command.problem?.(answer);
  if (message === undefined) return EXIT_STATUSES.done.status;
  if (message !== '') output.fail({ kind: 'refused', code: 'FOUND', message, details: {} });
  return EXIT_STATUSES.refused.status;
}

interface Running {
  readonly rest: readonly string[];
  readonly output: Output;
  readonly surroundings: Surroundings;
}

async function run(command: Command, { rest, output: { note, show, warn }, surroundings }: Running): Promise<unknown> {
  const { settings, input = process.stdin, isInteractive = false, browse = openBrowser, pause = (milliseconds) => delay(milliseconds) } = surroundings;
  const typed = readTyped(command, rest);
  const companyId = command.options['company'] ? undefined : companyOf(typed.options['company']);
  const config = readConfig(settings);
  if (command.words !== 'doctor') warnOfUnknown(config, warn); // it finds them itself
  const session = openSession({ config, commands: COMMANDS, terminal: { print: note, input, isInteractive, browse, show, pause } }, companyId, command.asks);
  try {
    return await command.run(session, typed);
  } finally {
    await session.close();
  }
}

/** A setting that has no effect may mean another folder, or another database. */
function warnOfUnknown({ unknownSettings }: Config, warn: (text: string) => void): void {
  for (const { name, meant } of unknownSettings) warn(`${name} is no setting, and has no effect${meant === undefined ? '' : `; ${meant} may be meant`}`);
}

function companyOf(text: string | undefined): number | undefined {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new WrongUsage('--company is a number');
  return text === undefined ? undefined : Number(text);
}
