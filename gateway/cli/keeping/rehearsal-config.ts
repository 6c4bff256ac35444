import { join } from 'node:path';
import { SUBGRAPHS, type Config, type DatabaseLocation, type HostName, type SubgraphName } from '#kernel/config.js';
import { knownMasterKeys } from '../../server/master-key.js';

/** Where a backup is rehearsed. */
export interface RehearsalPlace {
  /** A new folder for everything that is a file. */
  readonly folder: string;
  /** Tells the schemas on a server from the real ones. */
  readonly suffix: string;
}

/** The settings of a product that serves what is rehearsed to nobody: on free ports of this machine, without a worker, so that nothing is sent, mailed or relayed. */
export function rehearsalConfig(config: Config, { folder, suffix }: RehearsalPlace): Config {
  const { safelist: _safelist, redisUrl: _redis, masterKeys: _given, ...rest } = config;
  const known = knownMasterKeys(config);
  return {
    ...rest, dataFolder: folder, listenHost: '127.0.0.1', services: ['gateway', 'surfaces', 'collector', ...SUBGRAPHS], demo: false, logLevel: 'silent', drainMilliseconds: 0, leastFreeBytes: 0,
    ports: zeros(config.ports), subgraphPorts: zeros(config.subgraphPorts),
    databases: Object.fromEntries(SUBGRAPHS.map((name) => [name, placed(config.databases[name], { name, folder, suffix })])) as Record<SubgraphName, DatabaseLocation>,
    blobs: { kind: 'folder', folder: join(folder, 'blobs') },
    mail: { kind: 'files', folder: join(folder, 'mail'), from: 'portico@localhost' },
    ...(known && { masterKeys: known.keys }),
  };
}

const zeros = <Name extends HostName | SubgraphName>(ports: Readonly<Record<Name, number>>): Record<Name, number> =>
  Object.fromEntries(Object.keys(ports).map((name) => [name, 0])) as Record<Name, number>;

function placed(location: DatabaseLocation, { name, folder, suffix }: RehearsalPlace & { readonly name: SubgraphName }): DatabaseLocation {
  if (location.kind === 'sqlite') return { kind: 'sqlite', file: join(folder, `${name}.sqlite`) };
  const beside = (url: string): string => Object.assign(new URL(url), { pathname: `${new URL(url).pathname}_${suffix}` }).toString();
  return { kind: 'mysql', url: beside(location.url), ...(location.others && { others: location.others.map(beside) }) };
}
