import { createHash, hkdfSync } from 'node:crypto';
import type { Config, SubgraphName } from '#kernel/config.js';
import type { SealingKey } from '#kernel/crypto.js';
import { keyFile } from './key-file.js';

/** The keys of this deployment, each for one purpose. */
export interface DeploymentKeys {
  /** Signs the context of calls between processes. */
  readonly internal: Buffer;
  /** What the demo company's passwords follow from. */
  readonly demo: Buffer;
  of(subgraph: SubgraphName): { readonly cursor: Buffer; readonly sealing: SealingKey };
}

const KEY_BYTES = 32;
const KEY_ID_LENGTH = 8;

/** Derive every key from the master key (HKDF-SHA256); settings that are absent are generated into the data folder. */
export function deploymentKeys({ dataFolder, masterKey, internalKey }: Config): DeploymentKeys {
  const master = masterKey ?? keyFile(dataFolder, 'master.key');
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', master, '', `portico ${purpose}`, KEY_BYTES));
  return {
    internal: internalKey ?? derive('internal'),
    demo: derive('demo'),
    of: (subgraph) => ({ cursor: derive(`${subgraph} cursor`), sealing: named(derive(`${subgraph} sealing`)) }),
  };
}

/** The id only tells keys apart; it is a digest, so it gives nothing of the key away. */
const named = (bytes: Buffer): SealingKey => ({ id: createHash('sha256').update(bytes).digest('hex').slice(0, KEY_ID_LENGTH), bytes });
