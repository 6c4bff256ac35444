import { seal, unseal, type SealingKey } from '#kernel/crypto.js';
import type { SubgraphName } from '#kernel/config.js';

/** Which key of which database it is: a wrapped key that was moved to another row or database cannot be unwrapped. */
export interface KeyPlace {
  readonly subgraph: SubgraphName;
  readonly purpose: string;
}

const identityOf = ({ subgraph, purpose }: KeyPlace): string => `data key\n${subgraph}\n${purpose}`;

/** A data key, wrapped: AES-256-GCM with the id of the master key before it, and its place as additional data. */
export const wrap = (key: Buffer, place: KeyPlace, wrapping: SealingKey): string => seal(key.toString('base64url'), identityOf(place), wrapping);

/** The data key; throws where the wrapping key, the place or a byte differs. */
export function unwrap(wrapped: string, place: KeyPlace, wrapping: SealingKey): Buffer {
  try {
    return Buffer.from(unseal(wrapped, identityOf(place), wrapping), 'base64url');
  } catch {
    throw new Error(`what is stored of its key for ${place.purpose} is damaged`);
  }
}
