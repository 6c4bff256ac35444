import { openClient } from './client.js';
import type { Served } from './served.js';
import type { SurfaceCall } from './surface-calls.js';

/** A caller that has got no answer, and what it had got before. */
export interface Ended {
  readonly name: string;
  /** The statuses it was answered with, each once. */
  readonly statuses: readonly number[];
  readonly failed: string;
}

/** Callers, each of whom makes one call again and again on a connection of its own until it gets no answer. */
export interface SteadyCallers {
  /** Resolves when each was answered. */
  readonly answered: Promise<unknown>;
  readonly ended: Promise<readonly Ended[]>;
}

/** Begin to call. */
export function callSteadily({ portOf }: Pick<Served, 'portOf'>, calls: readonly SurfaceCall[]): SteadyCallers {
  const waiting = new Set(calls.map(({ name }) => name));
  let everyone = (): void => undefined;
  const answered = waiting.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => { everyone = resolve; });
  const caller = async ({ name, host, target, init: { method = 'GET', headers, body } = {} }: SurfaceCall): Promise<Ended> => {
    const [client, statuses] = [openClient(), new Set<number>()];
    const sent = { method, headers: Object.fromEntries(new Headers(headers)), body: typeof body === 'string' ? body : '' };
    for (;;) {
      const { status = 0, failed } = await client.send(`http://127.0.0.1:${String(portOf(host))}${target}`, sent);
      if (failed !== undefined) { client.close(); return { name, statuses: [...statuses], failed }; }
      statuses.add(status);
      waiting.delete(name);
      if (waiting.size === 0) everyone();
    }
  };
  return { answered, ended: Promise.all(calls.map(caller)) };
}
