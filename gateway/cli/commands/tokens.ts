import { z } from 'zod';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { NewTokenAnswer, RevokedTokenAnswer, TokenAnswer } from '../answers/token.js';
import { command, type Typed } from '../command.js';
import { everyNode } from '../every-node.js';
import { CreateServiceTokenDocument } from '../operations/create-service-token.generated.js';
import { CreateStaffTokenDocument } from '../operations/create-staff-token.generated.js';
import { ListTokensDocument } from '../operations/list-tokens.generated.js';
import { RevokeTokenDocument } from '../operations/revoke-token.generated.js';
import type { Session } from '../session.js';
import { WrongUsage } from '../wrong-usage.js';
import { commaSeparated } from './comma-separated.js';

const USUAL_DAYS = '90';
const EXPIRES = { value: 'DAYS', help: `When it expires, 1 to 365 days from now, or never; ${USUAL_DAYS} by default.` };
const PERMISSIONS = `Permissions are ${ALL_PERMISSIONS.join(', ')}.`;

/** The secret comes first, where a script cuts it out. */
const newToken = ({ token, id, expiresAt }: { readonly token: string | null; readonly id: string; readonly expiresAt: string | null }): Readonly<Record<string, unknown>> => ({ token, id, until: expiresAt });

/** Creates a token of a person for the graph. */
export const createToken = command({
  words: 'token create',
  help: 'Make a token for /graphql; it is shown once.',
  options: {
    email: { value: 'EMAIL', help: 'Whose token it is.', required: true },
    name: { value: 'NAME', help: 'What it is for.' },
    'expires-in-days': EXPIRES,
    permissions: { value: 'LIST', help: `Limits it to some permissions, as in commerce.read,catalog.read. ${PERMISSIONS}` },
  },
  answers: NewTokenAnswer,
  run: async ({ ask }, { options }) => {
    const { email = '', name = 'command line', permissions } = options;
    const input = { email, name, expiresInDays: daysOf(options), ...(permissions !== undefined && { permissions: commaSeparated(permissions) }) };
    const { createStaffToken: { token, staffToken } } = await ask(CreateStaffTokenDocument, { input });
    return { token, id: staffToken.id, expiresAt: staffToken.expiresAt };
  },
  shown: newToken,
});

/** Creates a token of the company for a program. */
export const createServiceToken = command({
  words: 'service-token create',
  help: 'Make a token for a program of the company; it is shown once, and stays when people leave.',
  options: {
    name: { value: 'NAME', help: 'What it is for.', required: true },
    permissions: { value: 'LIST', help: `What it may do, as in commerce.read,catalog.read. ${PERMISSIONS}`, required: true },
    'expires-in-days': EXPIRES,
  },
  answers: NewTokenAnswer,
  run: async ({ ask }, { options }) => {
    const { name = '', permissions = '' } = options;
    const { createServiceToken: { token, staffToken } } = await ask(CreateServiceTokenDocument, { input: { name, permissions: commaSeparated(permissions), expiresInDays: daysOf(options) } });
    return { token, id: staffToken.id, expiresAt: staffToken.expiresAt };
  },
  shown: newToken,
});

function daysOf({ 'expires-in-days': days = USUAL_DAYS }: Typed['options']): number | null {
  if (!/^(?:\d{1,3}|never)$/.test(days)) throw new WrongUsage('--expires-in-days is a whole number of days, or never');
  return days === 'never' ? null : Number(days);
}

type Listed = z.output<typeof TokenAnswer>;

const everyToken = async ({ ask }: Session): Promise<Listed[]> =>
  (await everyNode(async (after) => (await ask(ListTokensDocument, { after })).tokens)).map(({ person, permissions, expired, ...token }) =>
    ({ ...token, kind: person ? 'person' : 'service', email: person?.email ?? null, permissions: permissions && [...permissions], isExpired: expired }));

/** Lists the tokens of a company's people and programs. */
export const listTokens = command({
  words: 'token list',
  help: 'List the tokens of the company and its people: whose, what for, what they may do, until when, and when last used. Keys and tokens of integrations are in connection list.',
  options: { kind: { value: 'KIND', help: 'Only those of people, or those of programs.', choices: ['person', 'service'] } },
  answers: z.array(TokenAnswer),
  run: async (session, { options: { kind } }) => (await everyToken(session)).filter((token) => kind === undefined || token.kind === kind),
  shown: (tokens) => tokens.map(({ id, prefix, name, email, permissions, createdAt, expiresAt, lastUsedAt, isExpired }) => ({
    id, token: `${prefix}…`, name, email: email ?? 'service token', permissions: permissions ?? 'all of the person', createdAt, expiresAt, lastUsedAt, expired: isExpired ? 'expired' : null,
  })),
});

/** Revokes a token. */
export const revokeToken = command({
  words: 'token revoke', subject: 'ID',
  help: 'End a token of a person or a program; calls with it are refused at once.',
  options: {},
  answers: RevokedTokenAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(RevokeTokenDocument, { id })).revokeToken,
  shown: ({ name }) => `${name} is revoked`,
});
