import type { Config, HostName } from '#kernel/config.js';

const EVERY_ADDRESS = '0.0.0.0';

/** The address of a host on this machine. */
export const localUrl = ({ listenHost, ports }: Pick<Config, 'listenHost' | 'ports'>, host: HostName): string =>
  `http://${listenHost === EVERY_ADDRESS ? '127.0.0.1' : listenHost}:${String(ports[host])}`;
