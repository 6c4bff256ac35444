import { validName } from '../companies/company.js';
import type { IdentityContext } from '../identity-deps.js';
import { validAllowlist } from './address-allowlist.js';
import { changedCollectorSettings, type CollectorChoice } from './collector-settings.js';
import { changedCarrierSettings, type CarrierChoice } from './carrier-settings.js';
import { changeConnection } from './change-connection.js';
import type { Connection } from './connection.js';
import { requireKnownWarehouse } from './known-warehouse.js';
import { managedConnections } from './managed-connections.js';
import { validHost, validRate, webhookOf } from './connection-settings.js';
import { changedStoreSettings, type StoreChoice } from './store-settings.js';
import { changedSettings, type StoredSettings } from './wms-settings.js';

/** Settings to change; absent fields keep their values. */
export interface ConnectionSettings {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly allowlist?: readonly string[] | null | undefined;
  readonly ratePerMinute?: number | null | undefined;
  readonly dedicatedHost?: string | null | undefined;
  readonly webhookUrl?: string | null | undefined;
  readonly warehouseId?: string | null | undefined;
  readonly wmsJson?: object | null | undefined;
  readonly wmsXml?: object | null | undefined;
  readonly carrier?: CarrierChoice | null | undefined;
  readonly store?: StoreChoice | null | undefined;
  readonly collector?: CollectorChoice | null | undefined;
}

/** Change a connection's settings; null clears an optional one. Needs company.manage (of a kind of the catalog catalog.manage) and everything that it may do or is sent. */
export async function updateConnection(context: IdentityContext, { id, ...settings }: ConnectionSettings): Promise<Connection> {
  managedConnections(context.principal);
  const warehouseId = await requireKnownWarehouse(context, settings.warehouseId);
  return changeConnection(context, { id, what: 'updated', apply: (connection) => ({ ...connection, ...changes(connection, { ...settings, warehouseId }), ...newAddress(context, connection, settings), settings: ownSettings(connection, settings) }) });
}

const newAddress = ({ identity }: IdentityContext, { kind }: Connection, { webhookUrl }: Pick<ConnectionSettings, 'webhookUrl'>): Partial<Connection> =>
  (webhookUrl === undefined ? {} : { webhookUrl: webhookOf(kind, webhookUrl, identity) });

const changes = ({ kind }: Connection, { name, allowlist, ratePerMinute, dedicatedHost, warehouseId }: Omit<ConnectionSettings, 'id'>): Partial<Connection> => ({
  ...(typeof name === 'string' && { name: validName(name) }),
  ...(allowlist !== undefined && { allowlist: validAllowlist(allowlist ?? []) }),
  ...(typeof ratePerMinute === 'number' && { ratePerMinute: validRate(kind, ratePerMinute) }),
  ...(dedicatedHost !== undefined && { dedicatedHost: validHost(dedicatedHost) }),
  ...(warehouseId !== undefined && { warehouseId }),
});

/** The settings specific to its kind. */
function ownSettings(connection: Connection, { wmsJson, wmsXml, carrier, store, collector }: Omit<ConnectionSettings, 'id'>): StoredSettings {
  if (carrier) return changedCarrierSettings(connection, carrier);
  if (store) return changedStoreSettings(connection, store);
  if (collector) return changedCollectorSettings(connection, collector);
  const json = wmsJson ? changedSettings(connection, 'WMS_JSON', wmsJson) : connection.settings;
  return wmsXml ? changedSettings(connection, 'WMS_XML', wmsXml) : json;
}
