import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { MAKING, NAMED, NAMELESS } from './named.js';

const LISTED: ReadonlySet<string> = new Set([...Object.keys(NAMED), ...NAMELESS, ...MAKING]);

/** What an operation asks of the graph: `Mutation.cancelOrder`. */
const asked = ({ definitions }: DocumentNode): string[] => definitions.flatMap((one) => (one.kind !== Kind.OPERATION_DEFINITION ? [] : one.selectionSet.selections.flatMap((field) =>
  (field.kind === Kind.FIELD ? [`${one.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'}.${field.name.value}`] : []))));

const surfaces = await findSurfaces();
const ROWS = surfaces.flatMap(({ name, routes }) => routes.map(({ id, operation }) => ({ surface: name, id, operation })));

// A row only names records to the operations it asks: those are what keeps companies and warehouses apart.
test.each(ROWS)('$surface $id asks only what is known to keep companies and warehouses apart', ({ operation }) => {
  expect((operation ? asked(operation) : []).filter((name) => !LISTED.has(name))).toEqual([]);
});
