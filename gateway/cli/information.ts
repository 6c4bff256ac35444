import { COMMANDS, GROUPS } from './commands.js';
import { findCommand, groupOf } from './find-command.js';
import { help, helpOf, helpOfGroup } from './help.js';
import { schemaOf } from './json-schema.js';
import { withChoices } from './with-choices.js';

const HELPS = ['--help', '-h'];
const INDENT = 2;

/** What is printed in place of running a command: help, or the schema of its answer. */
export async function informationOn(typed: readonly string[]): Promise<string | undefined> {
  const [first = '--help', ...rest] = typed;
  if (HELPS.includes(first) || (first === 'help' && rest.length === 0)) return help(GROUPS);
  if (first === 'help') return helpOn([...rest, '--help']);
  if (typed.some((word) => HELPS.includes(word))) return helpOn(typed);
  return typed.includes('--json-schema') ? JSON.stringify(schemaOf(findCommand(COMMANDS, typed)), undefined, INDENT) : undefined;
}

/** The help of a command, or of those that begin with a word where there is no other. */
async function helpOn(typed: readonly string[]): Promise<string> {
  const [group, [, second = '']] = [groupOf(COMMANDS, typed[0]), typed];
  return second.startsWith('-') && group.length > 0 && group.every(({ words }) => words.includes(' ')) ? helpOfGroup(group) : helpOf(await withChoices(findCommand(COMMANDS, typed)));
}
