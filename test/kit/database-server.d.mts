/** A private server, see database-server.mjs. */
export interface PrivateServer {
  readonly url: string;
  /** Kill the server; its data stay. */
  kill(): Promise<void>;
  /** Start it again on its data and port. */
  start(): Promise<void>;
  /** End it and remove its data. */
  stop(): Promise<void>;
}

export function startDatabaseServer(options?: { readonly settings?: readonly string[]; readonly parent?: string }): Promise<PrivateServer>;
