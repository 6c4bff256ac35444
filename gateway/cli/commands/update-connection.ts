import type { Command } from '../command.js';
import { UpdateConnectionDocument } from '../operations/update-connection.generated.js';
import { WrongUsage } from '../wrong-usage.js';
import { commaSeparated } from './comma-separated.js';

/** Sets the addresses from which an integration may call. */
export const setAllowlist: Command = {
  words: 'connection allowlist', subject: 'ID',
  help: 'Say from which addresses an integration may call.',
  options: { allow: { value: 'ADDRESSES', help: 'Addresses and CIDR blocks separated by commas; an empty text allows all.', required: true } },
  run: async ({ ask }, { subject: id, options: { allow = '' } }) =>
    (await ask(UpdateConnectionDocument, { input: { id, allowlist: commaSeparated(allow) } })).updateConnection,
};

/** Sets how many calls a minute an integration may make. */
export const setRate: Command = {
  words: 'connection rate', subject: 'ID',
  help: 'Say how many calls a minute an integration may make.',
  options: { 'per-minute': { value: 'CALLS', help: 'A whole number.', required: true } },
  run: async ({ ask }, { subject: id, options: { 'per-minute': calls = '' } }) => {
    if (!/^\d{1,7}$/.test(calls)) throw new WrongUsage('--per-minute is a whole number');
    return (await ask(UpdateConnectionDocument, { input: { id, ratePerMinute: Number(calls) } })).updateConnection;
  },
};
