import { connect as connectSocket } from 'node:net';
import type { createConnection as Connect } from 'mysql2';
import { serverAccess, serverPlace } from './server-access.js';

/** Waits for work on a server; abandons the work, and rejects, once the server no longer answers. */
export type Watch = <T>(work: Promise<T>, giveUp: () => void) => Promise<T>;

const PATIENCE_MILLISECONDS = 750;
const ANSWER_MILLISECONDS = 1500;
const INTRODUCED_MILLISECONDS = 5000;

/**
 * A server that hangs or is cut off leaves statements waiting forever, but a slow statement is no fault. So when work
 * takes long, the server is asked for a new connection, and the work is abandoned when it gives none. While the server is known to be
 * silent the waits are short, so that a call fails in time however many statements it tries.
 */
export function watchServer(answers: () => Promise<void>): Watch {
  let isSilent = false;
  let asking: Promise<void> | undefined;
  const ask = (): Promise<void> => {
    asking ??= answers().then(() => { isSilent = false; }, (error: unknown) => {
      isSilent = true;
      throw error;
    }).finally(() => { asking = undefined; });
    return asking;
  };
  return (work, giveUp) => new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const fail = (error: unknown): void => { reject(error); }; // eslint-disable-line @typescript-eslint/prefer-promise-reject-errors -- the driver's error as it is: its code is read later
    const wait = (): void => { if (!isOver) timer = setTimeout(look, isSilent ? 0 : PATIENCE_MILLISECONDS); };
    const look = (): void => void ask().then(wait, (error: unknown) => {
      if (isOver) return;
      giveUp();
      fail(error);
    });
    const end = (): void => {
      isOver = true;
      clearTimeout(timer);
    };
    wait();
    work.then((result) => { end(); resolve(result); }, (error: unknown) => { end(); fail(error); });
  });
}

/** Whether a server accepts a new connection; its first packet suffices, even a refusal: a slow server is available. */
export async function serverAnswers(uri: string): Promise<void> {
  const { createConnection } = await import('mysql2'); // loaded only where such a server is used
  const error = await refusal(createConnection, uri);
  if (error) throw error;
}

const refusal = (connect: typeof Connect, uri: string): Promise<Error | undefined> => new Promise((resolve) => {
  const socket = connectSocket(serverPlace(uri));
  const connection = connect({ ...serverAccess(uri), stream: socket, connectTimeout: INTRODUCED_MILLISECONDS });
  const answered = (error?: Error): void => {
    clearTimeout(timer);
    resolve(error);
  };
  const end = (error?: NodeJS.ErrnoException | null): void => {
    connection.destroy();
    answered(error && error.code?.startsWith('ER_') !== true ? error : undefined);
  };
  const giveUp = (): void => { end(Object.assign(new Error('The database server does not answer'), { code: 'ETIMEDOUT' })); };
  const timer = setTimeout(() => { setImmediate(giveUp); }, ANSWER_MILLISECONDS); // after a pause of this process a packet that has arrived is read first
  socket.once('data', () => { answered(); }); // and the handshake is completed and closed: a server blocks hosts with many incomplete handshakes
  connection.on('error', end);
  connection.connect(end);
});
