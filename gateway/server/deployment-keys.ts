import { hkdfSync } from 'node:crypto';
import type { Clock } from '#kernel/clock.js';
import type { Config, SubgraphName } from '#kernel/config.js';
import { namedKey } from '#kernel/crypto.js';
import type { SigningKey, SigningKeys } from '#contract/signed-context.js';
import type { MasterKey, MasterKeys } from '#subgraph-kit/data-keys/master-key.js';
import { knownMasterKeys, masterKeys, type KnownMasterKeys } from './master-key.js';

/** The keys of this deployment, each for one purpose. */
export interface DeploymentKeys {
  /** The setting or file the master keys come from. */
  readonly origin: string;
  /** Sign the context of calls between processes; the same list after master.key was read again. */
  readonly internal: SigningKeys;
  /** The demo company's passwords are derived from it. */
  readonly demo: Buffer;
  /** The master keys, which open what the database of a subgraph has. */
  of(subgraph: SubgraphName): MasterKeys;
  /** Read master.key again, which a rotation of the master key has replaced. */
  readAgain(): void;
}

type Keys = KnownMasterKeys['keys'];

const KEY_BYTES = 32;

const derive = (master: Buffer, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', master, '', `portico ${purpose}`, KEY_BYTES));

/** The keys of this process; a master key that is absent is generated into the data folder. */
export const deploymentKeys = async (config: Config, clock: Clock): Promise<DeploymentKeys> => keysFrom(await masterKeys(config, clock), config);

/** Derive the keys of processes from the master keys (HKDF-SHA256), and what opens those that databases have. */
export function keysFrom({ keys: first, origin }: KnownMasterKeys, config: Config): DeploymentKeys {
  let keys = first;
  const internal = signing(keys, config);
  return {
    origin, internal,
    get demo() { return derive(keys[0], 'demo'); },
    of: (subgraph) => each(keys, (master) => masterKey(master, subgraph)),
    readAgain() {
      keys = knownMasterKeys(config)?.keys ?? keys;
      internal.splice(0, internal.length, ...signing(keys, config));
    },
  };
}

/** The id of a master key, for messages and beside what it wraps; it reveals nothing of the key. Before databases kept their keys it was written into every secret. */
export const masterKeyId = (master: Buffer): string => namedKey(derive(master, 'identity sealing')).id;

const signing = (keys: Keys, { internalKeys }: Config): [SigningKey, ...SigningKey[]] => each(internalKeys ?? each(keys, (master) => derive(master, 'internal')), namedKey);

const masterKey = (master: Buffer, subgraph: SubgraphName): MasterKey => ({
  wrapping: { id: masterKeyId(master), bytes: derive(master, 'wrapping') },
  derived: { cursor: derive(master, `${subgraph} cursor`), sealing: namedKey(derive(master, `${subgraph} sealing`)) },
});

const each = <From, To>([first, ...others]: readonly [From, ...From[]], work: (one: From) => To): [To, ...To[]] => [work(first), ...others.map(work)];
