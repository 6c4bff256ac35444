import { Failure } from '#contract/failure.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Withheld } from './write-gate.js';

/** The fields of a product that must keep their values, and the key that keeps it to itself. */
interface Kept {
  readonly withheld: readonly Pick<Withheld, 'field' | 'owner'>[];
  readonly writtenBy: string | null;
}

/** Refuse a save of people that would change fields which others write: FIELD_LOCKED with each field, who has it, and the way out. */
export function refuseLocked(products: readonly Kept[]): void {
  const fields = products.flatMap(({ withheld, writtenBy }) => withheld.map(({ field, owner }) => ({ field, owner, key: owner === null ? writtenBy : null })));
  if (fields.length === 0) return;
  const owned = grouped(fields.filter(({ owner }) => owner !== null), ({ owner }) => owner ?? '');
  const kept = grouped(fields.filter(({ key }) => key !== null), ({ key }) => key ?? '');
  const said = [
    ...[...owned].map(([owner, some]) => `${namesOf(some)}: owned by ${owner}; change it there, or unlock it (unlockFields, or ownedBy of the attribute)`),
    ...[...kept].map(([key, some]) => `${namesOf(some)}: ${keptBy(key)}`),
  ];
  throw new Failure('FIELD_LOCKED', `Other systems alone write these fields. ${said.join('. ')}`, { locked: unique(fields), owners: [...owned.keys()], keys: [...kept.keys()] });
}

/** What people can do about a key that keeps products to itself. */
export const keptBy = (key: string): string => `kept by the key ${key} of the catalog API, whose rule is SORGENTE; change it there, or delete the key (deleteConnection)`;

const unique = (fields: readonly { readonly field: string }[]): string[] => [...new Set(fields.map(({ field }) => field))];

const namesOf = (fields: readonly { readonly field: string }[]): string => unique(fields).join(', ');
