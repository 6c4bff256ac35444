import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Clock } from '#kernel/clock.js';
import { HOSTS, SUBGRAPHS, type Config, type SubgraphName } from '#kernel/config.js';
import { systemContext } from '#contract/system-context.js';
import type { Owner } from '../../server/database-owner.js';
import { knownMasterKeys } from '../../server/master-key.js';
import { openBeside, type Beside } from '../open-beside.js';
import { NotSeen } from './check.js';
import { localUrl } from './local-url.js';
import { pendingMigrations } from './pending-migrations.js';
import { readinessAt } from './readiness-at.js';
import { readServers, type ServerReading } from './read-servers.js';

/** The deployment under examination. What several checks want is read once. */
export interface Patient {
  readonly config: Config;
  readonly clock: Clock;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** A subgraph, opened here or reached through the server that holds its database. */
  readonly open: (name: SubgraphName) => Promise<Beside>;
  /** Runs an operation on a subgraph; rejects with NotSeen where it cannot be opened. */
  readonly ask: <D, V>(name: SubgraphName, operation: TypedDocumentNode<D, V>, variables: V) => Promise<D>;
  /** The servers of this machine that hold embedded databases. */
  readonly owners: () => Promise<readonly Owner[]>;
  /** Whether a process of the product serves, as far as can be seen from here. */
  readonly isServed: () => Promise<boolean>;
  /** What each host of the databases says of itself. */
  readonly servers: () => Promise<readonly ServerReading[]>;
  readonly close: () => Promise<void>;
}

/** What a patient is made of. */
export type Admitted = Pick<Patient, 'config' | 'clock' | 'pause'>;

/** A deployment under examination: nothing of it is opened before a check asks for it. */
export function patientOf({ config, clock, pause }: Admitted): Patient {
  const opened = new Map<SubgraphName, Promise<Beside>>();
  const open = (name: SubgraphName): Promise<Beside> => remembered(opened, name, () => openQuietly(config, name, () => open('identity')));
  const owners = async (): Promise<Owner[]> => {
    const found = await Promise.allSettled(SUBGRAPHS.filter((name) => config.databases[name].kind === 'sqlite').map(open));
    return found.flatMap((one) => (one.status === 'fulfilled' ? [...one.value.servers.values()] : []));
  };
  let [served, servers]: [Promise<boolean> | undefined, Promise<readonly ServerReading[]> | undefined] = [undefined, undefined];
  return {
    config, clock, pause, open, owners,
    ask: async (name, operation, variables) => {
      const { deployment: { graph, ids } } = await open(name).catch((cause: unknown) => { throw new NotSeen(`the ${name} database could not be opened`, { cause }); });
      return graph.call(operation, variables, systemContext({ actor: 'doctor', requestId: ids.next() }));
    },
    isServed: () => served ??= isServed(config, owners),
    servers: () => servers ??= readServers(config, clock),
    close: async () => { for (const one of await Promise.allSettled(opened.values())) if (one.status === 'fulfilled') await one.value.deployment.close(); },
  };
}

function remembered<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Tables of an older release are left alone: an upgrade is a start's work. The first database that is opened makes the master key where there is none. */
async function openQuietly(config: Config, name: SubgraphName, identity: () => Promise<unknown>): Promise<Beside> {
  const { waiting, newer } = await pendingMigrations(config, name);
  if (waiting > 0 || newer !== undefined) throw new NotSeen('its tables are those of another release');
  if (name !== 'identity' && knownMasterKeys(config) === undefined) await identity().catch(() => undefined);
  return openBeside({ ...config, logLevel: 'silent' }, [name]);
}

async function isServed(config: Config, owners: () => Promise<readonly Owner[]>): Promise<boolean> {
  if ((await owners()).length > 0) return true;
  if (Object.values(config.databases).every(({ kind }) => kind === 'sqlite')) return false;
  const found = await Promise.all(HOSTS.map((host) => readinessAt(localUrl(config, host))));
  return found.some((one) => one !== undefined);
}
