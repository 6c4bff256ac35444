import type { HostName } from '#kernel/config.js';
import type { MadeConnection } from '../kit/running-surfaces.js';

/** Every surface of a running product, with a company that has a connection of each kind, wherever it runs. */
export interface Served {
  readonly connections: readonly MadeConnection[];
  readonly company: {
    asStaff(operation: string, variables?: object): Promise<unknown>;
    publishItems(): Promise<unknown>;
  };
  /** What an assistant sends of an owner of the company. */
  assistant(): Promise<Record<string, string>>;
  portOf(host: HostName): number;
}
