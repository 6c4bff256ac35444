import { distance } from 'fastest-levenshtein';
import { nearest } from './nearest.js';

/** A variable that looks like a setting of the product and is none. */
export interface UnknownSetting {
  readonly name: string;
  /** The setting that was most probably meant. */
  readonly meant?: string;
}

const PREFIX = 'PORTICO_';
const MOST_SLIPS = 2;
/** Kubernetes sets these for a service that is called portico. */
const OF_A_SERVICE = /_SERVICE_HOST$|_SERVICE_PORT(?:_|$)|_PORT_\d+_(?:TCP|UDP)/;
const ADDRESS_OF_A_SERVICE = /^(?:tcp|udp):\/\//;

/** The variables of an environment that were probably meant for the product and have no effect, by their names. */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>, names: readonly string[]): UnknownSetting[] {
  const isAnothers = (name: string): boolean => names.includes(name) || OF_A_SERVICE.test(name) || ADDRESS_OF_A_SERVICE.test(environment[name] ?? '');
  return Object.keys(environment).sort().filter((name) => !isAnothers(name)).flatMap((name) => unknown(name, names) ?? []);
}

function unknown(name: string, names: readonly string[]): UnknownSetting | undefined {
  const known = names.filter((one) => one.startsWith(PREFIX));
  const upper = name.toUpperCase();
  const isOurs = upper.startsWith(PREFIX);
  const meant = isOurs ? withoutPrefix(upper, names) ?? nearestOf(upper, known) : slipOf(upper, known);
  return isOurs || meant !== undefined ? { name, ...(meant !== undefined && { meant }) } : undefined;
}

/** PORT has no prefix, and is easily given one. */
const withoutPrefix = (name: string, names: readonly string[]): string | undefined => names.find((one) => one === name.slice(PREFIX.length));

/** What comes after the prefix decides: that alone makes any two of them alike. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const meant = nearest(name.slice(PREFIX.length), known.map((one) => one.slice(PREFIX.length)));
  return meant === undefined ? undefined : `${PREFIX}${meant}`;
}

/** A slip in the prefix: nothing else of an environment is so near to a setting. */
const slipOf = (name: string, known: readonly string[]): string | undefined =>
  (name.startsWith('PO') && name.length > PREFIX.length ? known.find((one) => distance(name, one) <= MOST_SLIPS) : undefined);
