import { nearest } from '#kernel/nearest.js';
import type { Command } from './command.js';
import { WrongUsage } from './wrong-usage.js';

/** The commands that begin with a word. */
export const groupOf = (commands: readonly Command[], word: string | undefined): Command[] => commands.filter(({ words }) => words.split(' ', 1)[0] === word);

/** The command that is typed; refuses another one with what was probably meant. */
export function findCommand(commands: readonly Command[], typed: readonly string[]): Command {
  const found = commands.find(({ words }) => words.split(' ').every((word, index) => typed[index] === word));
  if (found) return found;
  throw unknownCommand(commands, typed);
}

function unknownCommand(commands: readonly Command[], typed: readonly string[]): WrongUsage {
  const [first = ''] = typed;
  if (first.startsWith('-')) return new WrongUsage(`${first} comes after the command`);
  const named = typed.slice(0, 2).filter((word) => !word.startsWith('-'));
  const group = groupOf(commands, first).map(({ words }) => words);
  const meant = group.length > 0 ? meantOf(named, group) : meantOf(named, commands.map(({ words }) => words)) ?? meantFirst(first, firstWords(commands));
  const hint = meant === undefined ? others(group) : `did you mean ${meant}?`;
  return new WrongUsage(`There is no command ${named.join(' ')}; ${hint}`, { details: { ...(meant !== undefined && { meant }), ...(group.length > 0 && { commands: group }) } });
}

const others = (group: readonly string[]): string => (group.length > 0 ? `there is ${group.join(', ')}` : 'npm run portico -- --help lists them');

/** Of commands of two words, the one that is most like two that are typed. */
const meantOf = (named: readonly string[], commands: readonly string[]): string | undefined => (named.length > 1 ? nearest(named.join(' '), commands) : undefined);

/** Of first words the one that begins as what is typed, or is most like it. */
const meantFirst = (typed: string, words: readonly string[]): string | undefined => (typed.length > 1 ? words.find((word) => word.startsWith(typed)) : undefined) ?? nearest(typed, words);

const firstWords = (commands: readonly Command[]): string[] => [...new Set(commands.map(({ words }) => words.split(' ', 1)[0] ?? ''))];
