import type { QueryPlanSelectionNode } from '@apollo/query-planner';

/** A record of an answer. */
export type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record of another subgraph, and everywhere it is referenced. */
export interface Entity<Place> {
  /** What identifies it to the other subgraph. */
  readonly representation: Data;
  readonly places: Place[];
}

/** The entities among the records of some places, each once however often it is referenced. */
export function distinctEntities<Place>(at: readonly Place[], recordOf: (place: Place) => Data, requires: readonly QueryPlanSelectionNode[]): readonly Entity<Place>[] {
  const byKey = new Map<string, Entity<Place>>();
  for (const place of at) {
    const representation = represent(recordOf(place), requires);
    if (!('__typename' in representation)) continue; // another member of a union, which this fetch says nothing of
    const key = JSON.stringify(representation);
    const known = byKey.get(key);
    if (known) known.places.push(place);
    else byKey.set(key, { representation, places: [place] });
  }
  return [...byKey.values()];
}

/** What a fetch for entities is asked with. */
export const representationsOf = (entities: readonly Entity<unknown>[]): { readonly representations: readonly Data[] } => ({ representations: entities.map(({ representation }) => representation) });

/** The variables that a fetch uses, of those that were given. */
export const usedVariables = (variables: Readonly<Data>, names: readonly string[] = []): Data =>
  Object.fromEntries(names.flatMap((name) => (variables[name] === undefined ? [] : [[name, variables[name]]])));

function represent(record: Data, selections: readonly QueryPlanSelectionNode[]): Data {
  const representation: Data = {};
  for (const selection of selections) {
    if (selection.kind === 'InlineFragment') {
      if (isOf(record, selection.typeCondition)) Object.assign(representation, represent(record, selection.selections));
    } else representation[selection.name] = nested(record[selection.name], selection.selections);
  }
  return representation;
}

const isOf = (record: Data, type: string | undefined): boolean => type === undefined || record['__typename'] === type;

const nested = (value: unknown, selections: readonly QueryPlanSelectionNode[] | undefined): unknown =>
  selections && isData(value) ? represent(value, selections) : value;

/** Add what another fetch answered of the same record. */
export function merge(target: Data, source: Readonly<Data>): void {
  for (const [name, value] of Object.entries(source)) {
    const known = target[name];
    if (isData(known) && isData(value)) merge(known, value);
    else if (Array.isArray(known) && Array.isArray(value)) mergeLists(known, value);
    else target[name] = value;
  }
}

function mergeLists(target: unknown[], source: readonly unknown[]): void {
  source.forEach((value, index) => {
    const known = target[index];
    if (isData(known) && isData(value)) merge(known, value);
    else target[index] = value;
  });
}
