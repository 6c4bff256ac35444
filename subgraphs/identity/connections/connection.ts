import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Permission } from '#contract/permissions.js';
import { SCOPE_PERMISSIONS, type Scope } from '#contract/scopes.js';
import type { BlockBegins } from './lockout.js';
import type { StoredSettings } from './wms-settings.js';

/** Every kind of connection. */
export const CONNECTION_KINDS = ['FULFILLMENT', 'WMS_JSON', 'WMS_XML', 'COMMERCE', 'STORE', 'DELIVERY', 'CATALOG', 'COLLECTOR', 'CARRIER'] as const;

/** One of {@link CONNECTION_KINDS}. */
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** The states of a connection; it is refused until the merchant activates it. */
export type ConnectionStatus = 'DRAFT' | 'ACTIVE' | 'PAUSED';

/** The actions that change a connection's status. */
export type ConnectionTrigger = 'activate' | 'pause';

/** The state table; absent transitions are refused. */
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
  /** The warehouse it represents. */
  readonly warehouseId: string | null;
  readonly scopes: readonly Scope[];
  readonly ratePerMinute: number;
  /** Addresses and CIDR ranges it may call from; empty for any. */
  readonly allowlist: readonly string[];
  /** The only host on which its calls are accepted. */
  readonly dedicatedHost: string | null;
  /** The visible prefix of its key. */
  readonly keyPrefix: string | null;
  readonly username: string | null;
  readonly webhookUrl: string | null;
  /** Sealed. */
  readonly webhookSecret: string | null;
  /** Settings specific to its kind, without defaults. */
  readonly settings: StoredSettings;
  readonly silentSince: Instant | null;
  readonly lastCallAt: Instant | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** The indicator of a connection in the graph (document 1, Events: the platform flags a silent one as Error). */
export type ConnectionIndicator = ConnectionStatus | 'ERROR';

/** The status, or ERROR while an active connection is silent. */
export const indicatorOf = ({ status, silentSince }: Connection): ConnectionIndicator => (status === 'ACTIVE' && silentSince !== null ? 'ERROR' : status);

/** The default rate limit in calls per minute (document 1, Limits). */
export const DEFAULT_RATE_PER_MINUTE = 600;

const WAREHOUSE_SCOPES = ['fulfillment:read', 'fulfillment:write'] as const;
const READ_SCOPES = ['orders:read', 'returns:read', 'inventory:read', 'locations:read', 'catalog:read'] as const;

interface KindRules {
  /** Default scopes. */
  readonly usual: readonly Scope[];
  /** Scopes granted only on request. */
  readonly onRequest?: readonly Scope[];
  /** What a connection of the kind is sent or does whatever its scopes, as the permissions of a person who does the same. */
  readonly always?: readonly Permission[];
  readonly needsWarehouse?: true;
  /** What a block of an address with wrong credentials begins with, null for no block; the first of them unless given. */
  readonly blockBegins?: BlockBegins | null;
}

const RULES: Readonly<Record<ConnectionKind, KindRules>> = {
  FULFILLMENT: { usual: WAREHOUSE_SCOPES, always: ['commerce.read'], needsWarehouse: true }, // its webhooks speak of the orders and returns of its warehouse
  WMS_JSON: { usual: WAREHOUSE_SCOPES, needsWarehouse: true },
  WMS_XML: { usual: WAREHOUSE_SCOPES, needsWarehouse: true },
  COMMERCE: { usual: READ_SCOPES, onRequest: ['orders:write'] },
  STORE: { usual: [], always: ['commerce.read'] }, // reads availability and promised days
  DELIVERY: { usual: ['content:read'], blockBegins: null }, // its calls are counted by address, right or wrong, and a website whose token is new may share one with its old deployment
  CATALOG: { usual: ['catalog:read', 'catalog:write'], always: ['catalog.read'], blockBegins: 'WITH_LAST' }, // its webhooks speak of products
  COLLECTOR: { usual: [], always: ['catalog.write'] }, // writes visitors, events and carts
  CARRIER: { usual: [], always: ['commerce.write'] }, // its reports move shipments and orders
};

/** Whether a location is worked by the warehouse system of one of its connections: an active one of a kind that warehouses use. */
export const isWorkedBySystem = (connections: readonly Pick<Connection, 'kind' | 'status'>[]): boolean =>
  connections.some(({ kind, status }) => status === 'ACTIVE' && RULES[kind].needsWarehouse === true);

/** What the block of an address begins with that presents wrong credentials where connections of a kind call; null where none is blocked. */
export const blockBegins = (kind: ConnectionKind): BlockBegins | null => {
  const { blockBegins: begins = 'WITH_FIRST' } = RULES[kind];
  return begins;
};

/** The scopes of a new connection; throws BAD_INPUT for one its kind cannot have. */
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

/** What a connection gives whoever holds its credentials or receives its webhooks, as the permissions of a person who does the same. */
export const permissionsOfConnection = ({ kind, scopes }: Pick<Connection, 'kind' | 'scopes'>): readonly Permission[] =>
  [...RULES[kind].always ?? [], ...scopes.flatMap((scope) => (scope === 'system' ? [] : [SCOPE_PERMISSIONS[scope]]))];

/** The status after a trigger; throws INVALID_STATE for a transition absent from the table, BAD_INPUT while the warehouse is missing. */
export function statusAfter({ kind, status, warehouseId }: Connection, trigger: ConnectionTrigger): ConnectionStatus {
  const next = CONNECTION_TRANSITIONS[status][trigger];
  if (!next) throw new Failure('INVALID_STATE', `This connection is ${status}`, { status });
  if (next === 'ACTIVE' && RULES[kind].needsWarehouse && warehouseId === null) {
    throw new Failure('BAD_INPUT', 'This connection needs a warehouse', { warehouseId: ['is required'] });
  }
  return next;
}
