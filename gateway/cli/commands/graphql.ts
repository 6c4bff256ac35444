import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { systemClock } from '#kernel/clock.js';
import { COMPANY_HEADER } from '#contract/own-tools.js';
import type { Command } from '../command.js';
import { Refusal } from '../refusal.js';
import { send } from '../sign-in/send.js';
import { freshSignIn } from '../sign-in/sign-in-tokens.js';
import { readAll, type Terminal } from '../terminal.js';
import { WrongUsage } from '../wrong-usage.js';

const INDENT = 2;

/** Runs an operation as the person who is signed in. */
export const graphql: Command = {
  words: 'graphql', subject: 'FILE',
  help: 'Run an operation of a file, or of the standard input with -, as the person who is signed in. The answer is printed as JSON; with errors in it the exit status is 1.',
  options: {
    variables: { value: 'JSON', help: 'The variables, as JSON or as @FILE.' },
    company: { value: 'COMPANY', help: 'The id or slug of the company; your active one by default.' },
  },
  run: async ({ terminal, config: { signInFile } }, { subject, options: { variables, company } }) => {
    const body = JSON.stringify({ query: await textOf(subject, terminal), ...(variables !== undefined && { variables: variablesIn(variables) }) });
    const { graphUrl, accessToken } = await freshSignIn(signInFile, systemClock);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}`, ...(company !== undefined && { [COMPANY_HEADER]: company }) };
    const answered = await send(`${graphUrl}/graphql`, { method: 'POST', body, headers });
    const { errors } = Answer.safeParse(answered.body).data ?? { errors: [{ message: `The graph answered with status ${String(answered.status)}` }] };
    const text = JSON.stringify(answered.body, undefined, INDENT);
    if (!errors?.[0]) return text;
    terminal.print(text);
    throw new Refusal(errors[0].message);
  },
};

const Answer = z.object({ errors: z.array(z.object({ message: z.string() })).optional() });

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
