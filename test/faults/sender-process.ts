import { fork } from 'node:child_process';
import { once } from 'node:events';
import { SHORT_LIVED } from '../kit/short-lived.js';
import type { SenderOrders, SenderWords } from './sender-orders.js';

/** A sender of webhooks in a process of its own. */
export interface SenderProcess {
  /** Resolves once nothing is due or in progress, with how many attempts it stored; rejects when it died before. */
  readonly drained: Promise<number>;
  /** Resolves when it has ended. */
  readonly died: Promise<void>;
  /** Start sending, if it was started waiting. */
  go(): void;
  /** kill -9. */
  kill(): void;
}

const SCRIPT = 'dist/bundle/webhook-sender.js';

/** Start a sender and wait until it begins; rejects with what it said when it ends before. */
export async function startSender(orders: SenderOrders): Promise<SenderProcess> {
  const child = fork(SCRIPT, [JSON.stringify(orders)], { env: { PATH: process.env['PATH'] }, execArgv: [...SHORT_LIVED], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const said: string[] = [];
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
  const died = once(child, 'exit').then(() => undefined);
  const words = (message: SenderWords): number | undefined => (message === 'up' ? undefined : message.recorded);
  const ended = died.then((): never => { throw new Error(`It ended before it had reported: ${said.join('')}`); });
  const drained = new Promise<number>((resolve, reject) => {
    child.on('message', (message: SenderWords) => {
      const recorded = words(message);
      if (recorded === undefined) return;
      resolve(recorded);
      child.disconnect();
    });
    ended.catch(reject);
  });
  drained.catch(() => undefined); // a process that was killed reports nothing
  await Promise.race([once(child, 'message'), ended]);
  return { drained, died, go: () => { child.send('go'); }, kill: () => { child.kill('SIGKILL'); } };
}
