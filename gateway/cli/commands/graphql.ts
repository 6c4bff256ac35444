import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { systemClock } from '#kernel/clock.js';
import { COMPANY_HEADER } from '#contract/own-tools.js';
import { command } from '../command.js';
import { Refusal } from '../refusal.js';
import { send } from '../sign-in/send.js';
import { freshSignIn } from '../sign-in/sign-in-tokens.js';
import { readAll, type Terminal } from '../terminal.js';
import { WrongUsage } from '../wrong-usage.js';

const INDENT = 2;

const Answer = z.looseObject({
  data: z.unknown().optional().meta({ description: 'What was asked for.' }),
  errors: z.array(z.looseObject({ message: z.string().meta({ description: 'What went wrong.' }) })).optional().meta({ description: 'Where something went wrong.' }),
}).meta({ description: 'The answer of the graph.' });

/** Runs an operation as the person who is signed in. */
export const graphql = command({
  words: 'graphql', subject: 'FILE',
  help: 'Run an operation of a file, or of the standard input with -, as the person who is signed in. The answer is printed as JSON; with errors in it the exit status is 1.',
  options: {
    variables: { value: 'JSON', help: 'The variables, as JSON or as @FILE.' },
    company: { value: 'COMPANY', help: 'The id or slug of the company; your active one by default.' },
  },
  examples: ['graphql orders.graphql --variables \'{"first": 3}\' --company lume'],
  answers: Answer,
  run: async ({ terminal, config: { signInFile } }, { subject, options: { variables, company } }) => {
    const body = JSON.stringify({ query: await textOf(subject, terminal), ...(variables !== undefined && { variables: variablesIn(variables) }) });
    const { graphUrl, accessToken } = await freshSignIn(signInFile, systemClock);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}`, ...(company !== undefined && { [COMPANY_HEADER]: company }) };
    const answered = await send(`${graphUrl}/graphql`, { method: 'POST', body, headers });
    const { data: answer } = Answer.safeParse(answered.body);
    if (answer) return answer;
    terminal.print(JSON.stringify(answered.body, undefined, INDENT));
    throw new Refusal(`The graph answered with status ${String(answered.status)}`);
  },
  shown: (answer) => JSON.stringify(answer, undefined, INDENT),
  problem: ({ errors }) => errors?.[0]?.message,
});

const textOf = (name: string, terminal: Terminal): string | Promise<string> => (name === '-' ? readAll(terminal) : fileOf(name));

function fileOf(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    throw new WrongUsage(`${name} cannot be read`, { cause: error });
  }
}

function variablesIn(text: string): Readonly<Record<string, unknown>> {
  const json = text.startsWith('@') ? fileOf(text.slice(1)) : text;
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  } catch (error) {
    throw new WrongUsage('--variables is a JSON object', { cause: error });
  }
}
