import { Failure } from '#contract/failure.js';
import type { FieldRule } from '#contract/catalog-key.js';
import type { Principal } from '#contract/principal.js';
import { requireCatalogReader, requireCatalogWriter } from '../products/access.js';
import type { Author } from '../products/write-gate.js';

/** A key of the catalog API, with the one catalog it sees. */
export interface KeyReader {
  readonly companyId: number;
  readonly catalogId: number;
  readonly keyId: string;
}

/** A key that writes, or a person who imports a file: what both write is planned alike. */
export interface KeyWriter extends KeyReader {
  readonly name: string;
  readonly author: Author;
  readonly rule: FieldRule;
}

/** The calling key; throws FORBIDDEN for every other caller. */
export function keyReader(principal: Principal): KeyReader {
  requireCatalogReader(principal);
  return keyOf(principal);
}

/** The calling key, which may write; throws FORBIDDEN for a key that only reads, and for every other caller. */
export function keyWriter(principal: Principal): KeyWriter {
  requireCatalogWriter(principal);
  const key = keyOf(principal);
  return { ...key, name: principal.actor, rule: key.fieldRule, author: { kind: 'key', keyId: key.keyId, name: principal.actor, rule: key.fieldRule } };
}

/** Stands where a key would for people: what they import is kept to nobody, and its ids are the products' own. */
export const PEOPLE = '00000000-0000-0000-0000-000000000000';

/** Whether people write, not a key. */
export const isOfPeople = ({ keyId }: { readonly keyId: string | null }): boolean => keyId === PEOPLE;

/** A person who imports a file into a catalog: without a field rule, as when people save products. Throws FORBIDDEN for one who may not write products. */
export function personWriter(principal: Principal, catalogId: number): KeyWriter {
  requireCatalogWriter(principal);
  return { companyId: principal.companyId, catalogId, keyId: PEOPLE, name: principal.actor, rule: 'SORGENTE', author: { kind: 'person' } };
}

/** The key that keeps the products to itself that it writes, where its rule says so (document 3, H, Field rule). */
export const keeperOf = ({ rule, keyId }: KeyWriter): string | undefined => (rule === 'SORGENTE' && keyId !== PEOPLE ? keyId : undefined);

function keyOf({ companyId, catalogKey, connectionId: keyId }: Principal): KeyReader & { readonly fieldRule: FieldRule } {
  if (!catalogKey || keyId === undefined) throw new Failure('FORBIDDEN', 'Only a key of the catalog API may do this');
  return { companyId, keyId, ...catalogKey };
}
