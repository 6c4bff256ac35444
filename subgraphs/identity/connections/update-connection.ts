import { validName } from '../companies/company.js';
import type { IdentityContext } from '../identity-deps.js';
import { validAllowlist } from './address-allowlist.js';
import { changeConnection } from './change-connection.js';
import type { Connection } from './connection.js';
import { validHost, validRate, validWebhookUrl } from './connection-settings.js';

/** Settings to change; what is left out stays. */
export interface ConnectionSettings {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly allowlist?: readonly string[] | null | undefined;
  readonly ratePerMinute?: number | null | undefined;
  readonly dedicatedHost?: string | null | undefined;
  readonly webhookUrl?: string | null | undefined;
  readonly warehouseId?: string | null | undefined;
}

/** Change a connection's settings; null empties what may be empty. Needs staff:write. */
export const updateConnection = (context: IdentityContext, { id, ...settings }: ConnectionSettings): Promise<Connection> =>
  changeConnection(context, { id, what: 'updated', apply: (connection) => ({ ...connection, ...changes(settings) }) });

const changes = ({ name, allowlist, ratePerMinute, dedicatedHost, webhookUrl, warehouseId }: Omit<ConnectionSettings, 'id'>): Partial<Connection> => ({
  ...(typeof name === 'string' && { name: validName(name) }),
  ...(allowlist !== undefined && { allowlist: validAllowlist(allowlist ?? []) }),
  ...(typeof ratePerMinute === 'number' && { ratePerMinute: validRate(ratePerMinute) }),
  ...(dedicatedHost !== undefined && { dedicatedHost: validHost(dedicatedHost) }),
  ...(webhookUrl !== undefined && { webhookUrl: validWebhookUrl(webhookUrl) }),
  ...(warehouseId !== undefined && { warehouseId }),
});
