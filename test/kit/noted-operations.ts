import { channel } from 'node:diagnostics_channel';
import { Kind, type DocumentNode } from 'graphql';
import type { Graph } from '#client/graph.js';

/** Where the fields of the graph's root are published that an operation answered. */
const answered = channel('portico-test:operation');

/** The same graph, whose operations are recorded where somebody records them. */
export function noted(graph: Graph): Graph {
  if (!answered.hasSubscribers) return graph;
  return {
    ...graph,
    call: async (document, variables, context) => {
      const data = await graph.call(document, variables, context);
      answered.publish({ fields: fieldsOf(document) });
      return data;
    },
  };
}

const known = new WeakMap<DocumentNode, readonly string[]>();

function fieldsOf(document: DocumentNode): readonly string[] {
  const fields = known.get(document) ?? document.definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION
    ? definition.selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [`${definition.operation} ${selection.name.value}`] : []))
    : []));
  known.set(document, fields);
  return fields;
}
