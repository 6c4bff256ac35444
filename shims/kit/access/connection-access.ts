import type { ConnectionKind } from '#contract/schema.generated.js';
import type { CatalogKey } from '#contract/catalog-key.js';
import type { DeliveryToken } from '#contract/delivery-token.js';
import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import { SCOPES } from '#contract/scopes.js';
import type { CallerLimit, RateHeaders } from '../limits/limit.js';
import { AuthenticateDocument, type AuthenticateMutation } from '../operations/authenticate.generated.js';
import type { Caller } from '../route.js';
import { surfaceContext } from '../surface-context.js';
import type { Access } from './access.js';
import type { CredentialReader } from './credential.js';
import { inactiveConnection } from './inactive-connection.js';
import { refuseAppToken } from './refuse-app-token.js';

type Authentication = AuthenticateMutation['authenticate'];

/** The calling connection, as the pipeline and the routes know it. */
export type ConnectionFacts = NonNullable<Authentication['connection']>;

/** A connection identified by its credentials. */
export interface ConnectionCaller extends Caller {
  readonly connection: ConnectionFacts;
}

interface ConnectionSurface {
  readonly surface: string;
  readonly kind: ConnectionKind;
  /** In order of precedence; the first one present is used. */
  readonly credentials: readonly CredentialReader[];
}

/** Authentication by a connection's credentials: blocked address, credentials, allowlist, then the connection's state. */
export const connectionAccess = ({ surface, kind, credentials }: ConnectionSurface): Access<ConnectionCaller> => ({
  kind: 'connection', connectionKind: kind,
  async admit(exchange, { call, urls }) {
    const { headers } = exchange.request;
    const shown = credentials.map((read) => read(headers)).find((credential) => credential !== undefined);
    await refuseAppToken(call, { credential: shown, issuer: urls?.auth }, surfaceContext(surface, exchange));
    const input = Object.assign({ surface, kind, address: exchange.address, host: headers.host ?? null }, shown);
    const { authenticate } = await call(AuthenticateDocument, { input }, surfaceContext(surface, exchange));
    const connection = admitted(authenticate);
    const caller = callerOf(connection);
    exchange.principal = caller.principal;
    return caller;
  },
});

/** The connection's own limit of calls a minute, over all its keys and surfaces. */
export const connectionLimit = (headers?: RateHeaders): CallerLimit<ConnectionCaller> =>
  ({ by: 'caller', name: 'connection', key: ({ connection }) => connection.id, most: ({ connection }) => connection.ratePerMinute, ...(headers && { headers }) });

function admitted({ outcome, connection, retryAfterSeconds }: Authentication): ConnectionFacts {
  if (outcome === 'BLOCKED') throw new Failure('ADDRESS_BLOCKED', 'Too many failed attempts from this address; wait', { retryAfterSeconds: retryAfterSeconds ?? 1 });
  if (outcome === 'ADDRESS_REFUSED') throw new Failure('ADDRESS_REFUSED', 'The key is missing or wrong, or this address may not use it');
  if (outcome !== 'AUTHENTICATED' || !connection) throw new Failure('UNAUTHENTICATED', 'The key is missing or wrong, or this address may not use it');
  return connection;
}

/** A connection as its caller, with its rights and state. */
export const callerOf = (connection: ConnectionFacts): ConnectionCaller => ({ principal: principalOf(connection), connection, inactive: inactiveConnection(connection.status) });

/** The rights of a connection. */
const principalOf = ({ id, kind, companyId, name, scopes, warehouseId, settings }: ConnectionFacts): Principal => ({
  kind: 'connection',
  companyId,
  actor: name,
  scopes: SCOPES.filter((scope) => scopes.includes(scope)),
  connectionId: id,
  warehouseId: warehouseId ?? undefined,
  catalogKey: kind === 'CATALOG' ? settings as CatalogKey : undefined, // identity answers the settings of each kind whole
  siteId: kind === 'DELIVERY' ? (settings as DeliveryToken).siteId : undefined,
});
