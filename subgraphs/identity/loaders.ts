import DataLoader from 'dataloader';
import type { CallContext } from '#contract/principal.js';
import type { Company } from './companies/company.js';
import { companiesByIds } from './companies/company.store.js';
import type { Connection } from './connections/connection.js';
import { connectionsByIds } from './connections/connection.store.js';
import type { Identity } from './identity-deps.js';
import type { Person } from './people/person.js';
import { peopleByIds } from './people/person.store.js';

/** Records that several fields of one answer ask for, read together; each loader is made when it is first used. */
export class IdentityLoaders {
  #companies: DataLoader<number, Company | null> | undefined;
  #connections: DataLoader<string, Connection | null> | undefined;
  #people: DataLoader<string, Person | null> | undefined;
  #bodies: DataLoader<string, string | null> | undefined;

  constructor(private readonly identity: Identity, private readonly call: CallContext) {}

  /** A company by id. */
  company(id: number): Promise<Company | null> {
    this.#companies ??= new DataLoader(async (ids) =>
      inOrder(ids, new Map((await companiesByIds(this.identity.database, ids)).map((company) => [company.id, company]))));
    return this.#companies.load(id);
  }

  /** A connection of the caller's company by id. */
  connection(id: string): Promise<Connection | null> {
    this.#connections ??= new DataLoader(async (ids) =>
      inOrder(ids, new Map((await connectionsByIds(this.identity.database, this.companyId, { ids })).map((connection) => [connection.id, connection]))));
    return this.#connections.load(id);
  }

  /** A person of the caller's company by id. */
  person(id: string): Promise<Person | null> {
    this.#people ??= new DataLoader(async (ids) =>
      inOrder(ids, new Map((await peopleByIds(this.identity.database, this.companyId, ids)).map((person) => [person.id, person]))));
    return this.#people.load(id);
  }

  /** A body of the caller's company by its hash. */
  body(hash: string): Promise<string | null> {
    this.#bodies ??= new DataLoader(async (hashes) => inOrder(hashes, await this.identity.callBodies.read(this.companyId, hashes)));
    return this.#bodies.load(hash);
  }

  private get companyId(): number {
    return this.call.principal.companyId;
  }
}

const inOrder = <K, V>(keys: readonly K[], found: ReadonlyMap<K, V>): (V | null)[] => keys.map((key) => found.get(key) ?? null);
