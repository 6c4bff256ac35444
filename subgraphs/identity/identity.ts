import 'reflect-metadata';
import { databaseBytes } from '#subgraph-kit/database-bytes.js';
import { auditResolver } from '#subgraph-kit/audit/audit.resolver.js';
import type { AuditCall } from '#subgraph-kit/audit/list-audit-entries.js';
import { executableSchema, type SchemaParts } from '#subgraph-kit/build-schema.js';
import { signedCursors } from '#subgraph-kit/cursor.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { outbox } from '#subgraph-kit/outbox.js';
import { commandsResolver } from '#subgraph-kit/commands.resolver.js';
import { outboxResolvers } from '#subgraph-kit/outbox-resolvers.js';
import type { OutboxCall } from '#subgraph-kit/relay-outbox.js';
import { reportedOnce } from '#subgraph-kit/unreadable-rows.js';
import type { RepeatCall } from '#subgraph-kit/repeat-call.js';
import { renewedContext } from '#subgraph-kit/renewed-context.js';
import { requireWritable } from '#subgraph-kit/require-writable.js';
import type { CatalogExists, FindLocationId, SiteExists, Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';
import { Failure } from '#contract/failure.js';
import { DEFAULT_AUTH_URL, DEFAULT_GRAPHQL_URL } from '#contract/oauth.js';
import { AssistantCallResolver } from './assistants/assistant-call.resolver.js';
import { AssistantModulesResolver } from './assistants/assistant-modules.resolver.js';
import { AssistantUserResolver } from './assistants/assistant-user.resolver.js';
import { bodyNames } from './calls/call-bodies.js';
import { callLog } from './calls/call-log.js';
import { CallLogResolver } from './calls/call-log.resolver.js';
import { CallResolver } from './calls/call.resolver.js';
import { openUnkeyedCalls } from './calls/unkeyed-calls.store.js';
import { ServingProcessResolver } from './calls/serving-process.resolver.js';
import { AccountResolver } from './accounts/account.resolver.js';
import { OwnAccountResolver } from './accounts/own-account.resolver.js';
import { passwords } from './accounts/password-hashing.js';
import { SessionResolver } from './accounts/session.resolver.js';
import { sessionUses } from './accounts/session-uses.js';
import { BrandResolver } from './companies/brand.resolver.js';
import { CompanyResolver } from './companies/company.resolver.js';
import { connectionReference } from './connections/read-connections.js';
import { companyReference } from './companies/read-company.js';
import { AuthenticationResolver } from './connections/authentication.resolver.js';
import { callTimes } from './connections/call-times.js';
import { ConnectedLocationResolver } from './connections/connected-location.resolver.js';
import { ConnectionRecordsResolver } from './connections/connection-records.resolver.js';
import { ConnectionResolver } from './connections/connection.resolver.js';
import { LockoutResolver } from './connections/lockout.resolver.js';
import { SilenceResolver } from './connections/silence.resolver.js';
import { CarrierConnectionResolver } from './connections/carrier-connection.resolver.js';
import { CollectorConnectionResolver } from './connections/collector-connection.resolver.js';
import { StoreConnectionResolver } from './connections/store-connection.resolver.js';
import { CatalogKeyResolver } from './connections/catalog-key.resolver.js';
import { ConnectionScopesResolver } from './connections/connection-scopes.resolver.js';
import { LocationConnectionResolver } from './connections/location-connection.resolver.js';
import { OrderReadersResolver } from './connections/order-readers.resolver.js';
import { unstoredFailures } from './connections/unstored-failures.js';
import { DeploymentTaskResolver } from './deployment/deployment-task.resolver.js';
import { JobResolver } from './deployment/job.resolver.js';
import { DeliveryWorkResolver } from './deliveries/delivery-work.resolver.js';
import { DeliveryResolver } from './deliveries/delivery.resolver.js';
import { DestinationResolver } from './deliveries/destination.resolver.js';
import { SiteRevalidationResolver } from './deliveries/site-revalidation.resolver.js';
import { OwnDestinationResolver } from './deliveries/own-destination.resolver.js';
import { attemptLog } from './deliveries/record-attempts.js';
import { SenderAddressResolver } from './emails/sender-address.resolver.js';
import { SentEmailResolver } from './emails/sent-email.resolver.js';
import { MailResolver } from './mails/mail.resolver.js';
import { NotificationResolver } from './notifications/notification.resolver.js';
import type { Identity, IdentityContext } from './identity-deps.js';
import { IdentityLoaders } from './loaders.js';
import { KEY_HISTORY } from './key-history.js';
import { identityMigrations } from './migrations.js';
import { AuthorizationResolver } from './oauth/authorization.resolver.js';
import { ConnectedAppResolver } from './oauth/connected-app.resolver.js';
import { grantUses } from './oauth/grant-uses.js';
import { OAuthResolver } from './oauth/oauth.resolver.js';
import { signingKeys } from './oauth/signing-keys.js';
import { tokenVerifier } from './oauth/verify-token.js';
import { isActor } from './people/is-actor.js';
import { InvitationResolver } from './people/invitation.resolver.js';
import { PersonResolver } from './people/person.resolver.js';
import { PersonSessionResolver } from './people/person-session.resolver.js';
import { StaffTokenResolver } from './people/staff-token.resolver.js';
import { tokenUses } from './people/token-uses.js';

const auditCall = (context: object): AuditCall => {
  const { identity: { database, cursors }, ...call } = context as IdentityContext;
  return { database, cursors, call, isActor: (actor) => isActor(context as IdentityContext, actor) };
};

const outboxCall = (context: object): OutboxCall => {
  const { identity: { database, clock }, ...call } = context as IdentityContext;
  return { database, clock, call };
};

/** The resolvers and entity references of the identity subgraph. */
export const identityParts: SchemaParts = {
  resolvers: [
    CompanyResolver, BrandResolver, PersonResolver, PersonSessionResolver, StaffTokenResolver, AccountResolver, OwnAccountResolver, SessionResolver, InvitationResolver, ConnectionResolver, ConnectionRecordsResolver, ConnectedLocationResolver, AuthenticationResolver, LockoutResolver, SilenceResolver, LocationConnectionResolver, OrderReadersResolver, ConnectionScopesResolver, CatalogKeyResolver, CarrierConnectionResolver, StoreConnectionResolver, CollectorConnectionResolver, CallResolver, CallLogResolver, ServingProcessResolver, DeliveryResolver, DeliveryWorkResolver, DestinationResolver, SiteRevalidationResolver, OwnDestinationResolver,
    DeploymentTaskResolver, JobResolver, MailResolver, SenderAddressResolver, SentEmailResolver, NotificationResolver, OAuthResolver, AuthorizationResolver, ConnectedAppResolver, AssistantUserResolver, AssistantModulesResolver, AssistantCallResolver, ...outboxResolvers('identity', outboxCall), commandsResolver('identity', outboxCall), auditResolver('identity', auditCall),
  ],
  references: {
    Company: ({ id }, context) => companyReference(context as IdentityContext, Number(id)),
    Connection: ({ id }, context) => connectionReference(context as IdentityContext, String(id)),
  },
};

/** Open the identity subgraph: companies, people, connections, lockouts, call log and deliveries. */
export async function openIdentity(given: SubgraphDeps): Promise<Subgraph> {
  const { database: location, clock, ids, log, keys: openKeys, wakeRelay, findLocationId, catalogExists, siteExists, repeatCall, clockMoved, allowLoopbackWebhooks, callLogBytes, registrationsAnHour, appRedirects, authUrl, graphqlUrl, commerceUrl } = { ...DEFAULTS, ...given };
  const setAside = reportedOnce({ log });
  const database = await openDatabase({ location, migrations: identityMigrations, clock, setAside, log });
  const closed = async (error: unknown): Promise<never> => {
    await database.close();
    throw error;
  };
  const keys = await openKeys(database, KEY_HISTORY);
  const unkeyedCalls = await openUnkeyedCalls(location, { clock, setAside, log }).catch(closed);
  const names = bodyNames(clock);
  const callDatabases = location.kind === 'sqlite' ? [database, unkeyedCalls.database] : [database];
  const events = outbox(ids, wakeRelay);
  const oauthKeys = signingKeys({ database, clock, sealing: keys.sealing });
  const identity: Identity = {
    database, clock, ids, outbox: events, cursors: signedCursors(keys.cursor), sealing: keys.sealing, signingKeys: oauthKeys, verifier: tokenVerifier(oauthKeys, clock),
    callTimes: callTimes({ database, clock, log }), tokenUses: tokenUses({ database, clock, log }), sessionUses: sessionUses({ database, clock, log }), grantUses: grantUses({ database, clock, log }), passwords: passwords(), bodyNames: names, unkeyedCalls, callDatabases,
    callLog: callLog({ database, clock, ids, names, unkeyed: unkeyedCalls }),
    attemptLog: attemptLog({ database, clock, outbox: events }), wakeSenders: wakeRelay, unstoredFailures: unstoredFailures(clock), findLocationId, catalogExists, siteExists, repeatCall, clockMoved, allowLoopbackWebhooks, callLogBytes, registrationsAnHour, appRedirects, authUrl, graphqlUrl, commerceUrl,
  };
  return {
    name: 'identity',
    schema: executableSchema(identityParts),
    context: (call) => renewedContext(call, (own, given): IdentityContext => {
      const mine = given(identity);
      return Object.assign({ identity: mine, loaders: new IdentityLoaders(mine, call), dryRun: undefined }, own);
    }),
    databaseBytes: () => databaseBytes(database),
    ready: async () => { await Promise.all(callDatabases.map(requireWritable)); },
    holdWrites: () => Promise.all(callDatabases.map((held) => held.holdWrites())),
    checkParts: () => oauthKeys.check(),
    close: async () => {
      await Promise.all([identity.callLog.close(), identity.callTimes.close(), identity.tokenUses.close(), identity.sessionUses.close(), identity.grantUses.close(), identity.attemptLog.close()]);
      await database.close();
    },
  };
}

/** The default without a client to the other subgraphs: no location can be verified, so none is accepted. */
const locationsUnavailable: FindLocationId = () => Promise.reject(new Failure('UNAVAILABLE', 'The location cannot be verified, because the orders subgraph is not available'));

const catalogsUnavailable: CatalogExists = () => Promise.reject(new Failure('UNAVAILABLE', 'The catalog cannot be verified, because the catalog subgraph is not available'));

const sitesUnavailable: SiteExists = () => Promise.reject(new Failure('UNAVAILABLE', 'The site cannot be verified, because the content subgraph is not available'));

const interfacesUnavailable: RepeatCall = () => Promise.reject(new Failure('UNAVAILABLE', 'The call cannot be repeated, because the interfaces are not available'));

/** Of what is not given. */
const DEFAULTS = {
  findLocationId: locationsUnavailable, catalogExists: catalogsUnavailable, siteExists: sitesUnavailable, repeatCall: interfacesUnavailable, clockMoved: () => Promise.resolve(), allowLoopbackWebhooks: false, callLogBytes: 2_147_483_648, // 2 GiB
  registrationsAnHour: 300, appRedirects: [], authUrl: DEFAULT_AUTH_URL, graphqlUrl: DEFAULT_GRAPHQL_URL, commerceUrl: '',
};
