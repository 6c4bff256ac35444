import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isOfHost } from './database-error.js';
import { NoReadyHost, readyHost } from './ready-host.js';
import { serverPlace } from './server-access.js';
import { serverAnswers, type Watch } from './watch-server.js';

/** The hosts of a database, of which one at a time is written. */
export interface DatabaseHosts {
  /** The URL of the one that is written. */
  current(): string;
  /** A socket to it, for the driver; while another one is being chosen, the socket waits for that. The driver's settings get the host's name, with which it compares a certificate. */
  readonly connect: (driver?: DriverSettings) => Socket;
  /** Rejects when it is silent, or when another one is looked for and not found soon: nobody waits for each in turn. */
  answers(): Promise<void>;
  /** Hears of the failures of statements, and looks for another host where one is the host's. */
  hearing(watch: Watch): Watch;
  close(): void;
}

/** The driver's settings of all connections, as it hands them to who makes its sockets. */
interface DriverSettings {
  readonly config: { host?: string };
}

/** The hosts before and after a move, without account and schema. */
export interface HostMove {
  readonly from: string;
  readonly to: string;
}

interface HostParts {
  readonly choose?: typeof readyHost;
  readonly moved?: (move: HostMove) => void;
}

const [ROUND_MILLISECONDS, PATIENCE_MILLISECONDS] = [250, 1000];
/** A start asks so often: the machine may be busy with it, or the nodes with the loss of one. */
const FIRST_ROUNDS = 4;

/**
 * Writes one host until it fails; then everything moves to another one, and stays there when the first comes back. Connections to the host before are closed, so that nothing goes on
 * writing there, and `moved` is called. Rejects with NoReadyHost when none can be written.
 */
export async function databaseHosts(urls: readonly string[], { choose = readyHost, moved = () => undefined }: HostParts = {}): Promise<DatabaseHosts> {
  const sockets = new Set<Socket>();
  const state = { current: await chosenFirst(() => choose(urls)), isLooking: false };
  const closing = new AbortController();
  const isClosed = (): boolean => closing.signal.aborted;
  let choice = Promise.resolve(state.current);
  const look = async (): Promise<void> => {
    if (state.isLooking || isClosed()) return;
    state.isLooking = true;
    const first = choose(urls, state.current);
    choice = soon(first);
    choice.catch(() => undefined); // there may be no caller
    for (let round = first; !isClosed(); round = choose(urls, state.current)) {
      const next = await round.catch(() => undefined);
      if (next !== undefined) {
        choice = round;
        if (next !== state.current) leave({ from: state.current, to: next }, { sockets, moved });
        state.current = next;
        break;
      }
      await delay(ROUND_MILLISECONDS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    state.isLooking = false;
  };
  return {
    current: () => state.current,
    connect: (driver) => {
      const socket = socketTo(choice, driver);
      sockets.add(socket);
      return socket.once('close', () => { if (sockets.delete(socket)) void look(); }); // idle connections are the first to notice
    },
    answers: async () => { await (state.isLooking ? choice : serverAnswers(state.current)); },
    hearing: (watch) => (work, giveUp) => watch(work, giveUp).catch((error: unknown) => {
      if (isOfHost(error)) void look();
      throw error;
    }),
    close: () => { closing.abort(); },
  };
}

async function chosenFirst(choose: () => Promise<string>): Promise<string> {
  for (let round = 1; round < FIRST_ROUNDS; round += 1) {
    const found = await choose().catch(() => undefined);
    if (found !== undefined) return found;
    await delay(ROUND_MILLISECONDS);
  }
  return choose();
}

/** What callers wait for: a host that is found soon. While one is looked for longer they are refused at once. */
async function soon(found: Promise<string>): Promise<string> {
  const ended = new AbortController();
  const late = delay(PATIENCE_MILLISECONDS, undefined, { signal: ended.signal }).then(() => { throw new NoReadyHost('a host that can be written is looked for'); });
  try {
    return await Promise.race([found, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
  }
}

/** What is under way on its connections fails as on those that were lost. */
function leave({ from, to }: HostMove, { sockets, moved }: { readonly sockets: Set<Socket>; readonly moved: (move: HostMove) => void }): void {
  const abandoned = [...sockets];
  sockets.clear();
  for (const socket of abandoned) socket.destroy(Object.assign(new Error('Another host is written now'), { code: 'ECONNRESET' }));
  moved({ from: new URL(from).host, to: new URL(to).host });
}

function socketTo(choice: Promise<string>, driver?: DriverSettings): Socket {
  const socket = new Socket().setNoDelay(true).setKeepAlive(true);
  choice.then((url) => {
    const { host, port } = serverPlace(url);
    if (driver !== undefined) driver.config.host = host;
    if (!socket.destroyed) socket.connect(port, host);
  }, (error: unknown) => { socket.destroy(error instanceof Error ? error : undefined); });
  return socket;
}
