import { ConnectionAnswer } from '../answers/connection.js';
import type { UpdateConnectionInput } from '#contract/schema.generated.js';
import { command } from '../command.js';
import { UpdateConnectionDocument } from '../operations/update-connection.generated.js';
import type { Session } from '../session.js';
import { WrongUsage } from '../wrong-usage.js';
import { commaSeparated } from './comma-separated.js';
import { wholeNumber } from './whole-number.js';

const change = async ({ ask }: Session, input: UpdateConnectionInput) => (await ask(UpdateConnectionDocument, { input })).updateConnection;

/** Changes the settings of an integration. */
export const updateConnection = command({
  words: 'connection update', subject: 'ID',
  asks: ['identity', 'orders'], // whose locations its warehouse is one of
  help: 'Change the settings of an integration; what is not named stays.',
  options: {
    name: { value: 'NAME', help: 'Its name.' },
    warehouse: { value: 'CODE', help: 'The location it speaks for, by its code or id.' },
    'webhook-url': { value: 'URL', help: 'The address that receives its webhooks; an empty text ends them.' },
    'dedicated-host': { value: 'HOST', help: 'A host name of its own; an empty text takes it away.' },
    'time-zone': { value: 'ZONE', help: 'Of a carrier connection: the IANA time zone of its local times.' },
    origins: { value: 'ORIGINS', help: 'Of a storefront\'s token: the origins whose pages may ask, separated by commas; an empty text lets all.' },
    domains: { value: 'HOSTS', help: 'Of a collector: the hosts whose pages report, separated by commas.' },
  },
  examples: ['connection update ID --warehouse NORTH --webhook-url https://wms.example/hooks'],
  answers: ConnectionAnswer,
  run: async (session, { subject: id, options: { name, warehouse, 'webhook-url': webhookUrl, 'dedicated-host': host, 'time-zone': timeZone, origins, domains } }) => {
    const changes = {
      ...given('name', name), ...given('warehouseId', warehouse), ...given('webhookUrl', webhookUrl === '' ? null : webhookUrl), ...given('dedicatedHost', host === '' ? null : host),
      ...given('carrier', timeZone === undefined ? undefined : { timeZone }),
      ...given('store', origins === undefined ? undefined : { origins: commaSeparated(origins) }),
      ...given('collector', domains === undefined ? undefined : { domains: commaSeparated(domains) }),
    };
    if (Object.keys(changes).length === 0) throw new WrongUsage('There is nothing to change: name an option');
    return change(session, { id, ...changes });
  },
});

/** A field where it was given. */
const given = <Value>(field: keyof UpdateConnectionInput, value: Value | undefined): Readonly<Record<string, Value>> => (value === undefined ? {} : { [field]: value });

/** Sets the addresses from which an integration may call. */
export const setAllowlist = command({
  words: 'connection allowlist', subject: 'ID',
  help: 'Say from which addresses an integration may call.',
  options: { allow: { value: 'ADDRESSES', help: 'Addresses and CIDR blocks separated by commas; an empty text allows all.', required: true } },
  answers: ConnectionAnswer,
  run: (session, { subject: id, options: { allow = '' } }) => change(session, { id, allowlist: commaSeparated(allow) }),
});

/** Sets how many calls a minute an integration may make. */
export const setRate = command({
  words: 'connection rate', subject: 'ID',
  help: 'Say how many calls a minute an integration may make.',
  options: { 'per-minute': { value: 'CALLS', help: 'A whole number.', required: true } },
  answers: ConnectionAnswer,
  run: async (session, { subject: id, options: { 'per-minute': calls = '' } }) => {
    return change(session, { id, ratePerMinute: wholeNumber('--per-minute', calls) });
  },
});
