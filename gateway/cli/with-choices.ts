import type { Command } from './command.js';

/** A command with the choices of its options. */
export async function withChoices(command: Command): Promise<Command> {
  if (!command.choices) return command;
  const choices = await command.choices();
  const options = Object.entries(command.options).map(([name, option]) => [name, choices[name] ? { ...option, choices: choices[name] } : option] as const);
  return { ...command, options: Object.fromEntries(options) };
}
