import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { batched } from '#subgraph-kit/batched.js';
import { byId, grouped } from '#subgraph-kit/grouped.js';
import type { SignInSession } from './accounts/sign-in-session.js';
import { sessionsOfAccounts } from './accounts/sign-in-session.store.js';
import { modulesOffByCompany } from './assistants/assistant-modules.store.js';
import { readBodies } from './calls/call-bodies.js';
import { brandsByCompany } from './companies/brand.store.js';
import type { Company } from './companies/company.js';
import { companiesByIds } from './companies/company.store.js';
import type { Connection } from './connections/connection.js';
import { connectionsAt, connectionsByIds } from './connections/connection.store.js';
import { sealedKeysOf } from './connections/store-connection.store.js';
import type { Identity } from './identity-deps.js';
import type { Person } from './people/person.js';
import { findLastSeen, hereAlone } from './people/person-seen.store.js';
import { peopleByIds, peopleOfAccounts } from './people/person.store.js';

/** Data loaders of one call. */
export class IdentityLoaders {
  constructor(private readonly identity: Identity, private readonly call: CallContext) {}

  /** A company by id. */
  readonly company = batched(async (ids: readonly number[]) => byId<number, Company>(await companiesByIds(this.identity.database, ids)), null);

  /** The brand of a company. */
  readonly brand = batched((ids: readonly number[]) => brandsByCompany(this.identity.database, ids), null);

  /** The modules that a company switched off for AI clients. */
  readonly assistantModulesOff = batched((ids: readonly number[]) => modulesOffByCompany(this.identity.database, ids), null);

  /** A connection of the caller's company by id. */
  readonly connection = batched(async (ids: readonly string[]) => byId<string, Connection>(await connectionsByIds(this.identity.database, this.companyId, { ids })), null);

  /** The connections of the caller's company that represent the warehouse of a location, by the location's id. */
  readonly connectionsAt = batched(async (ids: readonly string[]) => grouped(await connectionsAt(this.identity.database, this.companyId, ids), ({ warehouseId }) => warehouseId ?? ''), []);

  /** The sealed key of a connection of the caller's company whose key can be read again. */
  readonly sealedKey = batched((ids: readonly string[]) => sealedKeysOf(this.identity.database, this.companyId, ids), null);

  /** A person of the caller's company by id. */
  readonly person = batched(async (ids: readonly string[]) => byId<string, Person>(await peopleByIds(this.identity.database, this.companyId, ids)), null);

  /** A person of the caller's company by their account. */
  readonly personOfAccount = batched(async (ids: readonly string[]) => new Map((await peopleOfAccounts(this.identity.database, this.companyId, ids)).map((person) => [person.accountId, person])), null);

  /** When a person of the caller's company last did something. */
  readonly lastSeen = batched((ids: readonly string[]) => findLastSeen(this.identity.database, this.companyId, ids), null);

  /** The sessions of an account; null for one that works for another company than the caller's too. */
  readonly sessions = batched<string, readonly SignInSession[] | null, null>(async (accountIds) => {
    const here = await hereAlone(this.identity.database, this.companyId, accountIds);
    const sessions = grouped(await sessionsOfAccounts(this.identity.database, here, instant(this.identity.clock)), ({ accountId }) => accountId);
    return new Map(here.map((id) => [id, sessions.get(id) ?? []]));
  }, null);

  /** A body of the caller's company by its hash. */
  readonly body = batched((hashes: readonly string[]) => readBodies(this.identity.callDatabases, this.companyId, hashes), null);

  private get companyId(): number {
    return this.call.principal.companyId;
  }
}
