import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between the product and its database server. */
export interface DatabaseProxy {
  /** The same database, by way of the proxy. */
  through(url: string): string;
  /** All connections break and new ones are refused, as when the server is stopped. */
  cut(): void;
  /** Connections stay open and new ones are accepted, but no data passes, as when the server hangs or the network is gone. */
  hush(): void;
  /** All connections break when the server has answered the next COMMIT, which nobody reads; of one database where its name's end is given, and of a transaction with a statement that holds a text where one is given. */
  cutAtCommit(database?: string, statement?: string): void;
  /** Delays the server's answers by so many milliseconds. */
  delay(milliseconds: number): void;
  /** The server is available again. */
  restore(): Promise<void>;
  close(): void;
}

/** A proxy in front of a database server. */
export async function openDatabaseProxy(server: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let late = 0;
  let atCommit: { readonly database: string; readonly statement: string } | undefined;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    if (isSilent) socket.pause();
    return socket;
  };
  const proxy = createServer({ pauseOnConnect: true }, (near) => {
    const far = keep(connect(Number(port), hostname));
    let [commits, isMeant, greeting] = [false, false, ''];
    const isOf = (database: string): boolean => greeting.includes(`${database}\0`); // the first packet of a caller names the database
    keep(near).on('data', (bytes) => {
      greeting ||= bytes.toString('latin1');
      isMeant ||= atCommit !== undefined && isOf(atCommit.database) && bytes.includes(atCommit.statement);
      commits = isMeant && bytes.includes('COMMIT');
      far.write(bytes);
    }).on('close', () => far.destroy());
    far.on('data', (bytes) => { if (commits) cut(); else if (late > 0) setTimeout(() => near.write(bytes), late); else near.write(bytes); }).on('close', () => near.destroy());
    for (const socket of [near, far]) if (isSilent) socket.pause(); else socket.resume();
  });
  const listen = (at: number) => new Promise<void>((resolve) => { proxy.listen(at, '127.0.0.1', resolve); });
  await listen(0);
  const { port: own } = proxy.address() as AddressInfo;
  const cut = (): void => {
    atCommit = undefined;
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${String(own)}` }).toString(),
    cut,
    hush() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    delay(milliseconds) { late = milliseconds; },
    cutAtCommit(database = '', statement = '') { atCommit = { database, statement }; },
    async restore() {
      isSilent = false;
      late = 0;
      for (const socket of sockets) socket.resume();
      if (!proxy.listening) await listen(own);
    },
    close: cut,
  };
}
