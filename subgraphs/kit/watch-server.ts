import type { ConnectionOptions, createConnection as Connect } from 'mysql2';

/** Waits for work on a server; gives the work up, and rejects, once the server no longer answers anybody. */
export type Watch = <T>(work: Promise<T>, giveUp: () => void) => Promise<T>;

const PATIENCE_MILLISECONDS = 750;
const ANSWER_MILLISECONDS = 600;
const ATTEMPTS = 2; // one may fall into a pause of this very process

/**
 * A server that is stopped or cut off without a word leaves statements waiting for ever, but a slow statement is no fault. So work that
 * takes long has the server asked for a new connection, and is given up when it gives none. While it is known to be silent nobody is
 * patient, so that a call fails in time however many statements it tries.
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

/** Whether a server takes a new connection; what it says, even a refusal of its own, is an answer. */
export async function serverAnswers(uri: string): Promise<void> {
  const { createConnection } = await import('mysql2'); // loaded only by those who have such a server
  for (let attempt = 1; ; attempt += 1) {
    const error = await refusal(createConnection, { uri, connectTimeout: ANSWER_MILLISECONDS });
    if (error === undefined) return;
    if (attempt === ATTEMPTS) throw error;
  }
}

const refusal = (connect: typeof Connect, options: ConnectionOptions): Promise<Error | undefined> => new Promise((resolve) => {
  const connection = connect(options);
  const end = (error?: NodeJS.ErrnoException | null): void => {
    connection.destroy();
    resolve(error && error.code?.startsWith('ER_') !== true ? error : undefined);
  };
  connection.on('error', end);
  connection.connect(end);
});
