import type { SealingKey } from '#kernel/crypto.js';
import type { SubgraphKeys } from '../subgraph.js';

/** A master key, for the database of one subgraph. */
export interface MasterKey {
  /** Wraps the data keys; its id is that of the master key. */
  readonly wrapping: SealingKey;
  /** The data keys that releases without stored ones derived from it. */
  readonly derived: SubgraphKeys;
}

/** The master keys that are known: the first wraps, all of them open. */
export type MasterKeys = readonly [MasterKey, ...MasterKey[]];

/** A database was last wrapped with a master key that is not known. */
export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey';

  constructor(/** The id of the key it is wrapped with. */ readonly expected: string, /** The ids of the keys at hand. */ readonly presented: readonly string[]) {
    super(`Its secrets are sealed with the master key ${expected}, and known are ${presented.join(', ')}`);
  }
}

/** A database of a release that derived its data keys does not tell from which of several master keys. */
export class SeveralMasterKeys extends Error {
  override readonly name = 'SeveralMasterKeys';

  constructor() {
    super('Its keys are to be derived from the one master key it was made with, and there are several');
  }
}

/** The ids of master keys. */
export const idsOf = (masters: MasterKeys): string[] => masters.map(({ wrapping: { id } }) => id);

/** The master key of an id; throws {@link WrongMasterKey} where it is not known. */
export function masterOf(masters: MasterKeys, id: string): MasterKey {
  const found = masters.find(({ wrapping }) => wrapping.id === id);
  if (!found) throw new WrongMasterKey(id, idsOf(masters));
  return found;
}
