import { FIELD_RULES, type CatalogKey, type FieldRule } from '#contract/catalog-key.js';
import { Failure } from '#contract/failure.js';
import type { Scope } from '#contract/scopes.js';
import type { IdentityContext } from '../identity-deps.js';
import type { ConnectionKind } from './connection.js';
import { settingsOf, type StoredSettings } from './wms-settings.js';

/** What a key of the catalog API may do: read, or read and write. */
export type KeyLevel = 'READ' | 'WRITE';

/** How a key of the catalog API is made; what is not given has its default. */
export interface CatalogKeyChoice {
  /** The company's first catalog unless given. */
  readonly catalogId?: number | null | undefined;
  /** WRITE unless given. */
  readonly level?: KeyLevel | null | undefined;
  /** INSERIMENTO unless given. */
  readonly fieldRule?: FieldRule | null | undefined;
}

/** A key's settings with its level, which its scopes hold. */
export interface CatalogKeySettings extends CatalogKey {
  readonly level: KeyLevel;
}

/** The settings and scopes of a new key; throws BAD_INPUT for another kind of connection, scopes beside a level, or a catalog that the company does not have. */
export async function chosenCatalogKey(context: IdentityContext, kind: ConnectionKind, { choice, scopes }: { choice: CatalogKeyChoice | null | undefined; scopes: readonly string[] | null | undefined }):
Promise<{ readonly settings: StoredSettings; readonly scopes: readonly string[] | null | undefined }> {
  if (!choice) return { settings: {}, scopes };
  if (kind !== 'CATALOG') throw new Failure('BAD_INPUT', `A ${kind} connection has no such settings`, { catalogKey: ['is for another kind of connection'] });
  if (choice.level && scopes) throw new Failure('BAD_INPUT', 'The level of a key says its scopes', { scopes: ['must not be given beside catalogKey.level'] });
  const { catalogId, fieldRule, level } = choice;
  if (typeof catalogId === 'number' && !await context.identity.catalogExists(context, catalogId)) {
    throw new Failure('BAD_INPUT', 'Your company has no catalog with this id', { 'catalogKey.catalogId': ['is not a catalog of the company'] });
  }
  return {
    settings: Object.fromEntries(Object.entries({ catalogId, fieldRule }).filter(([, value]) => value != null)),
    scopes: level ? LEVELS[level] : scopes,
  };
}

const LEVELS: Readonly<Record<KeyLevel, readonly Scope[]>> = { READ: ['catalog:read'], WRITE: ['catalog:read', 'catalog:write'] };

/** The settings of a key of the catalog API; null for other connections. */
export function catalogKeySettings({ kind, settings, scopes }: { readonly kind: ConnectionKind; readonly settings: StoredSettings; readonly scopes: readonly Scope[] }): CatalogKeySettings | null {
  if (kind !== 'CATALOG') return null;
  const { catalogId, fieldRule } = settingsOf({ kind, settings }) ?? {};
  return { catalogId: Number(catalogId), fieldRule: FIELD_RULES.find((rule) => rule === fieldRule) ?? 'PLATFORM', level: scopes.includes('catalog:write') ? 'WRITE' : 'READ' };
}
