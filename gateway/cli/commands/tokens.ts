import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Command, Typed } from '../command.js';
import { CreateServiceTokenDocument } from '../operations/create-service-token.generated.js';
import { CreateStaffTokenDocument } from '../operations/create-staff-token.generated.js';
import { ListTokensDocument } from '../operations/list-tokens.generated.js';
import { RevokeTokenDocument } from '../operations/revoke-token.generated.js';
import { WrongUsage } from '../wrong-usage.js';
import { commaSeparated } from './comma-separated.js';

const MOST = 500;
const USUAL_DAYS = '90';
const EXPIRES = { value: 'DAYS', help: `When it expires, 1 to 365 days from now, or never; ${USUAL_DAYS} by default.` };
const PERMISSIONS = `Permissions are ${ALL_PERMISSIONS.join(', ')}.`;

/** Creates a token of a person for the graph. */
export const createToken: Command = {
  words: 'token create',
  help: 'Make a token for /graphql; it is shown once.',
  options: {
    email: { value: 'EMAIL', help: 'Whose token it is.', required: true },
    name: { value: 'NAME', help: 'What it is for.' },
    'expires-in-days': EXPIRES,
    permissions: { value: 'LIST', help: `Limits it to some permissions, as in commerce.read,catalog.read. ${PERMISSIONS}` },
  },
  run: async ({ ask }, { options }) => {
    const { email = '', name = 'command line', permissions } = options;
    const input = { email, name, expiresInDays: daysOf(options), ...(permissions !== undefined && { permissions: commaSeparated(permissions) }) };
    const { createStaffToken: { token, staffToken } } = await ask(CreateStaffTokenDocument, { input });
    return { token, id: staffToken.id, until: staffToken.expiresAt };
  },
};

/** Creates a token of the company for a program. */
export const createServiceToken: Command = {
  words: 'service-token create',
  help: 'Make a token for a program of the company; it is shown once, and stays when people leave.',
  options: {
    name: { value: 'NAME', help: 'What it is for.', required: true },
    permissions: { value: 'LIST', help: `What it may do, as in commerce.read,catalog.read. ${PERMISSIONS}`, required: true },
    'expires-in-days': EXPIRES,
  },
  run: async ({ ask }, { options }) => {
    const { name = '', permissions = '' } = options;
    const { createServiceToken: { token, staffToken } } = await ask(CreateServiceTokenDocument, { input: { name, permissions: commaSeparated(permissions), expiresInDays: daysOf(options) } });
    return { token, id: staffToken.id, until: staffToken.expiresAt };
  },
};

function daysOf({ 'expires-in-days': days = USUAL_DAYS }: Typed['options']): number | null {
  if (!/^(?:\d{1,3}|never)$/.test(days)) throw new WrongUsage('--expires-in-days is a whole number of days, or never');
  return days === 'never' ? null : Number(days);
}

/** Lists the tokens of a company's people. */
export const listTokens: Command = {
  words: 'token list',
  help: 'List the tokens of the company and its people: whose, what for, what they may do, until when, and when last used.',
  options: {},
  run: async ({ ask }) => (await ask(ListTokensDocument, { first: MOST })).tokens.nodes.map(({ id, prefix, name, person, permissions, createdAt, expiresAt, lastUsedAt, expired }) => ({
    id, token: `${prefix}…`, name, email: person?.email ?? 'service token', permissions: permissions ?? 'all of the person', createdAt, expiresAt, lastUsedAt, expired: expired ? 'expired' : null,
  })),
};

/** Revokes a token. */
export const revokeToken: Command = {
  words: 'token revoke', subject: 'ID',
  help: 'End a token; calls with it are refused at once.',
  options: {},
  run: async ({ ask }, { subject: id }) => `${(await ask(RevokeTokenDocument, { id })).revokeToken.name} is revoked`,
};
