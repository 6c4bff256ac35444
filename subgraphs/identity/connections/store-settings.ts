import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import type { ConnectionKind } from './connection.js';
import type { StoredSettings } from './wms-settings.js';

/** Settings of a storefront's connection to set; absent fields keep their values, null restores the default. */
export interface StoreChoice {
  readonly origins?: readonly string[] | null | undefined;
}

/** The settings of a storefront's connection. */
export interface StoreSettings {
  /** The origins whose pages may ask: `https://shop.example`, in lower case; empty for any. */
  readonly origins: readonly string[];
}

const MOST_ORIGINS = 100;
const LONGEST_ORIGIN = 300;

interface Kept {
  readonly kind: ConnectionKind;
  readonly settings: StoredSettings;
}

/** The stored settings of a connection after a change; throws BAD_INPUT with every problem, and for another kind of connection. */
export function changedStoreSettings({ kind, settings }: Kept, { origins }: StoreChoice): StoredSettings {
  if (kind !== 'STORE') throw new Failure('BAD_INPUT', `A ${kind} connection has no such settings`, { store: ['is for another kind of connection'] });
  return origins === undefined ? settings : { ...settings, origins: validOrigins(origins ?? []) };
}

function validOrigins(texts: readonly string[]): readonly string[] {
  const problems = new Problems();
  if (texts.length > MOST_ORIGINS) throw new Failure('BAD_INPUT', 'Some settings are not valid', { 'store.origins': [`must have at most ${String(MOST_ORIGINS)} entries`] });
  const origins = texts.map(originOf);
  for (const [index, origin] of origins.entries()) problems.addOf('store.origins', String(index), origin === undefined ? 'must be an origin such as https://shop.example, without a path or wildcards' : undefined);
  problems.refuse('Some settings are not valid');
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

/** The origin of the pages of a shop, in lower case and without a slash at its end; undefined for what is none. */
function originOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_ORIGIN || !URL.canParse(trimmed)) return undefined;
  const { protocol, origin, host, href } = new URL(trimmed);
  return (protocol === 'https:' || protocol === 'http:') && !host.includes('*') && href === `${origin}/` ? origin : undefined;
}

/** The settings of a storefront's connection; null for other connections. */
export function storeSettings({ kind, settings: { origins } }: Kept): StoreSettings | null {
  return kind === 'STORE' ? { origins: Array.isArray(origins) ? origins.map(String) : [] } : null;
}
