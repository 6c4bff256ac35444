import { knownCompany } from '../people/access.js';
import { validName } from '../companies/company.js';
import type { IdentityContext } from '../identity-deps.js';
import { DEFAULT_RATE_PER_MINUTE, scopesFor, statusAfter, type Connection, type ConnectionKind } from './connection.js';
import { connectionEvent } from './connection-event.js';
import { changedCollectorSettings, type CollectorChoice } from './collector-settings.js';
import { changedCarrierSettings, type CarrierChoice } from './carrier-settings.js';
import { chosenCatalogKey, type CatalogKeyChoice } from './catalog-key-settings.js';
import { chosenDelivery, type DeliveryChoice } from './delivery-settings.js';
import { webhookOf } from './connection-settings.js';
import { requireKnownWarehouse } from './known-warehouse.js';
import { requireManagedKind } from './managed-connections.js';
import { insertConnection } from './connection.store.js';
import { replaceCredentials, sealWebhookSecret } from './credential.store.js';
import { newCredentials, visiblePrefix, type Credentials } from './new-credentials.js';
import { requireGrantableConnection } from './require-grantable-connection.js';
import { changedStoreSettings, type StoreChoice } from './store-settings.js';
import type { StoredSettings } from './wms-settings.js';

/** The input for a new connection. */
export interface NewConnection {
  readonly kind: ConnectionKind;
  readonly name: string;
  /** Its id or code. */
  readonly warehouseId?: string | null | undefined;
  readonly scopes?: readonly string[] | null | undefined;
  readonly webhookUrl?: string | null | undefined;
  /** Of a key of the catalog API. */
  readonly catalogKey?: CatalogKeyChoice | null | undefined;
  /** Of a carrier connection. */
  readonly carrier?: CarrierChoice | null | undefined;
  /** Of a storefront's connection. */
  readonly store?: StoreChoice | null | undefined;
  /** Of a storefront's collector. */
  readonly collector?: CollectorChoice | null | undefined;
  /** Of a delivery token, which needs it. */
  readonly delivery?: DeliveryChoice | null | undefined;
  /** Whether it may call at once; else it is a draft. */
  readonly activate?: boolean | null | undefined;
}

/** A connection with its secrets, which are shown only once. */
export interface ConnectionCredentials extends Credentials {
  readonly connection: Connection;
}

/** Create a connection with new credentials, a draft unless it is to be activated; needs company.manage (of a kind of the catalog catalog.manage, of a delivery token cms.manage) and everything that it may do or is sent. */
export async function createConnection(context: IdentityContext, input: NewConnection): Promise<ConnectionCredentials> {
  const { principal, identity } = context;
  requireManagedKind(principal, input.kind);
  const companyId = knownCompany(principal.companyId);
  const { database, ids, sealing, outbox } = identity;
  const warehouseId = await requireKnownWarehouse(context, input.warehouseId);
  const credentials = newCredentials(input.kind, { companyId, username: null });
  const { settings: ofKey, scopes } = await chosenCatalogKey(context, input.kind, { choice: input.catalogKey, scopes: input.scopes });
  const settings = await chosenDelivery(context, input.kind, { choice: input.delivery, settings: ofKey });
  const draft = draftOf({ ...input, warehouseId, scopes, settings: ownSettings(input, settings), webhookUrl: webhookOf(input.kind, input.webhookUrl ?? null, identity) }, { companyId, id: ids.next(), credentials });
  requireGrantableConnection(principal, draft);
  return database.inTransaction(async (transaction) => {
    const now = await transaction.takeChangeSequence(companyId);
    const made = { ...draft, webhookSecret: sealWebhookSecret(draft, credentials, sealing), createdAt: now, updatedAt: now };
    const connection: Connection = input.activate === true ? { ...made, status: statusAfter(made, 'activate') } : made;
    await insertConnection(transaction, connection);
    transaction.recordChange({ kind: 'connection', id: connection.id, before: null, after: connection });
    await replaceCredentials(transaction, connection, { credentials, sealing });
    await outbox.append(transaction, companyId, [connectionEvent('created', connection, context), ...input.activate === true ? [connectionEvent('activated', connection, context)] : []]);
    return { connection, ...credentials };
  });
}

function ownSettings({ kind, carrier, store, collector }: NewConnection, settings: StoredSettings): StoredSettings {
  if (collector) return changedCollectorSettings({ kind, settings }, collector);
  if (carrier) return changedCarrierSettings({ kind, settings }, carrier);
  return store ? changedStoreSettings({ kind, settings }, store) : settings;
}

function draftOf(input: NewConnection & { readonly settings: StoredSettings }, { companyId, id, credentials }: { companyId: number; id: string; credentials: Credentials }): Omit<Connection, 'createdAt' | 'updatedAt'> {
  return {
    companyId, id, kind: input.kind, name: validName(input.name), status: 'DRAFT', warehouseId: input.warehouseId ?? null,
    scopes: scopesFor(input.kind, input.scopes), ratePerMinute: DEFAULT_RATE_PER_MINUTE, allowlist: [], dedicatedHost: null,
    keyPrefix: visiblePrefix(credentials.apiKey), username: credentials.username ?? null, webhookUrl: input.webhookUrl ?? null,
    webhookSecret: null, settings: input.settings, silentSince: null, lastCallAt: null, version: 1,
  };
}
