import { unseal, type SealingKey } from '#kernel/crypto.js';

/** What webhooks are signed with; a failure in its place when it cannot be read. */
export type OpenedSecret<S extends string | null> = { readonly secret: S } | { readonly failure: string };

/** The plain text of a webhook secret that was sealed for one row; where it cannot be read, a failure that says what to do. */
export function openedSecret(sealed: string, identity: string, { sealing, remedy }: { sealing: SealingKey; remedy: string }): OpenedSecret<string> {
  try {
    return { secret: unseal(sealed, identity, sealing) };
  } catch {
    return { failure: `The webhook secret cannot be read; ${remedy}` };
  }
}
