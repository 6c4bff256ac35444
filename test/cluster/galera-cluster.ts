import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../kit/free-ports.js';
import { install, startNode, type GaleraNode, type NodePlace } from './galera-node.js';
import { ACCOUNT } from './galera-programs.js';

/** Three nodes of MariaDB with Galera, each of which has every row. */
export interface GaleraCluster {
  readonly nodes: readonly [GaleraNode, GaleraNode, GaleraNode];
  /** What PORTICO_DB names: `mysql://account@one,two,three/schema`. */
  urlOf(schema: string): string;
  close(): Promise<void>;
}

const PORTS_A_NODE = 4;
/** Nothing of it is worth keeping, and a node that is killed loses nothing that it wrote to a file. */
const MEMORY = '/dev/shm';

/** Start the nodes one after another, in a temporary folder and on free ports of this machine. */
export async function startCluster(): Promise<GaleraCluster> {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'portico-galera-'));
  const first = await freePorts();
  const portOf = (index: number): number => first + index * PORTS_A_NODE;
  const group = [0, 1, 2].map((index) => `127.0.0.1:${String(portOf(index) + 1)}`).join();
  const placeOf = (index: number): NodePlace => ({ name: `node-${String(index + 1)}`, folder: join(folder, String(index + 1)), port: portOf(index), group });
  const started: GaleraNode[] = [];
  const close = async (): Promise<void> => {
    for (const node of started) await node.kill().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    for (const index of [0, 1, 2]) mkdirSync(join(placeOf(index).folder, 'data'), { recursive: true });
    execFileSync('chown', ['-R', ACCOUNT, folder]);
    install(placeOf(0));
    const node = async (index: number): Promise<GaleraNode> => {
      const one = startNode(placeOf(index), index === 0);
      started.push(one);
      await one.synced();
      return one;
    };
    const one = await node(0);
    await one.rows("CREATE USER portico@'127.0.0.1' IDENTIFIED BY 'portico'");
    await one.rows("GRANT ALL ON *.* TO portico@'127.0.0.1'");
    const nodes = [one, await node(1), await node(2)] as const;
    return { nodes, close, urlOf: (schema) => `mysql://portico:portico@${nodes.map(({ url }) => new URL(url).host).join()}/${schema}` };
  } catch (error) {
    await close();
    throw error;
  }
}
