import { readConfig } from '#kernel/config.js';
import type { Settings } from './portico-process.js';

/** For processes whose hosts have the public addresses of another one, or of a load balancer, whose first port is given. */
export const publicUrls = (base: number): Settings => settingsOf(readConfig({ PORT: String(base) }).urls, 'URL');

/** For processes without subgraphs: they are in the processes whose first port is given. */
export const graphUrls = (base: number): Settings => settingsOf(readConfig({ PORT: String(base) }).subgraphUrls, 'GRAPH_URL');

const settingsOf = (urls: Readonly<Record<string, string>>, end: string): Settings => Object.fromEntries(Object.entries(urls).map(([name, url]) => [`PORTICO_${name.toUpperCase()}_${end}`, url]));
