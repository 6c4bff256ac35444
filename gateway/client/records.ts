import type { QueryPlanSelectionNode } from '@apollo/query-planner';

/** A record of an answer. */
export type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What identifies a record to another subgraph; without `__typename` for another member of a union, which the fetch says nothing of. */
export function represent(record: Data, selections: readonly QueryPlanSelectionNode[]): Data {
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
