import type { Option } from './command.js';

/** The options of every command. */
export const COMMON_OPTIONS: Readonly<Record<string, Option>> = {
  company: { value: 'ID', help: 'The company it works in, 1 by default.' },
  json: { help: 'Print the answer as one JSON document, and what goes wrong as JSON on the standard error.' },
  'json-schema': { help: 'Print the JSON Schema of that document, and do nothing else.' },
  help: { help: 'Show the options of the command, and do nothing else.' },
};
