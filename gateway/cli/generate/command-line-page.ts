import { z } from 'zod';
import type { Command, Option } from '../command.js';
import { COMMON_OPTIONS } from '../common-options.js';
import { EXIT_STATUSES } from '../exit-status.js';
import { schemaOf } from '../json-schema.js';
import { FailureAnswer } from '../said-failure.js';
import { describeOption, runnerOf, typedAs, usageOf } from '../help.js';
import { withChoices } from '../with-choices.js';
import { schemaShapes, type SchemaShape } from './schema-rows.js';

/** Where the page is. */
export const COMMAND_LINE_PAGE = 'gateway/docs/command-line.md';

/** The guide to the command line: every command with its options and answer, as `npm run generate` writes it. */
export async function commandLinePage(): Promise<string> {
  const { GROUPS } = await import('../commands.js');
  const groups = await Promise.all(GROUPS.map(async ({ title, commands }) => ({ title, commands: await Promise.all(commands.map(withChoices)) })));
  const contents = groups.map(({ title, commands }) => `- ${title}: ${commands.map(({ words }) => `[${words}](#${words.replaceAll(' ', '-')})`).join(', ')}`);
  return [introduction(), contents.join('\n'), ...groups.flatMap(({ title, commands }) => [`## ${title}`, ...commands.map(sectionOf)])].join('\n\n').concat('\n');
}

const introduction = (): string => `# Command line

<!-- npm run generate writes this page from the commands: change those. -->

\`npm run portico -- COMMAND\` works on the databases of a deployment, through its server when one runs, with the settings of \`npm start\` (\`PORTICO_DATA\`, \`PORTICO_DB\` and so on). \`login\`, \`logout\`, \`whoami\` and \`graphql\` work as the person who signs in, on a server anywhere. A variable \`PORTICO_…\` that is no setting is named on the standard error: it may mean another folder.

\`npm run portico -- --help\` lists the commands, \`COMMAND --help\` shows the options of one; a mistyped command or option is answered with the one that was probably meant. Capitals of choices do not matter.

## Options of every command

${optionTable(COMMON_OPTIONS)}

## Exit statuses

| Status | Meaning |
|---|---|
${Object.values(EXIT_STATUSES).map(({ status, meaning }) => `| ${String(status)} | ${meaning} |`).join('\n')}

## For programs

With \`--json\` the standard output is one JSON document, the answer, and nothing else; nobody is asked anything. Each line of the standard error is a JSON object: \`{"note": "…"}\` on the way, lines of the log, and where the command was not done \`{"error": {…}}\`. Where the exit status is 1 because of what was found, there is an answer too. Without \`npm\`'s own lines: \`npm run --silent portico -- COMMAND --json\`; the first command after an upgrade builds, and says so in lines that are no JSON.

\`COMMAND --json-schema\` prints the JSON Schema (draft 2020-12) of the answer, and \`npm run portico -- schema\` those of all commands and of errors. Every answer is checked against it. Fields are added between releases, and none is taken away or changes its meaning without a line in the changelog. Times are ISO 8601 in UTC. A field with \`"x-shown-once": true\` is a secret that no other answer has.

\`\`\`
$ id=$(npm run --silent portico -- connection create --kind CATALOG --name ERP --json | tee key.json | jq -r .connection.id)
$ npm run --silent portico -- connection activate "$id" --json | jq -r .status
ACTIVE
$ npm run --silent portico -- connection show nobody --json
{"error":{"kind":"refused","code":"NOT_FOUND","message":"This company has no such connection","details":{}}}
\`\`\`

${shapesText(schemaShapes(z.toJSONSchema(FailureAnswer)))}

## Completing what is typed

\`completion bash\`, \`zsh\` or \`fish\` prints a script by which the shell completes commands, options, choices and files after the word \`portico\`. Where there is no such program the script makes one that works in every folder, on the data of this checkout unless \`PORTICO_DATA\` is set.

\`\`\`
$ npm run --silent portico -- completion bash >> ~/.bashrc
$ npm run --silent portico -- completion zsh >> ~/.zshrc            # after compinit
$ npm run --silent portico -- completion fish > ~/.config/fish/completions/portico.fish
\`\`\`

## Commands`;

const sectionOf = (command: Command): string => [
  `### ${command.words}`,
  command.help,
  `\`\`\`\n${[usageOf(command), ...(command.examples ?? []).map((example) => `$ ${runnerOf(example)} ${example}`)].join('\n')}\n\`\`\``,
  ...(Object.keys(command.options).length > 0 ? [optionTable(command.options)] : []),
  answerText(command),
].join('\n\n');

function optionTable(options: Readonly<Record<string, Option>>): string {
  return ['| Option | Meaning |', '|---|---|', ...Object.entries(options).map(([name, option]) => `| \`${typedAs(name, option)}\` | ${cell(describeOption(option))} |`)].join('\n');
}

function answerText(command: Command): string {
  const { type } = schemaOf(command);
  return `Its JSON${type === 'array' ? ' is a list' : ''}:\n\n${shapesText(schemaShapes(schemaOf(command)))}`;
}

function shapesText(shapes: readonly SchemaShape[]): string {
  return shapes.map(({ when, rows }) => [...(when === '' ? [] : [when, '']), '| Field | Type | Meaning |', '|---|---|---|', ...rows.map(({ field, type, meaning }) => `| \`${field}\` | ${cell(type)} | ${cell(meaning)} |`)].join('\n')).join('\n\n');
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
