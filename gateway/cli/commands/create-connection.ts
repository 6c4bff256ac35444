import { CARRIER_FORMATS } from '#contract/carrier-connection.js';
import { FIELD_RULES } from '#contract/catalog-key.js';
import type { CatalogKeyInput, CatalogKeyLevel, ConnectionKind, NewCarrierInput } from '#contract/schema.generated.js';
import { CredentialsAnswer } from '../answers/connection.js';
import { findSurfaces } from '../../server/find-surfaces.js';
import { command } from '../command.js';
import { CreateConnectionDocument } from '../operations/create-connection.generated.js';
import { WrongUsage } from '../wrong-usage.js';
import { chooseWarehouse } from './choose-warehouse.js';
import { commaSeparated } from './comma-separated.js';
import { credentialLines } from './credential-lines.js';
import { numbered } from './numbered.js';
import { refuseWithoutSite } from './sites.js';

/** The kinds of connections that a surface answers. */
const kinds = async (): Promise<readonly ConnectionKind[]> => (await findSurfaces()).flatMap(({ access, routes }) => [...new Set([access, ...routes.flatMap(({ declares }) => declares?.access ?? [])].flatMap(({ connectionKind }) => connectionKind ?? []))]);

const LEVELS = ['READ', 'WRITE'] as const satisfies readonly CatalogKeyLevel[];

type Options = Readonly<Record<string, string>>;

/** Creates an integration and its credentials. */
export const createConnection = command({
  words: 'connection create',
  asks: ['identity', 'orders', 'catalog', 'content'], // whose locations a warehouse is one of, whose catalogs a key is bound to one of, and whose sites a delivery token reads one of
  help: 'Make an integration; its credentials are shown once, and it answers calls after it was activated. A warehouse interface without --warehouse shows those there are.',
  options: {
    kind: { value: 'KIND', help: 'The interface it calls.', required: true },
    name: { value: 'NAME', help: 'Its name.', required: true },
    warehouse: { value: 'CODE', help: 'The location it speaks for, by its code or id; warehouse interfaces need one.' },
    scopes: { value: 'SCOPES', help: 'What it may do, separated by commas; the usual scopes of its kind by default.' },
    catalog: { value: 'ID', help: 'Of a key of the catalog API: the only catalog it sees; the first one by default.' },
    level: { value: 'LEVEL', help: 'Of a key of the catalog API: what it may do; WRITE by default.' },
    'field-rule': { value: 'RULE', help: 'Of a key of the catalog API: whether it overwrites fields that have values (SORGENTE), fills empty ones (INSERIMENTO, the default) or only creates products (PLATFORM).' },
    format: { value: 'FORMAT', help: 'Of a carrier connection: what it sends; GENERIC by default.' },
    'time-zone': { value: 'ZONE', help: 'Of a carrier connection: the IANA time zone of its local times; Europe/Rome by default.' },
    domains: { value: 'HOSTS', help: 'Of a collector: the hosts whose pages report, separated by commas, such as shop.example,*.shop.example.' },
    origins: { value: 'ORIGINS', help: 'Of a storefront\'s token: the origins whose pages may ask, separated by commas, such as https://shop.example; all by default.' },
    site: { value: 'ID', help: 'Of a delivery token, which needs it: the number of the only site that it reads.' },
    'webhook-url': { value: 'URL', help: 'The address that receives its webhooks.' },
    activate: { help: 'Let it call at once.' },
  },
  examples: ['connection create --kind FULFILLMENT --name "North warehouse" --warehouse NORTH', 'connection create --kind CATALOG --name ERP --level WRITE --field-rule SORGENTE --activate', 'connection create --kind STORE --name Shop --origins https://shop.example'],
  choices: async () => ({ kind: await kinds(), level: LEVELS, 'field-rule': FIELD_RULES, format: CARRIER_FORMATS }),
  answers: CredentialsAnswer,
  run: async (session, { options, options: { kind } }) => {
    const chosen = (await kinds()).find((known) => known === kind);
    if (!chosen) throw new WrongUsage('--kind is missing');
    if (chosen === 'DELIVERY' && options['site'] === undefined) await refuseWithoutSite(session);
    const warehouse = options['warehouse'] ?? await chooseWarehouse(session, chosen);
    const input = { kind: chosen, ...generalInput(options), ...(warehouse !== undefined && { warehouseId: warehouse }), ...keyInput(options), ...carrierInput(options), ...pagesInput(options) };
    return (await session.ask(CreateConnectionDocument, { input })).createConnection;
  },
  shown: credentialLines,
});

/** What connections of every kind have. */
const generalInput = ({ name = '', scopes, 'webhook-url': webhookUrl, activate }: Options) => ({
  name, ...(scopes !== undefined && { scopes: commaSeparated(scopes) }), ...(webhookUrl !== undefined && { webhookUrl }), ...(activate !== undefined && { activate: true }),
});

/** The settings of a carrier connection; none where no option names one. */
const carrierInput = ({ format, 'time-zone': timeZone }: Options): { carrier?: NewCarrierInput } =>
  (format === undefined && timeZone === undefined ? {} : { carrier: { format: CARRIER_FORMATS.find((known) => known === format) ?? null, timeZone: timeZone ?? null } });

/** The pages that report to a collector or ask with a storefront's token, or are read with a delivery token. */
const pagesInput = ({ domains, origins, site }: Options) => ({
  ...(domains !== undefined && { collector: { domains: commaSeparated(domains) } }),
  ...(origins !== undefined && { store: { origins: commaSeparated(origins) } }),
  ...(site !== undefined && { delivery: { siteId: numbered('--site', 'a site', site) } }),
});

/** The settings of a key of the catalog API; none where no option names one. */
function keyInput({ catalog, level, 'field-rule': rule }: Options): { catalogKey?: CatalogKeyInput } {
  const given = [catalog, level, rule].some((option) => option !== undefined);
  return given ? { catalogKey: { catalogId: catalog === undefined ? null : numbered('--catalog', 'a catalog', catalog), level: LEVELS.find((known) => known === level) ?? null, fieldRule: FIELD_RULES.find((known) => known === rule) ?? null } } : {};
}
