import { z } from 'zod';
import { command } from '../command.js';
import { schemasOf } from '../json-schema.js';

const Schema = z.record(z.string(), z.unknown());

/** Prints the JSON Schema of every command. */
export const schema = command({
  words: 'schema',
  help: 'Print the JSON Schemas (draft 2020-12) of what every command prints with --json, and of what goes wrong.',
  options: {},
  answers: z.object({ commands: z.record(z.string(), Schema).meta({ description: 'By the words of the command.' }), error: Schema.meta({ description: 'Of what goes wrong.' }) }),
  run: ({ commands }) => Promise.resolve(schemasOf(commands)),
  shown: (schemas) => JSON.stringify(schemas, undefined, 2),
});
