import { unseal, type SealingKey } from '#kernel/crypto.js';

/** A webhook signing secret; a failure in its place when it cannot be decrypted. */
export type OpenedSecret<S extends string | null> = { readonly secret: S } | { readonly failure: string };

/** The plain text of a webhook secret sealed for one row; a failure with the remedy when it cannot be decrypted. */
export function openedSecret(sealed: string, identity: string, { sealing, remedy }: { sealing: SealingKey; remedy: string }): OpenedSecret<string> {
  try {
    return { secret: unseal(sealed, identity, sealing) };
  } catch {
    return { failure: `The webhook secret cannot be read; ${remedy}` };
  }
}
