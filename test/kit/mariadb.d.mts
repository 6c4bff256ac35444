/** A private MariaDB, see mariadb.mjs. */
export interface PrivateMariadb {
  readonly url: string;
  /** Kill the server; its data stay. */
  kill(): Promise<void>;
  /** Start it again on its data and port. */
  start(): Promise<void>;
  /** End it and remove its data. */
  stop(): Promise<void>;
}

export function startMariadb(options?: { readonly settings?: readonly string[]; readonly parent?: string }): Promise<PrivateMariadb>;
