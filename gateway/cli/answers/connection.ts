import { z } from 'zod';
import { FIELD_RULES } from '#contract/catalog-key.js';
import { CARRIER_FORMATS, TRACKING_STATUSES } from '#contract/carrier-connection.js';
import type { ConnectionKind, ConnectionStatus } from '#contract/schema.generated.js';
import { flag, instant, instantOrNull, oneOf, text, textOrNull, texts, whole } from './described.js';
import { shownOnce } from './shown-once.js';

/** The kinds of connections. */
export const CONNECTION_KINDS = ['FULFILLMENT', 'WMS_JSON', 'WMS_XML', 'COMMERCE', 'CARRIER', 'STORE', 'CATALOG', 'COLLECTOR', 'DELIVERY'] as const satisfies readonly ConnectionKind[];

/** The states of connections. */
export const CONNECTION_STATUSES = ['DRAFT', 'ACTIVE', 'PAUSED'] as const satisfies readonly ConnectionStatus[];

const kind = oneOf(CONNECTION_KINDS, 'The interface it calls.');
const status = oneOf(CONNECTION_STATUSES, 'Whether it may call: an ACTIVE one alone may.');

/** An integration in a list. */
export const ConnectionAnswer = z.object({
  id: text('Its id.'), kind, name: text('Its name.'), status,
  warehouseId: textOrNull('Id of the location it speaks for.'),
  scopes: texts('What it may do.'),
  ratePerMinute: whole('How many calls a minute it may make.'),
  allowlist: texts('The addresses and CIDR blocks from which it may call; all where there are none.'),
  keyPrefix: textOrNull('How its key begins.'),
  username: textOrNull('Its username.'),
  webhookUrl: textOrNull('The address that receives its webhooks.'),
});

/** Everything of an integration but its secrets. */
export const ConnectionDetailsAnswer = ConnectionAnswer.extend({
  location: z.object({ code: text('Its code.'), name: text('Its name.') }).nullable().meta({ description: 'The location it speaks for.' }),
  dedicatedHost: textOrNull('The host name that is its own.'),
  hasWebhookSecret: flag('Whether its webhooks are signed.'),
  silent: flag('Whether it has not called for long although work waits for it.'),
  lastCallAt: instantOrNull('When it last called.'),
  createdAt: instant('When it was made.'),
  updatedAt: instant('When it was last changed.'),
  catalogKey: z.object({ catalogId: whole('The only catalog it sees.'), level: oneOf(['READ', 'WRITE'], 'What it may do.'), fieldRule: oneOf(FIELD_RULES, 'Whether it overwrites fields that have values (SORGENTE), fills empty ones (INSERIMENTO) or only creates products (PLATFORM).') }).nullable().meta({ description: 'Of a key of the catalog API.' }),
  carrier: z.object({
    format: oneOf(CARRIER_FORMATS, 'What it sends.'), timeZone: text('Of its local times.'),
    statusMap: z.array(z.object({ code: text('The carrier\'s code.'), status: oneOf(TRACKING_STATUSES, 'What it means.') })).meta({ description: 'What the carrier\'s codes mean.' }),
  }).nullable().meta({ description: 'Of a carrier connection.' }),
  store: z.object({ origins: texts('The origins whose pages may ask; all where there are none.') }).nullable().meta({ description: 'Of a storefront\'s token.' }),
  storeToken: textOrNull('The publishable token of a storefront.'),
  collector: z.object({ domains: texts('The hosts whose pages report.'), webPixel: flag('Whether checkouts report through a web pixel.') }).nullable().meta({ description: 'Of a collector.' }),
  collectorKey: textOrNull('The public key of a collector.'),
  deliverySiteId: whole('The only site that a delivery token reads.').nullable(),
});

/** An integration with its new credentials. */
export const CredentialsAnswer = z.object({
  connection: z.object({ id: text('Its id.'), kind, name: text('Its name.'), status }).meta({ description: 'The integration.' }),
  apiKey: shownOnce('Its key (those of storefronts and collectors are public, and in connection show too).'),
  username: textOrNull('Its username.'),
  password: shownOnce('Its password.'),
  webhookSecret: shownOnce('The secret that signs its webhooks, or the events of a carrier.'),
  signingSecret: shownOnce('The secret that signs the customer references of a collector.'),
});

/** An integration that is ended. */
export const DeletedConnectionAnswer = z.object({ id: text('Its id.') });
