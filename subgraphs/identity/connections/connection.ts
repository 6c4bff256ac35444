import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Scope } from '#contract/scopes.js';
import type { StoredSettings } from './wms-settings.js';

/** Every way another system is connected. */
export const CONNECTION_KINDS = ['FULFILLMENT', 'WMS_JSON', 'WMS_XML', 'COMMERCE', 'STORE', 'DELIVERY', 'CATALOG', 'COLLECTOR', 'CARRIER'] as const;

/** One of {@link CONNECTION_KINDS}. */
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** The life of a connection: nothing works until the merchant activates it. */
export type ConnectionStatus = 'DRAFT' | 'ACTIVE' | 'PAUSED';

/** What the merchant does with a connection. */
export type ConnectionTrigger = 'activate' | 'pause';

/** The state table; a pair that is absent is refused. */
export const CONNECTION_TRANSITIONS: Readonly<Record<ConnectionStatus, Partial<Record<ConnectionTrigger, ConnectionStatus>>>> = {
  DRAFT: { activate: 'ACTIVE' },
  ACTIVE: { pause: 'PAUSED' },
  PAUSED: { activate: 'ACTIVE' },
};

/** Another system's access to one company. */
export interface Connection {
  readonly companyId: number;
  readonly id: string;
  readonly kind: ConnectionKind;
  readonly name: string;
  readonly status: ConnectionStatus;
  /** The warehouse it speaks for. */
  readonly warehouseId: string | null;
  readonly scopes: readonly Scope[];
  readonly ratePerMinute: number;
  /** Addresses and CIDR ranges it may call from; empty for any. */
  readonly allowlist: readonly string[];
  /** The only host it is answered on. */
  readonly dedicatedHost: string | null;
  /** The beginning of its key, to tell keys apart. */
  readonly keyPrefix: string | null;
  readonly username: string | null;
  readonly webhookUrl: string | null;
  /** Sealed. */
  readonly webhookSecret: string | null;
  /** What its kind alone can set, as far as it was set. */
  readonly settings: StoredSettings;
  readonly silentSince: Instant | null;
  readonly lastCallAt: Instant | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** What people are shown of a connection (document 1, Events: the platform flags a silent one as Error). */
export type ConnectionIndicator = ConnectionStatus | 'ERROR';

/** The status, or ERROR while an active connection is silent. */
export const indicatorOf = ({ status, silentSince }: Connection): ConnectionIndicator => (status === 'ACTIVE' && silentSince !== null ? 'ERROR' : status);

/** Calls a minute of a connection that says nothing else (document 1, Limits). */
export const DEFAULT_RATE_PER_MINUTE = 600;

const WAREHOUSE_SCOPES = ['fulfillment:read', 'fulfillment:write'] as const;
const READ_SCOPES = ['orders:read', 'returns:read', 'inventory:read', 'locations:read', 'catalog:read'] as const;

interface KindRules {
  /** Scopes of a connection that asks for none. */
  readonly usual: readonly Scope[];
  /** Scopes it gets only when asked for. */
  readonly onRequest?: readonly Scope[];
  readonly needsWarehouse?: true;
}

const RULES: Readonly<Record<ConnectionKind, KindRules>> = {
  FULFILLMENT: { usual: WAREHOUSE_SCOPES, needsWarehouse: true },
  WMS_JSON: { usual: WAREHOUSE_SCOPES, needsWarehouse: true },
  WMS_XML: { usual: WAREHOUSE_SCOPES, needsWarehouse: true },
  COMMERCE: { usual: READ_SCOPES, onRequest: ['orders:write'] },
  STORE: { usual: [] },
  DELIVERY: { usual: ['content:read'] },
  CATALOG: { usual: ['catalog:read', 'catalog:write'] },
  COLLECTOR: { usual: [] },
  CARRIER: { usual: [] },
};

/** The scopes a new connection gets; throws BAD_INPUT for one its kind cannot have. */
export function scopesFor(kind: ConnectionKind, asked: readonly string[] | null | undefined): readonly Scope[] {
  const { usual, onRequest = [] } = RULES[kind];
  if (!asked) return usual;
  const possible = [...usual, ...onRequest];
  const unknown = asked.filter((scope) => !possible.some((known) => known === scope));
  if (unknown.length > 0) {
    throw new Failure('BAD_INPUT', `A ${kind} connection cannot have ${unknown.join(', ')}`, { scopes: [`known are ${possible.join(', ') || 'none'}`] });
  }
  return possible.filter((scope) => asked.includes(scope));
}

/** The status after a trigger; throws INVALID_STATE for a pair the table lacks, BAD_INPUT while the warehouse is missing. */
export function statusAfter({ kind, status, warehouseId }: Connection, trigger: ConnectionTrigger): ConnectionStatus {
  const next = CONNECTION_TRANSITIONS[status][trigger];
  if (!next) throw new Failure('INVALID_STATE', `This connection is ${status}`, { status });
  if (next === 'ACTIVE' && RULES[kind].needsWarehouse && warehouseId === null) {
    throw new Failure('BAD_INPUT', 'Name the warehouse this connection speaks for', { warehouseId: ['is required'] });
  }
  return next;
}
