import { executableSchema, type SchemaParts } from '#subgraph-kit/build-schema.js';
import { signedCursors } from '#subgraph-kit/cursor.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { outbox } from '#subgraph-kit/outbox.js';
import { sourceFolder } from '#kernel/source-folder.js';
import type { Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';
import { callBodies } from './calls/call-bodies.js';
import { callLog } from './calls/call-log.js';
import { CallLogResolver } from './calls/call-log.resolver.js';
import { CallResolver } from './calls/call.resolver.js';
import { CompanyResolver } from './companies/company.resolver.js';
import { companyReference } from './companies/read-company.js';
import { AuthenticationResolver } from './connections/authentication.resolver.js';
import { callTimes } from './connections/call-times.js';
import { ConnectionResolver } from './connections/connection.resolver.js';
import { SilenceResolver } from './connections/silence.resolver.js';
import { DeliveryWorkResolver } from './deliveries/delivery-work.resolver.js';
import { DeliveryResolver } from './deliveries/delivery.resolver.js';
import { attemptLog } from './deliveries/record-attempts.js';
import type { Identity, IdentityContext } from './identity-deps.js';
import { IdentityLoaders } from './loaders.js';
import { identityMigrations } from './migrations.js';
import { OutboxResolver } from './outbox.resolver.js';
import { PersonResolver } from './people/person.resolver.js';

/** What the identity schema is made of. */
export const identityParts: SchemaParts = {
  resolvers: [CompanyResolver, PersonResolver, ConnectionResolver, AuthenticationResolver, SilenceResolver, CallResolver, CallLogResolver, DeliveryResolver, DeliveryWorkResolver, OutboxResolver],
  references: {
    Company: ({ id }, context) => companyReference(context as IdentityContext, Number(id)),
    Connection: ({ id }, context) => (context as IdentityContext).loaders.connection(String(id)),
  },
};

/** Open the subgraph that knows who calls: companies, people, connections, lockouts and the call log. */
export async function openIdentity({ database: location, clock, ids, log, keys, wakeRelay, allowLoopbackWebhooks = false }: SubgraphDeps): Promise<Subgraph> {
  const database = await openDatabase({ location, migrations: identityMigrations, clock });
  const bodies = callBodies(database, clock);
  const events = outbox(ids, wakeRelay);
  const identity: Identity = {
    database, clock, ids, outbox: events, cursors: signedCursors(keys.cursor), sealing: keys.sealing,
    callTimes: callTimes({ database, clock, log }), callBodies: bodies, callLog: callLog({ database, clock, ids, bodies }),
    attemptLog: attemptLog({ database, clock, outbox: events }), allowLoopbackWebhooks,
  };
  return {
    name: 'identity',
    schema: await executableSchema(identityParts, new URL('schema.graphql', sourceFolder(import.meta.url))),
    context: (call): IdentityContext => ({ ...call, identity, loaders: new IdentityLoaders(identity, call) }),
    ready: async () => { await database.query('SELECT 1'); },
    close: async () => {
      await Promise.all([identity.callLog.close(), identity.callTimes.close(), identity.attemptLog.close()]);
      await database.close();
    },
  };
}
