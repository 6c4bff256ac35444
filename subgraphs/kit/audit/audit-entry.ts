import type { Instant } from '#kernel/clock.js';

/** What a person or the command line wrote in one transaction. */
export interface AuditEntry {
  readonly id: string;
  readonly writtenAt: Instant;
  readonly operation: string;
  readonly actor: string;
  /** The interface it came through: `graphql`, `command-line`. */
  readonly via: string;
  readonly requestId: string;
  readonly subject: string | null;
  /** Null where it is withheld. */
  readonly input: object | null;
  readonly changes: readonly { readonly kind: string; readonly id: string; readonly fields: readonly { readonly name: string; readonly before: unknown; readonly after: unknown }[] }[];
  /** How many records were changed; the changes are those of the first of them. */
  readonly changeCount: number;
}
