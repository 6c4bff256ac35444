import { z } from 'zod';
import type { Command } from './command.js';
import { FailureAnswer } from './said-failure.js';

/** A JSON Schema (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of what a command prints with `--json`. */
export const schemaOf = ({ answers, words, help }: Pick<Command, 'answers' | 'words' | 'help'>): JsonSchema => {
  const { $schema, ...schema } = z.toJSONSchema(answers);
  return { $schema, title: words, description: help, ...schema };
};

/** The JSON Schemas of every command by its words, and of what goes wrong. */
export const schemasOf = (commands: readonly Command[]): { readonly commands: Readonly<Record<string, JsonSchema>>; readonly error: JsonSchema } =>
  ({ commands: Object.fromEntries(commands.map((command) => [command.words, schemaOf(command)])), error: z.toJSONSchema(FailureAnswer) });
