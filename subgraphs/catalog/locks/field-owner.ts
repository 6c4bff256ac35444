import { Failure } from '#contract/failure.js';
import type { CatalogKeyName } from '#subgraph-kit/subgraph.js';

/** The system that owns a field: a key of the catalog API, which keeps it whatever its name becomes, or a system without a key, which is a text. */
export interface FieldOwner {
  /** Its present name. */
  readonly owner: string;
  /** Null for a system without a key: no key writes its fields, not even one that gets its name. */
  readonly ownerKeyId: string | null;
}

interface Naming {
  readonly catalogId: number;
  /** The company's keys with this id, or this name whatever its capitals. */
  readonly keys: readonly CatalogKeyName[];
  /** The field of the input. */
  readonly field: 'ownedBy' | 'owner';
}

/** The owner that a text names; throws BAD_INPUT for the name of several keys of the catalog, and for one in other capitals. */
export function fieldOwner(named: string, { catalogId, keys, field }: Naming): FieldOwner {
  const ofCatalog = keys.filter((key) => key.catalogId === catalogId);
  const byId = ofCatalog.filter(({ id }) => id === named.toLowerCase());
  const [key, another] = byId.length > 0 ? byId : ofCatalog.filter(({ name }) => name === named);
  if (another) refuse(field, `is the name of several keys of this catalog: give the id of one, ${ofCatalog.map(({ id }) => id).join(' or ')}`);
  if (key) return { owner: key.name, ownerKeyId: key.id };
  if (ofCatalog.length > 0) refuse(field, `is not the name of a key letter by letter: there is ${ofCatalog.map(({ name }) => name).join(' and ')}`);
  return { owner: named, ownerKeyId: null };
}

function refuse(field: string, problem: string): never {
  throw new Failure('BAD_INPUT', `The owner ${problem}`, { [field]: [problem] });
}
