import type { Migration } from '../migration.js';

/** A column that holds the hash of stored bytes of the row's company. */
export interface BlobColumn {
  readonly table: string;
  readonly column: string;
  /** A column that is empty once the bytes may be gone. */
  readonly unlessEmpty?: string;
}

/** A column that names a row of another table of the same company, or of none where the tables have no company. */
export interface RowReference {
  readonly table: string;
  readonly column: string;
  readonly of: string;
  /** The column of the other table; `id` unless given. */
  readonly by?: string;
}

/** What a backup must know of a database, beside its rows. */
export interface KeptPart {
  readonly migrations: readonly Migration[];
  readonly blobs: readonly BlobColumn[];
  /** References that hold whatever happened, for the check of a restored database. */
  readonly references: readonly RowReference[];
}
