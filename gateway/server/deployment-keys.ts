import { createHash, hkdfSync } from 'node:crypto';
import type { Clock } from '#kernel/clock.js';
import type { Config, SubgraphName } from '#kernel/config.js';
import type { SealingKey } from '#kernel/crypto.js';
import type { SigningKeys } from '#contract/signed-context.js';
import { masterKey, type MasterKey } from './master-key.js';

/** The keys of this deployment, each for one purpose. */
export interface DeploymentKeys {
  /** The setting or file the master key comes from. */
  readonly origin: string;
  /** Signs the context of calls between processes. */
  readonly internal: SigningKeys;
  /** The demo company's passwords are derived from it. */
  readonly demo: Buffer;
  of(subgraph: SubgraphName): { readonly cursor: Buffer; readonly sealing: SealingKey };
}

const KEY_BYTES = 32;
const KEY_ID_LENGTH = 8;

/** The keys of this process; a master key that is absent is generated into the data folder. */
export const deploymentKeys = async (config: Config, clock: Clock): Promise<DeploymentKeys> => keysFrom(await masterKey(config, clock), config);

/** Derive every key from the master key (HKDF-SHA256). */
export function keysFrom({ bytes, origin }: MasterKey, { internalKeys }: Config): DeploymentKeys {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', bytes, '', `portico ${purpose}`, KEY_BYTES));
  const [signing, ...accepted] = internalKeys ?? [derive('internal')];
  return {
    origin,
    internal: [named(signing), ...accepted.map(named)],
    demo: derive('demo'),
    of: (subgraph) => ({ cursor: derive(`${subgraph} cursor`), sealing: named(derive(`${subgraph} sealing`)) }),
  };
}

/** The id distinguishes keys; it is a digest and reveals nothing of the key. */
const named = (bytes: Buffer): SealingKey => ({ id: createHash('sha256').update(bytes).digest('hex').slice(0, KEY_ID_LENGTH), bytes });
