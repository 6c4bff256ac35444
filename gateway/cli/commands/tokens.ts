import type { Command } from '../command.js';
import { CreateStaffTokenDocument } from '../operations/create-staff-token.generated.js';
import { ListTokensDocument } from '../operations/list-tokens.generated.js';
import { RevokeTokenDocument } from '../operations/revoke-token.generated.js';
import { WrongUsage } from '../wrong-usage.js';

const MOST = 500;
const USUAL_DAYS = '90';

/** Creates a token of a person for the graph. */
export const createToken: Command = {
  words: 'token create',
  help: 'Make a token for /graphql; it is shown once.',
  options: {
    email: { value: 'EMAIL', help: 'Whose token it is.', required: true },
    name: { value: 'NAME', help: 'What it is for.' },
    'expires-in-days': { value: 'DAYS', help: `When it expires, 1 to 365 days from now, or never; ${USUAL_DAYS} by default.` },
  },
  run: async ({ ask }, { options: { email = '', name = 'command line', 'expires-in-days': days = USUAL_DAYS } }) => {
    if (!/^(?:\d{1,3}|never)$/.test(days)) throw new WrongUsage('--expires-in-days is a whole number of days, or never');
    const { createStaffToken: { token, staffToken } } = await ask(CreateStaffTokenDocument, { input: { email, name, expiresInDays: days === 'never' ? null : Number(days) } });
    return { token, id: staffToken.id, until: staffToken.expiresAt };
  },
};

/** Lists the tokens of a company's people. */
export const listTokens: Command = {
  words: 'token list',
  help: 'List the tokens of the company\'s people: whose, what for, until when, and when last used.',
  options: {},
  run: async ({ ask }) => (await ask(ListTokensDocument, { first: MOST })).tokens.nodes.map(({ id, prefix, name, person, createdAt, expiresAt, lastUsedAt, expired }) => ({
    id, token: `${prefix}…`, name, email: person?.email, createdAt, expiresAt, lastUsedAt, expired: expired ? 'expired' : null,
  })),
};

/** Revokes a token. */
export const revokeToken: Command = {
  words: 'token revoke', subject: 'ID',
  help: 'End a token; calls with it are refused at once.',
  options: {},
  run: async ({ ask }, { subject: id }) => `${(await ask(RevokeTokenDocument, { id })).revokeToken.name} is revoked`,
};
