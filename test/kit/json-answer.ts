import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { COMMANDS } from '../../gateway/cli/commands.js';
import { schemaOf, schemasOf } from '../../gateway/cli/json-schema.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

function checked(schema: object, text: string, what: string): unknown {
  const answer: unknown = JSON.parse(text);
  if (!ajv.validate(schema, answer)) throw new Error(`${what} does not fit its schema: ${ajv.errorsText()}\n${text}`);
  return answer;
}

/** What a command printed with --json: one document, which fits the schema that the command prints with --json-schema. */
export function jsonAnswer(words: string, stdout: string): unknown {
  const command = COMMANDS.find((known) => known.words === words);
  if (!command) throw new Error(`There is no command ${words}`);
  return checked(schemaOf(command), stdout, words);
}

/** What a command that was not done printed on the standard error with --json. */
export const jsonError = (stderr: string): unknown => checked(schemasOf([]).error, stderr.trim().split('\n').at(-1) ?? '', 'The error');
