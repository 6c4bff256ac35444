import { BadSetting, readConfig } from '#kernel/config.js';
import { Failure } from '#contract/failure.js';
import { StartFailure } from '../server/start-failure.js';
import type { Command } from './command.js';
import { COMMANDS } from './commands.js';
import { help, helpOf } from './help.js';
import { linesOf } from './lines-of.js';
import { readTyped } from './read-typed.js';
import { openSession } from './session.js';
import { WrongUsage } from './wrong-usage.js';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Runs one command of the command line. */
async function main(typed: readonly string[]): Promise<void> {
  const [first = '--help'] = typed;
  if (['--help', '-h', 'help'].includes(first)) {
    print(help(COMMANDS));
    return;
  }
  const command = find(typed);
  if (typed.includes('--help')) print(helpOf(command));
  else await run(command, typed.slice(command.words.split(' ').length));
}

function find(typed: readonly string[]): Command {
  const command = COMMANDS.find(({ words }) => words.split(' ').every((word, index) => typed[index] === word));
  if (!command) throw new WrongUsage(`There is no command ${typed.slice(0, 2).join(' ')}; npm run portico -- --help lists them`);
  return command;
}

async function run(command: Command, rest: readonly string[]): Promise<void> {
  const typed = readTyped(command, rest);
  const session = openSession(readConfig(), companyOf(typed.options['company']), command.asks);
  try {
    print(linesOf(await command.run(session, typed)));
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

await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${line(error)}\n`);
  const isExpected = [WrongUsage, BadSetting, StartFailure, Failure].some((kind) => error instanceof kind);
  process.exitCode = isExpected ? 1 : 2;
});
